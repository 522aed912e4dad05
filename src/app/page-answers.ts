import { type NextRequest, NextResponse } from 'next/server'

import { localeCookie } from '../domain/locales/locale-cookie'
import type { Locale } from '../domain/locales/locales'
import { CACHING } from '../domain/routes/caching'
import type { PageAnswer } from '../domain/routes/decide'
import { type FoundPage, type Headings, pageHeaders } from '../domain/routes/ledger-answer'
import type { SitemapFile } from '../domain/addresses/sitemap-paths'
import type { PageClaim } from '../domain/process/site-process'
import { env, isSecureSite } from '../env'
import { claimTurn } from './kept-page'

/** Returns the answer to a claim. For a cached page it is empty, and the front server sends the body. */
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
    /** The query of the search. Next's router needs it to tell two pages of results apart. */
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

/** Rewrites to a sitemap. It sets no headers, because the route could not replace them. */
export function rewriteToSitemap(
  request: NextRequest,
  { locale, number }: SitemapFile,
): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/sitemaps/${locale}/${number}`
  return NextResponse.rewrite(url)
}

/** Rewrites to a feed. The route reads the filters from the original address and sets the headers. */
export function rewriteToFeed(
  request: NextRequest,
  { locale, format }: Extract<PageAnswer, { kind: 'feed' }>,
): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/feeds/${locale}/vacancies/${format}`
  return NextResponse.rewrite(url)
}

/** The route sets the headers. */
export function rewriteToPortalFeed(
  request: NextRequest,
  { locale, portal }: Extract<PageAnswer, { kind: 'portal feed' }>,
): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/feeds/${locale}/portals/${portal}`
  return NextResponse.rewrite(url)
}

export interface Failure {
  locale: Locale
  /** `invalid` is a 404 too: the address breaks a rule of its route. */
  status: '404' | '410' | '503' | 'invalid'
  isNegotiated: boolean
}

/** Returns the error page of a status. */
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
  // With `Save-Data` the page has no photograph.
  response.headers.append('Vary', 'Save-Data')
  return response
}

/** Returns a placeholder for a full queue. The front server replaces it by its 503 page. */
export function busy(): NextResponse {
  return new NextResponse(null, { status: 503 })
}

/** Redirects permanently to the address of a page for all readers, and keeps the query. */
export function redirectForGood(to: string, query: string): NextResponse {
  // Browsers must not cache it: an editor may rename a page back, and two cached redirects would make a loop.
  return redirect(to, query, 308, CACHING.revalidated)
}

/** Redirects temporarily to the page in the reader's language. */
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

/** Stores the language that the reader chose in a cookie. */
export function remember(response: NextResponse, locale: Locale, caching: string): NextResponse {
  response.headers.set('Cache-Control', caching)
  response.headers.append('Set-Cookie', localeCookie(locale, isSecureSite))
  return response
}
