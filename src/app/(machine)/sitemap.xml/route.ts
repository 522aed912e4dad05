import { findSitemapRanges } from '@/cms/publications/reading/sitemap-entries'
import { LOCALES } from '@/domain/locales/locales'
import { sitemapPath } from '@/domain/addresses/sitemap-paths'
import { sitemapIndexXml } from '@/domain/addresses/sitemap-xml'
import { env } from '@/env'

import { answerSitemap } from '../sitemap-answer'

// Which origin, and which language has no prefix, is known only where the site runs.
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return answerSitemap(index())
}

/** The index of all sitemap files: of files only, never of other indexes. */
async function* index(): AsyncGenerator<string, void, undefined> {
  const ranges = await findSitemapRanges(LOCALES)
  yield sitemapIndexXml(
    ranges.map((range) => ({
      url: env.SITE_URL + sitemapPath(range, env.DEFAULT_LOCALE),
      lastModified: range.newest,
    })),
  )
}
