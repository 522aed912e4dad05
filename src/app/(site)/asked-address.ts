import {
  lastLiveAddresses,
  type LiveAddress,
} from '@/cms/publications/reading/live-addresses.queries'
import type { AskedAddress } from '@/domain/addresses/error-template'
import type { Locale } from '@/domain/locales/locales'
import { nearAddresses, wordsOfAddress } from '@/domain/addresses/near-addresses'
import { parsePublicPath, publicPath, readableAddress } from '@/domain/addresses/paths'
import { SEARCH_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { languageAttributes } from '@/ui/components/language-attributes'

import { COMPANY_LIST_PATH, VACANCY_LIST_PATH } from './vacancy-list-path'

/**
 * What an error page says of an address that was asked for. Nothing waits for the database: addresses near it are those that
 * were last known.
 * @param asked as it was asked for
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

/** Offers it to the front server, which runs in this process as a bundle of its own (src/server/error-templates.ts). */
export function shareAddresses(): void {
  const shared: typeof globalThis & { describeAddress?: typeof describeAddress } = globalThis
  shared.describeAddress = describeAddress
}

/** Live pages whose addresses are near the one that was asked for; what was mistyped among the jobs leads to their list. */
async function nearLive(locale: Locale, path: string): Promise<LiveAddress[]> {
  const [list, ...others] = await ownAddresses(locale)
  const own = new Set([list, ...others].map(({ path: there }) => there))
  const live = (await lastLiveAddresses(locale)) ?? []
  const known = [...others, ...live.filter(({ path: there }) => !own.has(there))]
  if (!path.startsWith(`${VACANCY_LIST_PATH}/`)) return nearAddresses(path, [list, ...known])
  return [list, ...nearAddresses(path, known).slice(0, 3)]
}

/** The ledger has no titles of the site's own pages in each language. The list of jobs is the first. */
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
