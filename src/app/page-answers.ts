import { type NextRequest, NextResponse } from 'next/server'

import { localeCookie } from '../domain/locales/locale-cookie'
import type { Locale } from '../domain/locales/locales'
import { CACHING } from '../domain/routes/caching'
import { type FoundPage, type Headings, pageHeaders } from '../domain/routes/ledger-answer'
import type { SitemapFile } from '../domain/addresses/sitemap-paths'
import { env, isSecureSite } from '../env'
import { claimTurn, type PageClaim } from './kept-page'

/** The answer to what was claimed: what is kept the front server sends in place of an empty one. */
export function answerTo(
  request: NextRequest,
  claim: Exclude<PageClaim, 'busy'>,
  { page, query, headers }: FoundPage,
): NextResponse {
  if (claim === 'kept') return new NextResponse(null, { headers: new Headers(listOf(headers)) })
  return rewrite(request, page, { headers, query })
}

/** The page at a path inside Next. */
export function rewrite(
  request: NextRequest,
  pathname: string,
  {
    status = 200,
    headers,
    query,
  }: {
    status?: number
    headers: Headings
    /** What is looked for: by it Next's router tells one page of what was found from another. */
    query?: string | undefined
  },
): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pathname.replace(/\/$/, '')
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value)
  return NextResponse.rewrite(url, { status, headers: new Headers(listOf(headers)) })
}

const listOf = (headers: Headings) =>
  headers.map(([name, value]): [string, string] => [name, value])

/** The route sets the headers: what stands here already it could not replace. */
export function rewriteToSitemap(
  request: NextRequest,
  { locale, number }: SitemapFile,
): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/sitemaps/${locale}/${number}`
  return NextResponse.rewrite(url)
}

/** The route reads the filters from the address as it was asked for, and sets the headers. */
export function rewriteToFeed(request: NextRequest, locale: Locale): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/feeds/${locale}/vacancies`
  return NextResponse.rewrite(url)
}

export interface Failure {
  locale: Locale
  /** `invalid` is a 404 too: the address breaks a rule of its route. */
  status: '404' | '410' | '503' | 'invalid'
  isNegotiated: boolean
}

/** The page that says why there is none. */
export async function errorPage(
  request: NextRequest,
  { locale, status, isNegotiated }: Failure,
): Promise<NextResponse> {
  if ((await claimTurn(request)) === 'busy') return busy()
  const code = status === 'invalid' ? 404 : Number(status)
  const isAway = code === 503
  const headers = pageHeaders({
    ...(isAway && { caching: CACHING.never }),
    isNegotiated,
    isIndexed: false,
    isSecure: isSecureSite,
  })
  const response = rewrite(request, `/${locale}/e/${status}`, { status: code, headers })
  if (isAway) response.headers.set('Retry-After', '5')
  // Who saves data gets no photograph.
  response.headers.append('Vary', 'Save-Data')
  return response
}

/** More is asked for than can be rendered in time; the front server says so in place of this. */
export function busy(): NextResponse {
  return new NextResponse(null, { status: 503 })
}

/** To where the page is for every reader. `query` is what the request has besides. */
export function redirectForGood(to: string, query: string): NextResponse {
  // Not kept by browsers: an editor may rename a page back, and two kept redirects would send
  // readers round in a circle.
  return redirect(to, query, 308, CACHING.revalidated)
}

/** To the page in this reader's language. */
export function redirectForReader(to: string, query: string): NextResponse {
  return redirect(to, query, 307, CACHING.private)
}

function redirect(to: string, query: string, status: 307 | 308, caching: string): NextResponse {
  const url = new URL(to, env.SITE_URL)
  if (query !== '' && url.origin === env.SITE_URL) {
    url.search = url.search === '' ? query : `${url.search}&${query.slice(1)}`
  }
  return NextResponse.redirect(url, { status, headers: { 'Cache-Control': caching } })
}

/** Remembers the language that a reader has chosen. */
export function remember(response: NextResponse, locale: Locale, caching: string): NextResponse {
  response.headers.set('Cache-Control', caching)
  response.headers.append('Set-Cookie', localeCookie(locale, isSecureSite))
  return response
}
