import type { Alternate } from './alternates'
import { escapeMarkup } from '../texts/escape-markup'

/**
 * URLs of one file. The protocol allows 50,000 and 50 MB (https://www.sitemaps.org/protocol.html); with an
 * alternate for each of twelve languages the bytes come first, at 5 kB for each of these.
 */
export const URLS_A_SITEMAP = 10_000

/** A page as a sitemap lists it; every address is absolute. */
export interface SitemapEntry {
  url: string
  lastModified: Date | null
  alternates: readonly Alternate[]
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const URLSET = `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const URLSET_END = '</urlset>\n'

// With twelve languages some 80 kB: what a slow reader holds, and others wait for while it is written.
const ENTRIES_A_PIECE = 32

/** A sitemap, piece by piece as its entries come. */
export async function* urlsetXml(
  batches: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string, void, undefined> {
  let opening = URLSET
  for await (const batch of batches) {
    for (let from = 0; from < batch.length; from += ENTRIES_A_PIECE) {
      const piece = batch.slice(from, from + ENTRIES_A_PIECE)
      yield opening + piece.map(urlXml).join('')
      opening = ''
    }
  }
  yield opening + URLSET_END
}

/** The index of sitemap files. */
export function sitemapIndexXml(
  files: readonly Pick<SitemapEntry, 'url' | 'lastModified'>[],
): string {
  const entries = files.map((file) => `<sitemap>${describe(file)}</sitemap>\n`).join('')
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries}</sitemapindex>\n`
}

function urlXml(entry: SitemapEntry): string {
  return `<url>${describe(entry)}\n${entry.alternates.map(linkXml).join('')}</url>\n`
}

function describe({ url, lastModified }: Pick<SitemapEntry, 'url' | 'lastModified'>): string {
  const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''
  return `<loc>${escapeMarkup(url)}</loc>${lastmod}`
}

function linkXml({ hreflang, href }: Alternate): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>\n`
}
