import { createHash } from 'node:crypto'

import { troubleOf } from '@/cms/database/database-trouble'
import { atomXml } from '@/domain/texts/atom-xml'
import { isLocale } from '@/domain/locales/locales'
import { CACHING } from '@/domain/routes/caching'
import { readVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { getSite } from '@/features/site/site.queries'
import { vacancyFeed } from '@/features/vacancies/vacancy-feed'

export const dynamic = 'force-dynamic'

/** New vacancies as a feed, at an address of the inside: the proxy knows the public one, and what it asks for. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const today = new Date().toISOString().slice(0, 10)
  const { search } = readVacancySearch(request.headers.get('x-mh-query') ?? '', today)
  let body: string
  try {
    const { name } = await getSite(locale)
    body = atomXml(await vacancyFeed(locale, search, name))
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    console.error(`A feed could not be read: ${String(error)}`)
    return new Response('The feed cannot be read right now.\n', {
      status: 503,
      headers: { 'Cache-Control': CACHING.never, 'Retry-After': '5' },
    })
  }
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // Weak: the bytes on the wire are compressed by whoever is asked to.
  const headers = {
    ETag: `W/"${digest}"`,
    'Cache-Control': CACHING.page,
    'X-Robots-Tag': 'noindex',
  }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === `"${digest}"`)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, {
    headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
