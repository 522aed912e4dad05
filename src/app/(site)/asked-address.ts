import {
  lastLiveAddresses,
  type LiveAddress,
} from '@/cms/publications/reading/live-addresses.queries'
import type { AskedAddress } from '@/domain/addresses/error-template'
import type { Locale } from '@/domain/locales/locales'
import { nearAddresses, wordsOfAddress } from '@/domain/addresses/near-addresses'
import { parsePublicPath, publicPath, readableAddress } from '@/domain/addresses/paths'
import { COMPANY_LIST_PATH, SEARCH_PAGE, VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'
import { siteProcess } from '@/domain/process/site-process'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { languageAttributes } from '@/ui/components/language-attributes'

/**
 * Describes a requested address for an error page. It does not wait for the database: similar addresses come from the
 * last known list.
 * @param asked the requested address
 */
export async function describeAddress(
  asked: { path: string; query: string },
  { locale, hasNear }: { locale: Locale; hasNear: boolean },
): Promise<AskedAddress> {
  const path = contentPath(asked.path)
  const isOfJobs = path?.startsWith(`${VACANCY_LIST_PATH}/`) === true
  const near = hasNear && path !== undefined ? await nearLive(locale, path) : []
  return {
    isOfJobs,
    isMainPage: path === '',
    address: readableAddress(`${asked.path}${asked.query}`),
    words: hasNear && path !== undefined && !isOfJobs ? wordsOfAddress(path) : '',
    near: near.map(({ path: there, title, locale: written }) => ({
      href: publicPath({ locale, path: there }, env.DEFAULT_LOCALE),
      title,
      attributes: languageAttributes(written, locale),
    })),
  }
}

/**
 * Shares `describeAddress` with the front server, which is another bundle in this process
 * (src/server/error-templates.ts).
 */
export function shareAddresses(): void {
  siteProcess().describeAddress = describeAddress
}

/** Finds live pages with similar addresses. A mistyped address of a company or vacancy gets the list of vacancies. */
async function nearLive(locale: Locale, path: string): Promise<LiveAddress[]> {
  const [list, ...others] = await ownAddresses(locale)
  const own = new Set([list, ...others].map(({ path: there }) => there))
  const live = (await lastLiveAddresses(locale)) ?? []
  const known = [...others, ...live.filter(({ path: there }) => !own.has(there))]
  if (!path.startsWith(`${VACANCY_LIST_PATH}/`)) return nearAddresses(path, [list, ...known])
  return [list, ...nearAddresses(path, known).slice(0, 3)]
}

/** Returns the site's own pages, whose titles are not in the publication index. The list of vacancies is the first. */
async function ownAddresses(locale: Locale): Promise<[LiveAddress, ...LiveAddress[]]> {
  const [jobs, companies, search] = await Promise.all([
    messagesIn(locale, 'vacancies'),
    messagesIn(locale, 'companies'),
    messagesIn(locale, 'search'),
  ])
  return [
    { path: VACANCY_LIST_PATH, title: jobs('nav'), locale },
    { path: COMPANY_LIST_PATH, title: companies('nav'), locale },
    { path: SEARCH_PAGE, title: search('title'), locale },
  ]
}

/** The content path of an address; none where the address is malformed. */
function contentPath(address: string): string | undefined {
  const asked = parsePublicPath(address, env.DEFAULT_LOCALE)
  return asked.kind === 'page' ? asked.path : undefined
}
