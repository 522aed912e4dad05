import { isLocale } from '../locales/locales'
import { isPortal } from '../portal-feeds/portal-names'

/** The part of a request that a guard reads. */
export interface GuardedRequest {
  /** The parameters of the row's pattern. */
  params: Readonly<Partial<Record<string, string | string[]>>>
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Whether the address exists. When a guard returns false, the answer is a 404. A guard reads nothing but its argument.
 */
export type Guard = (asked: GuardedRequest) => boolean

/** The guards by name, for the route table. The rights of a reader are checked in the data layer, not here. */
export const GUARDS = {
  'site language': ({ params }) => isLocale(params.language),
  portal: ({ params }) => isPortal(params.portal),
  'document number': ({ params }) =>
    /^[a-z-]+$/.test(String(params.collection)) && /^\d{1,9}$/.test(String(params.document)),
  'number in an address': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.vacancy)),
  'number of a guide': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.guide)),
  'number of a service': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.service)),
  'entry of a record': ({ params }) => /^(?:new|[1-9]\d{0,8})$/.test(String(params.entry)),
  'number of an entry': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.entry)),
  'number of a company': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.company)),
  'seat at a desk': ({ params }) =>
    /^[1-9]\d{0,8}$/.test(String(params.company)) && /^[1-9]\d{0,8}$/.test(String(params.seat)),
  'number of a file': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.file)),
  // 43 characters, as `newToken` makes them; a calendar program that has cut its address learns nothing.
  'token of a calendar': ({ params }) => /^[\w-]{43}$/.test(String(params.token)),
  'reported document': ({ params }) =>
    /^(?:vacancies|crewings)$/.test(String(params.type)) &&
    /^[1-9]\d{0,8}$/.test(String(params.document)),
  // Numbered sitemaps begin at 2 and have no leading zeros.
  'sitemap number': ({ params: { number } }) =>
    number === undefined || /^(?:[a-z]+-)?(?:[2-9]|[1-9]\d{1,5})$|^[a-z]+$/.test(String(number)),
} satisfies Record<string, Guard>

export type GuardName = keyof typeof GUARDS

/**
 * The name of an access guard for visitors who are neither everybody nor staff. The data layer checks it at each
 * request (`cms/services/seaman-only/seaman-only.ts`). The route table only names it and checks nothing.
 */
export type VisitorGuardName = 'seaman-only'
