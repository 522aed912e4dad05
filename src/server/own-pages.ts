import { canParse } from '../domain/addresses/can-parse'
import { isLocalSite } from '../domain/addresses/local-site'
import { languageTag, type Locale, LOCALES } from '../domain/locales/locales'
import { publicPath } from '../domain/addresses/paths'
import type { PageAnswer } from './own-questions'

/** A page that did not come. */
export interface MissingPage {
  path: string
  /** For the operator: what came in its place. */
  why: string
  /** Whether it may only have been too much at that moment. */
  isUnsure: boolean
}

/** @throws where nobody answers */
type AskForPage = (path: string) => Promise<PageAnswer>

interface OwnPage {
  path: string
  locale: Locale
  statuses: readonly number[]
}

/**
 * The pages by which the site knows that it can be read. The home page in the language without a prefix is kept, and comes
 * from memory once it was asked for; an empty site says in its place that there is none. The cookie settings in a second
 * language are rendered at each request, by a rewrite of Next's.
 */
function ownPages(defaultLocale: Locale): readonly OwnPage[] {
  const second = LOCALES.find((locale) => locale !== defaultLocale) ?? defaultLocale
  const at = (locale: Locale, path: string) => publicPath({ locale, path }, defaultLocale)
  return [
    { path: at(defaultLocale, ''), locale: defaultLocale, statuses: [200, 404, 410] },
    { path: at(second, 'consent'), locale: second, statuses: [200] },
  ]
}

/**
 * Asks for a page in two languages.
 * @param siteUrl by which a redirect that stays here is told from one that leads to another site
 * @returns those that did not come
 */
export async function askForOwnPages(
  { defaultLocale, siteUrl }: { defaultLocale: Locale; siteUrl: string },
  ask: AskForPage,
): Promise<MissingPage[]> {
  const pages = ownPages(defaultLocale)
  const missing = await Promise.all(pages.map((page) => askForPage(page, siteUrl, ask)))
  return missing.filter((page) => page !== undefined)
}

/** An editor may lead readers from the home page to another one; more in a row lead nowhere. */
const MOST_REDIRECTS = 3

async function askForPage(
  { path, locale, statuses }: OwnPage,
  siteUrl: string,
  ask: AskForPage,
): Promise<MissingPage | undefined> {
  const failed = (why: string, isUnsure = false) => ({ path, why, isUnsure })
  let at = path
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await ask(at).catch((error: unknown) => failed(sentenceOf(error), isLate(error)))
    if ('why' in answer) return answer
    const { status, headers, body } = answer
    const there = at === path ? '' : ` at ${at}`
    if (status === 503) return failed(`answered 503${there}`, true)
    if (status === 307 || status === 308) {
      const location = headers.location ?? ''
      if (!canParse(location, siteUrl)) return failed(`leads to "${location}"`)
      const to = new URL(location, siteUrl)
      const staysHere = to.origin === new URL(siteUrl).origin
      // To another site an editor may lead; to another address of this machine nobody does.
      if (!staysHere && !isLocalSite(to.origin)) return undefined
      if (!staysHere) return failed(`leads to ${to.href}`)
      at = `${to.pathname}${to.search}`
    } else if (!statuses.includes(status)) {
      return failed(`answered ${status}${there}`)
    } else {
      return isPageIn(locale, body) ? undefined : failed(`is no page in ${languageTag(locale)}`)
    }
  }
  return failed(`leads from one address to the next, the last of them ${at}`)
}

const isPageIn = (locale: Locale, html: string) =>
  html.includes('</html>') && /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] === languageTag(locale)

const isLate = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')

/** What Node says of a connection names address and port. */
function sentenceOf(error: unknown): string {
  if (isLate(error)) return 'gave no answer in time'
  return `gave no answer: ${error instanceof Error ? error.message : String(error)}`
}
