import type { Metadata } from 'next'

import { alternatesOf } from '../../../domain/addresses/alternates'
import { type Locale, openGraphLocale } from '../../../domain/locales/locales'
import { readableAddress } from '../../../domain/addresses/paths'
import { documentTitle } from '../../../domain/texts/titles'
import { env } from '../../../env'

import { contentType, prefixOf } from '../../publications/content-types'
import type { PublishedDocument } from './published-document.queries'

/** A reader's language is asked for, because an installed site is named in one. */
function manifestPath(locale: Locale): string {
  return `/manifest.webmanifest?lang=${locale}`
}

/** What the head of a page says to search engines and to those who show links to it. */
export function documentMetadata(
  page: PublishedDocument,
  site: { name: string; description: string },
): Metadata {
  const { seo, canonical, contentLocale, locale } = page
  const description = seo.description ?? site.description
  const siteLocales = { default: env.DEFAULT_LOCALE, source: env.SOURCE_LOCALE }
  // An untranslated page is the source language's page, seen from here: it has no alternates of its own.
  const alternates = contentLocale === locale ? alternatesOf(page.alternates, siteLocales) : []
  return {
    title: documentTitle(seo.title, site.name),
    description,
    // On the home page alone: a browser fetches it where it is named, and nobody installs a document.
    manifest:
      page.isHome && prefixOf(contentType(page.collection)) === '' ? manifestPath(locale) : null,
    ...inOwnLetters(canonical),
    alternates: {
      canonical,
      languages: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    },
    // What shows a link takes title and description of the page, where it is to be light above all.
    ...(!page.isUrgent && {
      openGraph: {
        type: page.isHome ? 'website' : 'article',
        siteName: site.name,
        title: seo.title,
        description,
        url: canonical,
        locale: openGraphLocale(page.titleLocale),
        alternateLocale: [...page.alternates.keys()]
          .filter((other) => other !== contentLocale)
          .map(openGraphLocale),
        images: [
          seo.picture ?? {
            url: `/social-picture-${contentLocale}.png`,
            width: 1200,
            height: 630,
            alt: site.name,
          },
        ],
        ...(!page.isHome && {
          publishedTime: page.firstPublishedAt?.toISOString(),
          modifiedTime: page.publishedAt?.toISOString(),
        }),
      },
      // Title, text and picture are taken from Open Graph.
      twitter: { card: 'summary_large_image' as const },
    }),
  }
}

/** The address as its readers write it, where that is not how it is sent: a printed page shows it. Next drops a title of the canonical link. */
function inOwnLetters(path: string): Pick<Metadata, 'other'> {
  const address = readableAddress(path)
  return address === path ? {} : { other: { address: new URL(env.SITE_URL).host + address } }
}
