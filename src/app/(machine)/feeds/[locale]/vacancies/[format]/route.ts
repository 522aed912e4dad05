import { type FeedFormat, VACANCY_FEEDS } from '@/domain/addresses/site-pages'
import { isLocale } from '@/domain/locales/locales'
import { atomXml } from '@/domain/texts/atom-xml'
import { jsonFeed } from '@/domain/texts/json-feed'
import type { NewsFeed } from '@/domain/texts/news-feed'
import { dayInUtc } from '@/domain/time/calendar-day'
import { getSite } from '@/features/site/site.queries'
import { vacancyFeed } from '@/features/vacancies/vacancy-feed'

import { readSearch } from '../../../../../read-search'
import { feedAnswer } from '../../../feed-answer'

export const dynamic = 'force-dynamic'

const FORMATS: Readonly<Record<FeedFormat, { type: string; write: (feed: NewsFeed) => string }>> = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomXml },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
}

/** New vacancies as a feed, at an address of the inside: the front door knows the public one, and what it asks for. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; format: string }> },
): Promise<Response> {
  const { locale, format } = await params
  if (!isLocale(locale) || !isFormat(format)) return new Response(null, { status: 404 })
  const { type, write } = FORMATS[format]
  const today = dayInUtc(new Date())
  const { search } = await readSearch(request.headers.get('x-mh-query') ?? '', today)
  return feedAnswer(request, {
    name: 'The feed',
    type,
    write: async () => {
      const { name: siteName } = await getSite(locale)
      return write(await vacancyFeed(locale, search, { siteName, path: VACANCY_FEEDS[format] }))
    },
  })
}

function isFormat(value: string): value is FeedFormat {
  return Object.hasOwn(FORMATS, value)
}
