import { type NextRequest, NextResponse } from 'next/server'

import { lookUpOrRemember } from './cms/publications/last-known'
import type { Locale } from './domain/locales'
import { parsePublicPath, publicPath } from './domain/paths'
import { env } from './env'

/**
 * Decides what a page URL is, before anything is rendered: serve, redirect, gone, not found. The key
 * of the rendered page is put into the path, so a page is never older than what the ledger says
 * (docs/decisions/002-revision-in-the-key.md). Nothing here protects anything.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const asked = parsePublicPath(request.nextUrl.pathname, env.DEFAULT_LOCALE)
  if (asked.kind === 'malformed') return errorPage(request, asked.locale, 404)
  const { locale, path } = asked
  if (!asked.isCanonical) return redirect(request, locale, path)

  const found = await lookUpOrRemember(locale, path)
  switch (found.kind) {
    case 'live':
    case 'untranslated':
      return rewrite(request, `/${locale}/r/${found.key}${publicPath({ locale, path }, locale)}`)
    case 'moved':
      return redirect(request, locale, found.path)
    case 'gone':
      return errorPage(request, locale, 410)
    case 'unknown':
      return errorPage(request, locale, 404)
    case 'unavailable':
      return errorPage(request, locale, 503)
  }
}

// The front server moves a page's query in here (scripts/front-server/page-query.mjs).
const QUERY_HEADER = 'x-mh-query'

// A second in shared caches gives throughput; they may answer longer only while the site is down.
const PAGE_CACHING = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

function rewrite(request: NextRequest, pathname: string, status = 200): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pathname.replace(/\/$/, '')
  const response = NextResponse.rewrite(url, { status })
  response.headers.set('Cache-Control', status === 503 ? 'no-store' : PAGE_CACHING)
  if (status === 503) response.headers.set('Retry-After', '5')
  return response
}

function errorPage(request: NextRequest, locale: Locale, status: 404 | 410 | 503): NextResponse {
  return rewrite(request, `/${locale}/e/${status}`, status)
}

function redirect(request: NextRequest, locale: Locale, path: string): NextResponse {
  const url = new URL(publicPath({ locale, path }, env.DEFAULT_LOCALE), env.SITE_URL)
  url.search = request.headers.get(QUERY_HEADER) ?? ''
  // Not kept by browsers: an editor may rename a page back, and two kept redirects would send
  // readers round in a circle.
  return NextResponse.redirect(url, { status: 308, headers: { 'Cache-Control': 'no-cache' } })
}

export const config = {
  // Everything but Next's own files, the panel and its API, and the few files of public/.
  matcher: ['/((?!_next/|api/|admin(?:/|$)|icon\\.svg$).*)'],
}
