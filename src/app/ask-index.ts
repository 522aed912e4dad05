import {
  findPathInIfKnown,
  ifKnown,
  lookUpOrRemember,
  tagRevisionsIfKnown,
  type Unavailable,
} from '../cms/publications/reading/last-known'
import type { LookUp } from '../cms/publications/reading/publication-index'
import { SECTIONS_TAG } from '../cms/publications/tag-sql'
import { keyInCurrency, readCurrency } from '../domain/money/display-currency'
import { isBelowHelp, languagesOfHelpAddress } from '../domain/help-words/help-address'
import type { Locale } from '../domain/locales/locales'
import { type LocalizedPath, parsePublicPath, publicPath } from '../domain/addresses/paths'
import { keyOfListPage } from '../domain/addresses/page-key'
import { type IndexAnswer, type LookedUp, pageHeaders } from '../domain/routes/index-answer'
import { siteProcess } from '../domain/process/site-process'
import { env, isSecureSite } from '../env'
import { findHelpPath } from '../features/navigation/help-path'
import { type ListQuery, readListQuery } from './list-queries'
import { SHORT_ADDRESSES } from './short-addresses'

/**
 * Looks a page up in the publication index and returns the answer, without rendering and without Next. The query runs
 * after the request has arrived, so no reader gets an older state (docs/decisions/045-stored-bodies-before-next.md).
 * @param cookies the reader's cookies
 */
async function askIndex(lookedUp: LookedUp, cookies: string): Promise<IndexAnswer> {
  const { route, asked, answer } = lookedUp
  const { locale, path, isCanonical, remembered, chosen, readersLocale, isNegotiated } = answer
  const found = await lookUpOrRemember(locale, path)
  const help = await helpAskedFor(lookedUp, found.kind)
  if (help) return redirectForReader(help)
  if (!isCanonical || found.kind === 'moved') {
    const to = found.kind === 'moved' ? found.to : { locale, path }
    return { kind: 'redirect', to: address(to), audience: 'everybody', remembered }
  }
  const failed = (status: '404' | '410' | '503'): IndexAnswer => ({
    kind: 'error',
    locale: readersLocale,
    status,
    isNegotiated,
  })
  switch (found.kind) {
    case 'live':
    case 'untranslated': {
      if (readersLocale !== locale) {
        const there = await findPathInIfKnown(readersLocale, { locale, path })
        if (there !== undefined) {
          return redirectForReader({ locale: readersLocale, path: there })
        }
      }
      const { showsPrices, hasPages, lists } = found
      const told = { isNegotiated, chosen, isSecure: isSecureSite }
      const filtered = lists && (await readListQuery(lists, asked.query))
      if (filtered) {
        const { list, query } = filtered
        const page = `/${locale}/find/${list}`
        return {
          kind: 'page',
          page,
          query,
          cachedBy:
            route.limiter === 'searches'
              ? {
                  store: 'searches',
                  name: await nameOfFound(filtered, { page, key: found.key, locale }),
                }
              : { store: 'none' },
          headers: pageHeaders({ ...told, isIndexed: false }),
        }
      }
      // Each currency has its own page, because a cached page cannot depend on a cookie.
      const shown = hasPages ? keyOfListPage(found.key, asked.query) : found.key
      const key = showsPrices ? keyInCurrency(shown, readCurrency(cookies)) : shown
      return {
        kind: 'page',
        page: `/${locale}/r/${key}${publicPath({ locale, path }, locale)}`,
        cachedBy: { store: 'pages', isUrgent: () => isBelowHelp(path) },
        headers: pageHeaders({ ...told, showsPrices }),
      }
    }
    case 'elsewhere':
      return { kind: 'redirect', to: found.url, audience: 'everybody' }
    case 'gone':
      return failed('410')
    case 'unknown': {
      const meant = SHORT_ADDRESSES.get(path.toLowerCase())
      const there =
        (await pathInReadersLocale(readersLocale, { locale, path })) ??
        (meant === undefined ? undefined : { locale: readersLocale, path: meant })
      return there === undefined ? failed('404') : redirectForReader(there)
    }
    case 'unavailable':
      return failed('503')
  }
}

/**
 * Finds the help page for an address that means "help" and has no page, or has one in another language. A reader who
 * types `помощь` reads Russian, whatever the browser sends. An address with a language prefix gets that language.
 */
async function helpAskedFor(
  { asked, answer: { locale, path, readersLocale } }: LookedUp,
  found: (LookUp | Unavailable)['kind'],
): Promise<LocalizedPath | undefined> {
  if (found !== 'unknown' && found !== 'moved') return undefined
  const languages = languagesOfHelpAddress(path)
  if (!languages) return undefined
  const parsed = parsePublicPath(asked.path, env.DEFAULT_LOCALE)
  const saysLanguage = parsed.kind === 'page' && parsed.hasPrefix
  if (found === 'moved' && (saysLanguage || languages.length === 0)) return undefined
  const [first = readersLocale] = languages
  const ofWord = languages.includes(readersLocale) ? readersLocale : first
  const spoken = saysLanguage ? locale : ofWord
  const there = await ifKnown(() => findHelpPath(spoken))
  return there === undefined ? undefined : { locale: spoken, path: there }
}

/** Shares `askIndex` with the front server, which is another bundle in this process (src/server/front-door.ts). */
export function shareIndex(): void {
  siteProcess().askIndex = askIndex
}

/** Returns the cache name of a page of search results; `undefined` when the page is for this reader alone. */
async function nameOfFound(
  { query, isKept, showsGuides }: ListQuery,
  { page, key, locale }: { page: string; key: string; locale: Locale },
): Promise<string | undefined> {
  if (!isKept) return undefined
  const guides = showsGuides ? await tagRevisionsIfKnown(SECTIONS_TAG, locale) : ''
  return guides === undefined ? undefined : `${page} ${key} ${guides} ${query}`
}

/** Finds the path in the reader's language when the default language has no such page. Usually there is none. */
async function pathInReadersLocale(
  locale: Locale,
  asked: LocalizedPath,
): Promise<LocalizedPath | undefined> {
  if (locale === asked.locale) return undefined
  const found = await lookUpOrRemember(locale, asked.path)
  if (found.kind === 'moved') return found.to
  return found.kind === 'live' || found.kind === 'untranslated'
    ? { locale, path: asked.path }
    : undefined
}

function redirectForReader(to: LocalizedPath): IndexAnswer {
  return { kind: 'redirect', to: address(to), audience: 'reader' }
}

function address(page: LocalizedPath): string {
  return publicPath(page, env.DEFAULT_LOCALE)
}
