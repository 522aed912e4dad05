import { type NextRequest, NextResponse } from 'next/server'
import Negotiator from 'negotiator'

import { claimPage, claimSearch, claimTurn, type PageClaim } from './app/kept-page'
import { type ListQuery, readListQuery } from './app/list-queries'
import { applyRouteRules } from './app/route-rules'
import {
  findPathInIfKnown,
  lookUpOrRemember,
  tagRevisionsIfKnown,
} from './cms/publications/reading/last-known'
import { SECTIONS_TAG } from './cms/publications/tag-sql'
import { keyInCurrency, readCurrency } from './domain/display-currency'
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from './domain/locale-cookie'
import { decideLocale, isChoice } from './domain/locale-decision'
import type { Locale } from './domain/locales'
import type { Currency } from './domain/money'
import { choicePath, type LocalizedPath, parsePublicPath, publicPath } from './domain/paths'
import { keyOfListPage } from './domain/page-key'
import { isPreviewPath } from './domain/preview-path'
import { readSearchQuestion, writeSearchQuestion } from './domain/search-question'
import { isSitePage, SEARCH_PAGE } from './domain/site-pages'
import { parseSitemapPath, type SitemapFile, sitemapPath } from './domain/sitemap-paths'
import { env } from './env'

/**
 * Decides what a page URL is, before anything is rendered: serve, redirect, gone, not found, and in
 * which language (docs/decisions/006-locale-decision.md). The key of the rendered page is put into
 * the path, so a page is never older than what the ledger says
 * (docs/decisions/002-revision-in-the-key.md). Nothing here protects anything.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  // The page itself asks who reads.
  if (isPreviewPath(askedPath(request))) {
    return NextResponse.next({ headers: { 'X-Robots-Tag': 'noindex' } })
  }
  const asked = parsePublicPath(askedPath(request), env.DEFAULT_LOCALE)
  const readersLocale = asked.hasPrefix ? asked.locale : localeOfReader(request)
  const isNegotiated = !asked.hasPrefix
  if (asked.kind === 'malformed') {
    return errorPage(request, { locale: readersLocale, status: '404', isNegotiated })
  }
  const { locale, path } = asked
  const sitemap = parseSitemapPath(asked)
  if (sitemap) {
    // The default language's list is readable below its prefix too; other spellings lead to these.
    const isWell = asked.isCanonical || askedPath(request) === choicePath(asked)
    return isWell
      ? rewriteToSitemap(request, sitemap)
      : redirectForGood(request, sitemapPath(sitemap, env.DEFAULT_LOCALE))
  }
  const rule = applyRouteRules(path)
  if (rule.kind === 'invalid') {
    return errorPage(request, { locale: readersLocale, status: 'invalid', isNegotiated })
  }
  if (rule.kind === 'file') return redirectForGood(request, rule.file)
  if (rule.kind === 'page') return redirectForGood(request, address({ locale, path: rule.path }))

  const found = isSitePage(path)
    ? ({ kind: 'site page' } as const)
    : await lookUpOrRemember(locale, path)
  if (!asked.isCanonical || found.kind === 'moved') {
    const to = found.kind === 'moved' ? found.to : { locale, path }
    const response = redirectForGood(request, address(to))
    // The default language written out is a choice; a reader with another cookie could not make it
    // at the address without it.
    if (asked.hasPrefix && locale === env.DEFAULT_LOCALE) remember(response, locale, 'no-store')
    return response
  }
  const isChosen = () =>
    asked.hasPrefix &&
    isChoice(locale, request.headers.get('referer'), env.SITE_URL, env.DEFAULT_LOCALE)
  switch (found.kind) {
    case 'site page': {
      if (readersLocale !== locale) {
        return redirectForReader(request, address({ locale: readersLocale, path }))
      }
      const question = path === SEARCH_PAGE ? readSearchQuestion(askedQuery(request)) : undefined
      const claim = question ? claimSearch(request, undefined) : claimTurn(request)
      if ((await claim) === 'busy') return busy()
      const caching = 'private, no-store'
      const query = question && writeSearchQuestion(question)
      const response = rewrite(request, `/${locale}/${path}`, { isNegotiated, caching, query })
      response.headers.set('X-Robots-Tag', 'noindex')
      if (isChosen()) remember(response, locale, caching)
      return response
    }
    case 'live':
    case 'untranslated': {
      if (readersLocale !== locale) {
        const there = await findPathInIfKnown(readersLocale, { locale, path })
        if (there !== undefined) {
          return redirectForReader(request, address({ locale: readersLocale, path: there }))
        }
      }
      const { showsPrices, hasPages, lists } = found
      const filtered = lists && readListQuery(lists, askedQuery(request))
      if (filtered) {
        const { list, query } = filtered
        const page = `/${locale}/find/${list}`
        const claim = await claimSearch(
          request,
          await nameOfFound(filtered, { page, key: found.key, locale }),
        )
        if (claim === 'busy') return busy()
        const response = answerTo(request, claim, page, { isNegotiated, query })
        response.headers.set('X-Robots-Tag', 'noindex')
        if (isChosen()) remember(response, locale, 'private, no-cache')
        return response
      }
      // Each currency has a rendered page of its own: one that is kept cannot ask for a cookie.
      const shown = hasPages ? keyOfListPage(found.key, askedQuery(request)) : found.key
      const key = showsPrices ? keyInCurrency(shown, currencyOf(request)) : shown
      const page = `/${locale}/r/${key}${publicPath({ locale, path }, locale)}`
      const claim = await claimPage(request, page)
      if (claim === 'busy') return busy()
      const response = answerTo(request, claim, page, { isNegotiated })
      if (showsPrices && !isNegotiated) response.headers.append('Vary', 'Cookie')
      if (isChosen()) remember(response, locale, 'private, no-cache')
      return response
    }
    case 'elsewhere':
      return redirectForGood(request, found.url)
    case 'gone':
      return errorPage(request, { locale: readersLocale, status: '410', isNegotiated })
    case 'unknown': {
      const there = await addressInReadersLocale(readersLocale, asked)
      return there === undefined
        ? errorPage(request, { locale: readersLocale, status: '404', isNegotiated })
        : redirectForReader(request, there)
    }
    case 'unavailable':
      return errorPage(request, { locale: readersLocale, status: '503', isNegotiated })
  }
}

/** What the answer to a search is kept by; nothing where it is this reader's alone. */
async function nameOfFound(
  { query, isKept, showsGuides }: ListQuery,
  { page, key, locale }: { page: string; key: string; locale: Locale },
): Promise<string | undefined> {
  if (!isKept) return undefined
  const guides = showsGuides ? await tagRevisionsIfKnown(SECTIONS_TAG, locale) : ''
  return guides === undefined ? undefined : `${page} ${key} ${guides} ${query}`
}

/** Where the reader's own language has what the default one has not; most often nowhere. */
async function addressInReadersLocale(
  locale: Locale,
  asked: LocalizedPath,
): Promise<string | undefined> {
  if (locale === asked.locale) return undefined
  const found = await lookUpOrRemember(locale, asked.path)
  if (found.kind === 'moved') return address(found.to)
  return found.kind === 'live' || found.kind === 'untranslated'
    ? address({ locale, path: asked.path })
    : undefined
}

// The front server moves a page's address in here (src/server/page-address.ts).
const PATH_HEADER = 'x-mh-path'
const QUERY_HEADER = 'x-mh-query'

function askedPath(request: NextRequest): string {
  return request.headers.get(PATH_HEADER) ?? request.nextUrl.pathname
}

function askedQuery(request: NextRequest): string {
  return request.headers.get(QUERY_HEADER) ?? request.nextUrl.search
}

function currencyOf(request: NextRequest): Currency {
  return readCurrency(request.headers.get('cookie') ?? '')
}

/** The language for an address that does not say one. */
function localeOfReader(request: NextRequest): Locale {
  // A reader who moves about inside the site has a language already.
  if (request.headers.has('rsc')) return env.DEFAULT_LOCALE
  const accepted = request.headers.get('accept-language') ?? ''
  const reader = {
    cookie: request.cookies.get(LOCALE_COOKIE)?.value,
    browserLanguages: new Negotiator({ headers: { 'accept-language': accepted } }).languages(),
    userAgent: request.headers.get('user-agent') ?? '',
  }
  return decideLocale(reader, env.DEFAULT_LOCALE)
}

// A second in shared caches gives throughput; they may answer longer only while the site is down.
const PAGE_CACHING = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

interface Rewrite {
  status?: number
  /** Whether another reader may get another answer at this address. */
  isNegotiated: boolean
  caching?: string
  /** What is looked for: by it Next's router tells one page of what was found from another. */
  query?: string | undefined
}

/** What is kept the front server sends in place of an empty answer. */
function answerTo(
  request: NextRequest,
  claim: Exclude<PageClaim, 'busy'>,
  page: string,
  how: Rewrite,
): NextResponse {
  return claim === 'kept' ? withCaching(new NextResponse(null), how) : rewrite(request, page, how)
}

function rewrite(request: NextRequest, pathname: string, how: Rewrite): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pathname.replace(/\/$/, '')
  for (const [name, value] of new URLSearchParams(how.query)) url.searchParams.append(name, value)
  return withCaching(NextResponse.rewrite(url, { status: how.status ?? 200 }), how)
}

function withCaching(
  response: NextResponse,
  { status = 200, isNegotiated, caching = PAGE_CACHING }: Rewrite,
): NextResponse {
  response.headers.set('Cache-Control', status === 503 ? 'no-store' : caching)
  if (status === 503) response.headers.set('Retry-After', '5')
  if (isNegotiated) response.headers.append('Vary', 'Cookie, Accept-Language')
  return response
}

/** The route sets the headers: what stands here already it could not replace. */
function rewriteToSitemap(request: NextRequest, { locale, number }: SitemapFile): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/sitemaps/${locale}/${number}`
  return NextResponse.rewrite(url)
}

interface Failure {
  locale: Locale
  /** `invalid` is a 404 too: the address breaks a rule of its route. */
  status: '404' | '410' | '503' | 'invalid'
  isNegotiated: boolean
}

async function errorPage(
  request: NextRequest,
  { locale, status, isNegotiated }: Failure,
): Promise<NextResponse> {
  if ((await claimTurn(request)) === 'busy') return busy()
  const code = status === 'invalid' ? 404 : Number(status)
  const response = rewrite(request, `/${locale}/e/${status}`, { status: code, isNegotiated })
  response.headers.set('X-Robots-Tag', 'noindex')
  // Who saves data gets no photograph.
  response.headers.append('Vary', 'Save-Data')
  return response
}

/** More is asked for than can be rendered in time; the front server says so in place of this. */
function busy(): NextResponse {
  return new NextResponse(null, { status: 503 })
}

function address(page: LocalizedPath): string {
  return publicPath(page, env.DEFAULT_LOCALE)
}

/** To where the page is for every reader. */
function redirectForGood(request: NextRequest, to: string): NextResponse {
  // Not kept by browsers: an editor may rename a page back, and two kept redirects would send
  // readers round in a circle.
  return redirect(request, to, 308, 'no-cache')
}

/** To the page in this reader's language. */
function redirectForReader(request: NextRequest, to: string): NextResponse {
  return redirect(request, to, 307, 'private, no-store')
}

function redirect(
  request: NextRequest,
  to: string,
  status: 307 | 308,
  caching: string,
): NextResponse {
  const url = new URL(to, env.SITE_URL)
  const query = request.headers.get(QUERY_HEADER)
  if (query !== null && url.origin === env.SITE_URL) {
    url.search = url.search === '' ? query : `${url.search}&${query.slice(1)}`
  }
  return NextResponse.redirect(url, { status, headers: { 'Cache-Control': caching } })
}

function remember(response: NextResponse, locale: Locale, caching: string): void {
  response.headers.set('Cache-Control', caching)
  response.cookies.set(LOCALE_COOKIE, locale, {
    maxAge: LOCALE_COOKIE_MAX_AGE,
    path: '/',
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  })
}

export const config = {
  // Everything but Next's own files, the panel and its API, what machines read, and public/.
  matcher: [
    '/((?!_next/|api/|cdn-cgi/image(?:/|$)|admin(?:/|$)|_i18n/[^/]+/messages\\.json$|server/(?:consent|currency|company/mailing/price)$|builds/meta/[^/]+\\.json$|(?:latest\\.json|robots\\.txt|sitemap\\.xml|cat\\.webp|cat\\.svg|icon\\.svg|favicon\\.ico|apple-touch-icon\\.png|icon-(?:maskable-)?\\d+\\.png|manifest\\.webmanifest|social-picture-[a-z]+\\.png)$).*)',
  ],
}
