import { isLocale } from '../locales/locales'

/** What an address is asked with. */
export interface GuardedRequest {
  /** The parameters of the row's pattern. */
  params: Readonly<Partial<Record<string, string | string[]>>>
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Whether the address may be asked for so; where a guard says no, the answer is a 404. It reads nothing but this. */
export type Guard = (asked: GuardedRequest) => boolean

/** Checks that rows of the table of routes name. What somebody may read is decided where the data is. */
export const GUARDS = {
  'site language': ({ params }) => isLocale(params.language),
  'document number': ({ params }) =>
    /^[a-z-]+$/.test(String(params.collection)) && /^\d{1,9}$/.test(String(params.document)),
  'number in an address': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.vacancy)),
  'number of a guide': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.guide)),
  'number of a service': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.service)),
  'number of a file': ({ params }) => /^[1-9]\d{0,8}$/.test(String(params.file)),
  'reported document': ({ params }) =>
    /^(?:vacancies|crewings)$/.test(String(params.type)) &&
    /^[1-9]\d{0,8}$/.test(String(params.document)),
  // It begins at 2, without zeros: another one is no sitemap of ours.
  'sitemap number': ({ params: { number } }) =>
    number === undefined || /^(?:[a-z]+-)?(?:[2-9]|[1-9]\d{1,5})$|^[a-z]+$/.test(String(number)),
} satisfies Record<string, Guard>

export type GuardName = keyof typeof GUARDS

/**
 * Who an address is for, where that is neither everybody nor the staff: a guard that the data layer asks at each request,
 * by this name (`cms/services/seaman-only/seaman-only.ts`). The table only says where one stands: it lets nobody in.
 */
export type VisitorGuardName = 'seaman-only'
