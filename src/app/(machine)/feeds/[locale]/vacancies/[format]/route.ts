import { createHash } from 'node:crypto'

import { dayInUtc } from '@/domain/time/calendar-day'
import { troubleOf } from '@/cms/database/database-trouble'
import { atomXml } from '@/domain/texts/atom-xml'
import { jsonFeed } from '@/domain/texts/json-feed'
import { isLocale } from '@/domain/locales/locales'
import type { NewsFeed } from '@/domain/texts/news-feed'
import { CACHING } from '@/domain/routes/caching'
import { type FeedFormat, VACANCY_FEEDS } from '@/domain/addresses/site-pages'
import { getSite } from '@/features/site/site.queries'
import { vacancyFeed } from '@/features/vacancies/vacancy-feed'

import { readSearch } from '../../../../../read-search'
import { isKnown, weakTag } from '../../../../entity-tag'

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
  let body: string
  try {
    const { name: siteName } = await getSite(locale)
    body = write(await vacancyFeed(locale, search, { siteName, path: VACANCY_FEEDS[format] }))
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    console.error(`A feed could not be read: ${String(error)}`)
    return new Response('The feed cannot be read right now.\n', {
      status: 503,
      headers: { 'Cache-Control': CACHING.never, 'Retry-After': '5' },
    })
  }
  const tag = weakTag(createHash('sha256').update(body))
  const headers = { ETag: tag, 'Cache-Control': CACHING.page, 'X-Robots-Tag': 'noindex' }
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': type } })
}

function isFormat(value: string): value is FeedFormat {
  return Object.hasOwn(FORMATS, value)
}
