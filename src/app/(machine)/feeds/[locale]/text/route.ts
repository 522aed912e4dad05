import { createHash } from 'node:crypto'

import { troubleOf } from '@/cms/database/database-trouble'
import { AS_TEXT } from '@/domain/addresses/site-pages'
import { isLocale, languageTag } from '@/domain/locales/locales'
import { CACHING } from '@/domain/routes/caching'
import { dayInUtc } from '@/domain/time/calendar-day'
import { getSite } from '@/features/site/site.queries'
import { vacancyListText } from '@/features/vacancies/vacancy-list-text'

import { readSearch } from '../../../../read-search'
import { isKnown, weakTag } from '../../../entity-tag'

export const dynamic = 'force-dynamic'

/** What a search finds as plain text, at an address of the inside: the front door knows the public ones. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const asked = request.headers.get('x-mh-query') ?? ''
  const query = asked
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== AS_TEXT)
  const today = dayInUtc(new Date())
  let body: string
  try {
    const search = await readSearch(query.join('&'), today)
    body = await vacancyListText(locale, search, { siteName: (await getSite(locale)).name, today })
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    console.error(`Vacancies could not be read as text: ${String(error)}`)
    return new Response('The vacancies cannot be read right now.\n', {
      status: 503,
      headers: { 'Cache-Control': CACHING.never, 'Retry-After': '5' },
    })
  }
  const tag = weakTag(createHash('sha256').update(body))
  const headers = { ETag: tag, 'Cache-Control': CACHING.page, 'X-Robots-Tag': 'noindex' }
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Language': languageTag(locale),
      'Content-Type': 'text/plain; charset=utf-8',
    },
  })
}
