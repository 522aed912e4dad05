import type { Locale } from '../locales/locales'
import type { LocalizedPath } from './paths'

/** One sitemap file: the pages of a language, from the first file (1) on. */
export interface SitemapFile {
  locale: Locale
  number: number
}

// No leading zero and no `-1`: every file has one name.
const NUMBERED = /^sitemap(?:-(?<locale>[a-z]+))?(?:-(?<number>[1-9]\d{0,5}))?\.xml$/

/**
 * Which sitemap file a content path asks for; `undefined` where it is none. A sitemap may only list
 * what stands at or below its own folder, so the files of the language without a prefix stand at the
 * root and name it (`sitemap-en.xml`, `sitemap-en-2.xml`); those of the others below their prefix
 * (`sitemap.xml`, `sitemap-2.xml`). With the prefix written out the default's are found there too.
 * @example parseSitemapPath({ locale: 'uk', path: 'sitemap-2.xml', hasPrefix: true }) // uk, 2
 */
export function parseSitemapPath({
  locale,
  path,
  hasPrefix,
}: LocalizedPath & { hasPrefix: boolean }): SitemapFile | undefined {
  const found = NUMBERED.exec(path)
  if (!found || found.groups?.locale !== (hasPrefix ? undefined : locale)) return undefined
  const number = Number(found.groups?.number ?? 1)
  return number === 1 && found.groups?.number !== undefined ? undefined : { locale, number }
}

/**
 * The public path of a sitemap file.
 * @example sitemapPath({ locale: 'en', number: 2 }, 'en') // '/sitemap-en-2.xml'
 */
export function sitemapPath({ locale, number }: SitemapFile, defaultLocale: Locale): string {
  const stem = locale === defaultLocale ? `/sitemap-${locale}` : `/${locale}/sitemap`
  return number === 1 ? `${stem}.xml` : `${stem}-${number}.xml`
}
