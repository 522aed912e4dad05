import { hreflang, type Locale, LOCALES } from '../locales/locales'
import { publicPath } from './paths'

/** One `hreflang` annotation: the language as search engines name it, and the public path. */
export interface Alternate {
  hreflang: string
  href: string
}

/** The two languages that the operator chooses. */
export interface SiteLocales {
  /** The one without a prefix. */
  default: Locale
  /** The one that content is first written in. */
  source: Locale
}

/**
 * The alternates of a document from its content paths per language it is live in, itself included,
 * in the order of `LOCALES`; last `x-default`: the default language's page, else the source language's. The
 * head of a page and the sitemaps both come from here, so they agree.
 */
export function alternatesOf(
  paths: ReadonlyMap<Locale, string>,
  locales: SiteLocales,
): Alternate[] {
  const alternates: Alternate[] = []
  let fallback: string | undefined
  for (const locale of LOCALES) {
    const path = paths.get(locale)
    if (path === undefined) continue
    const href = publicPath({ locale, path }, locales.default)
    alternates.push({ hreflang: hreflang(locale), href })
    const isBetter = fallback === undefined && locale === locales.source
    if (locale === locales.default || isBetter) fallback = href
  }
  if (fallback !== undefined) alternates.push({ hreflang: 'x-default', href: fallback })
  return alternates
}
