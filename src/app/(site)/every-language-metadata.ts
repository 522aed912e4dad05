import type { Metadata } from 'next'

import { alternatesOf } from '@/domain/addresses/alternates'
import { type Locale, LOCALES, openGraphLocale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { documentTitle } from '@/domain/texts/titles'
import { env } from '@/env'

interface Page {
  locale: Locale
  /** Content path, the same in every language. */
  path: string
  /** With its question mark, where the page has one. */
  query?: string
  title: string
  description: string
  /** Whether search engines may show it. */
  isIndexed: boolean
  /** The same as a feed, for browsers and readers of feeds to find. */
  feed?: { href: string; title: string }
  publishedAt?: Date | undefined
  updatedAt?: Date | undefined
}

/** The head of a page that every language has at the same path, in the words of its own. */
export function everyLanguageMetadata(page: Page, siteName: string): Metadata {
  const { locale, path, query = '', title, description, isIndexed } = page
  const canonical = publicPath({ locale, path }, env.DEFAULT_LOCALE) + query
  const alternates = alternatesOf(new Map(LOCALES.map((code) => [code, path])), {
    default: env.DEFAULT_LOCALE,
    source: env.SOURCE_LOCALE,
  })
  return {
    title: documentTitle(title, siteName),
    description,
    manifest: null,
    ...(!isIndexed && { robots: { index: false, follow: true } }),
    alternates: {
      canonical,
      languages: Object.fromEntries(
        alternates.map(({ hreflang, href }) => [hreflang, href + query]),
      ),
      ...(page.feed && {
        types: { 'application/atom+xml': [{ url: page.feed.href, title: page.feed.title }] },
      }),
    },
    openGraph: {
      type: 'article',
      siteName,
      title,
      description,
      url: canonical,
      locale: openGraphLocale(locale),
      alternateLocale: LOCALES.filter((other) => other !== locale).map(openGraphLocale),
      images: [{ url: `/social-picture-${locale}.png`, width: 1200, height: 630, alt: siteName }],
      publishedTime: page.publishedAt?.toISOString(),
      modifiedTime: page.updatedAt?.toISOString(),
    },
    // Title, text and picture are taken from Open Graph.
    twitter: { card: 'summary_large_image' },
  }
}
