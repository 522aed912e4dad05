import { LOCALES } from '../../src/domain/locales/locales'
import { linksIn, readPage } from './read-page'

const LOCALE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`)

/** What has one answer for everybody: no form, no search, nothing with a query. */
const IS_PAGE = /^(?!\/(?:admin|api|server|seaman|forms|search|feeds|consent)\b)[^?.]*$/

/**
 * Paths of pages that answer 200, found by following links from the home page of each language; reading them renders them.
 * @param most of them, and fewer where there are fewer
 */
export async function pathsOf(origin: string, most: number): Promise<string[]> {
  const paths = new Set(['/', ...LOCALES.map((locale) => `/${locale}`)])
  const pages: string[] = []
  for (const path of paths) {
    if (pages.length === most) break
    const { status, text } = await readPage(`${origin}${path}`)
    if (status !== 200) continue
    pages.push(path)
    for (const link of linksIn(text)) if (IS_PAGE.test(link.replace(LOCALE, ''))) paths.add(link)
  }
  return pages
}
