import { type NextRequest, NextResponse } from 'next/server'

import { claimPage, claimSearch, claimTurn } from './app/kept-page'
import { type ListQuery, readListQuery } from './app/list-queries'
import {
  answerTo,
  busy,
  errorPage,
  redirectForGood,
  redirectForReader,
  remember,
  rewrite,
  rewriteToFeed,
  rewriteToSitemap,
} from './app/page-answers'
import { takenDecision } from './app/taken-decision'
import {
  findPathInIfKnown,
  lookUpOrRemember,
  tagRevisionsIfKnown,
} from './cms/publications/reading/last-known'
import { SECTIONS_TAG } from './cms/publications/tag-sql'
import { keyInCurrency, readCurrency } from './domain/display-currency'
import type { Locale } from './domain/locales'
import { type LocalizedPath, publicPath } from './domain/paths'
import { keyOfListPage } from './domain/page-key'
import { CACHING } from './domain/routes/caching'
import type { Decision, PageAnswer } from './domain/routes/decide'
import { readSearchQuestion, writeSearchQuestion } from './domain/search-question'
import { env } from './env'

type OfPage = Extract<Decision, { kind: 'page' }>
type PrivatePage = Extract<PageAnswer, { kind: 'private page' }>
type LookUp = Extract<PageAnswer, { kind: 'look up' }>

/**
 * Answers requests for pages: what can be said without a database is decided already, the ledger is asked for the rest
 * (docs/decisions/006-locale-decision.md, 027-route-table.md). The key of the rendered page is put into the path, so a
 * page is never older than what the ledger says (docs/decisions/002-revision-in-the-key.md). Nothing here protects
 * anything.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const decision = takenDecision(request)
  if (decision.kind === 'refused') {
    const allow = decision.allow && { Allow: decision.allow.join(', ') }
    return new NextResponse(null, { status: decision.status, ...(allow && { headers: allow }) })
  }
  if (decision.kind !== 'page') return NextResponse.next()
  const { answer, asked } = decision
  switch (answer.kind) {
    case 'sitemap':
      return rewriteToSitemap(request, answer.file)
    case 'feed':
      return (await claimSearch(request, undefined)) === 'busy'
        ? busy()
        : rewriteToFeed(request, answer.locale)
    case 'redirect': {
      if (answer.audience === 'reader') return redirectForReader(answer.to, asked.query)
      const response = redirectForGood(answer.to, asked.query)
      return answer.remembered ? remember(response, answer.remembered, CACHING.never) : response
    }
    case 'error':
      return errorPage(request, answer)
    case 'private page':
      return answerPrivatePage(request, decision, answer)
    case 'look up':
      return answerFromLedger(request, decision, answer)
  }
}

/** What is rendered for one visitor: kept by nobody, in no index. */
async function answerPrivatePage(
  request: NextRequest,
  { route, asked }: OfPage,
  { locale, path, isNegotiated, chosen }: PrivatePage,
): Promise<NextResponse> {
  const question = route.limiter === 'searches' ? readSearchQuestion(asked.query) : undefined
  // The staff waits for nobody: the page itself asks who reads.
  if (route.for !== 'staff') {
    const claim = question ? claimSearch(request, undefined) : claimTurn(request)
    if ((await claim) === 'busy') return busy()
  }
  const caching = CACHING.private
  const query = question && writeSearchQuestion(question)
  const response = rewrite(request, `/${locale}/${path}`, { isNegotiated, caching, query })
  response.headers.set('X-Robots-Tag', 'noindex')
  return chosen ? remember(response, chosen, caching) : response
}

async function answerFromLedger(
  request: NextRequest,
  { route, asked }: OfPage,
  { locale, path, isCanonical, remembered, chosen, readersLocale, isNegotiated }: LookUp,
): Promise<NextResponse> {
  const found = await lookUpOrRemember(locale, path)
  if (!isCanonical || found.kind === 'moved') {
    const to = found.kind === 'moved' ? found.to : { locale, path }
    const response = redirectForGood(address(to), asked.query)
    return remembered ? remember(response, remembered, CACHING.never) : response
  }
  switch (found.kind) {
    case 'live':
    case 'untranslated': {
      if (readersLocale !== locale) {
        const there = await findPathInIfKnown(readersLocale, { locale, path })
        if (there !== undefined) {
          return redirectForReader(address({ locale: readersLocale, path: there }), asked.query)
        }
      }
      const { showsPrices, hasPages, lists } = found
      const filtered = lists && readListQuery(lists, asked.query)
      if (filtered) {
        const { list, query } = filtered
        const page = `/${locale}/find/${list}`
        const name = await nameOfFound(filtered, { page, key: found.key, locale })
        const claim =
          route.limiter === 'searches' ? await claimSearch(request, name) : await claimTurn(request)
        if (claim === 'busy') return busy()
        const response = answerTo(request, claim, page, { isNegotiated, query })
        response.headers.set('X-Robots-Tag', 'noindex')
        return chosen ? remember(response, chosen, 'private, no-cache') : response
      }
      // Each currency has a rendered page of its own: one that is kept cannot ask for a cookie.
      const shown = hasPages ? keyOfListPage(found.key, asked.query) : found.key
      const cookies = request.headers.get('cookie') ?? ''
      const key = showsPrices ? keyInCurrency(shown, readCurrency(cookies)) : shown
      const page = `/${locale}/r/${key}${publicPath({ locale, path }, locale)}`
      const claim = await claimPage(request, page)
      if (claim === 'busy') return busy()
      const response = answerTo(request, claim, page, { isNegotiated })
      if (showsPrices && !isNegotiated) response.headers.append('Vary', 'Cookie')
      return chosen ? remember(response, chosen, 'private, no-cache') : response
    }
    case 'elsewhere':
      return redirectForGood(found.url, asked.query)
    case 'gone':
      return errorPage(request, { locale: readersLocale, status: '410', isNegotiated })
    case 'unknown': {
      const there = await addressInReadersLocale(readersLocale, { locale, path })
      return there === undefined
        ? errorPage(request, { locale: readersLocale, status: '404', isNegotiated })
        : redirectForReader(there, asked.query)
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

function address(page: LocalizedPath): string {
  return publicPath(page, env.DEFAULT_LOCALE)
}

export const config = {
  // What the front server has decided to be a page (src/server): nothing is said of addresses here.
  matcher: [{ source: '/(.*)', has: [{ type: 'header', key: 'x-mh-path' }] }],
}
