import {
  findSitemapRanges,
  readSitemapEntries,
  type SitemapRange,
} from '@/cms/publications/reading/sitemap-entries'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { urlsetXml } from '@/domain/addresses/sitemap-xml'

import { answerNoSuchSitemap, answerSitemap, answerUnavailable } from '../../../sitemap-answer'

export const dynamic = 'force-dynamic'

/** One sitemap file, at an address of the inside: the front door knows the public ones. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/sitemaps/[locale]/[number]'>,
): Promise<Response> {
  const { locale, number } = await params
  if (!isLocale(locale)) return answerNoSuchSitemap()
  let ranges: SitemapRange[]
  try {
    ranges = await findSitemapRanges([locale])
  } catch (error) {
    return answerUnavailable(error)
  }
  const range = ranges[Number(number) - 1] ?? (number === '1' ? nothingOf(locale) : undefined)
  return range ? answerSitemap(urlsetXml(readSitemapEntries(range))) : answerNoSuchSitemap()
}

/** A language has its first file also before it has a page. */
function nothingOf(locale: Locale) {
  return { locale, firstId: 1, lastId: 0 }
}
