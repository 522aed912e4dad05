import { type NextRequest, NextResponse } from 'next/server'

import { askLedger } from './app/ask-ledger'
import { claimFound, claimSearch, claimTurn } from './app/kept-page'
import {
  answerTo,
  busy,
  errorPage,
  redirectForGood,
  redirectForReader,
  remember,
  rewrite,
  rewriteToFeed,
  rewriteToPortalFeed,
  rewriteToSitemap,
} from './app/page-answers'
import { takenDecision, takenLedgerAnswer } from './app/taken-decision'
import { CACHING } from './domain/routes/caching'
import type { Decision, PageAnswer } from './domain/routes/decide'
import { type LedgerAnswer, pageHeaders } from './domain/routes/ledger-answer'
import { readSearchQuestion, writeSearchQuestion } from './domain/search/search-question'
import { isSecureSite } from './env'

type OfPage = Extract<Decision, { kind: 'page' }>
type PrivatePage = Extract<PageAnswer, { kind: 'private page' }>

/**
 * Answers requests for pages. `decide()` has answered what needs no database; the publication index answers the rest
 * (docs/decisions/006-locale-decision.md, 027-route-table.md). The rewritten path contains the cache key, so a page is
 * never older than the index (docs/decisions/002-revision-in-the-key.md). It checks no rights.
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
        : rewriteToFeed(request, answer)
    case 'portal feed':
      return rewriteToPortalFeed(request, answer)
    case 'redirect':
      return answerRedirect(answer, asked.query)
    case 'error':
      return errorPage(request, answer)
    case 'private page':
      return answerPrivatePage(request, decision, answer)
    case 'look up': {
      const cookies = request.headers.get('cookie') ?? ''
      const said = takenLedgerAnswer(request) ?? (await askLedger({ ...decision, answer }, cookies))
      return answerFromLedger(request, said, asked.query)
    }
  }
}

function answerRedirect(
  { to, audience, remembered }: Extract<LedgerAnswer, { kind: 'redirect' }>,
  query: string,
): NextResponse {
  if (audience === 'reader') return redirectForReader(to, query)
  const response = redirectForGood(to, query)
  return remembered ? remember(response, remembered, CACHING.never) : response
}

/** Answers from the publication index. The lookup happens here, or the front server has already made it. */
async function answerFromLedger(
  request: NextRequest,
  said: LedgerAnswer,
  query: string,
): Promise<NextResponse> {
  switch (said.kind) {
    case 'redirect':
      return answerRedirect(said, query)
    case 'error':
      return errorPage(request, said)
    case 'page': {
      const claim = await claimFound(request, said)
      return claim === 'busy' ? busy() : answerTo(request, claim, said)
    }
  }
}

/** Rewrites to a page for one visitor. No cache stores it, and search engines index it only if its route permits. */
async function answerPrivatePage(
  request: NextRequest,
  { route, asked }: OfPage,
  { locale, path, isNegotiated, chosen }: PrivatePage,
): Promise<NextResponse> {
  const question = route.limiter === 'searches' ? readSearchQuestion(asked.query) : undefined
  // Pages for staff skip the queue. The page checks the rights of the client.
  if (route.for !== 'staff') {
    const claim = question ? claimSearch(request, undefined) : claimTurn(request)
    if ((await claim) === 'busy') return busy()
  }
  const headers = pageHeaders({
    caching: CACHING.private,
    isNegotiated,
    isIndexed: route.isIndexed === true && asked.query === '',
    isSecure: isSecureSite,
  })
  const query = question && writeSearchQuestion(question)
  const response = rewrite(request, `/${locale}/${path}`, { headers, query })
  return chosen ? remember(response, chosen, CACHING.private) : response
}

export const config = {
  // The front server sets this header on requests for pages (src/server), so no list of addresses is needed here.
  matcher: [{ source: '/(.*)', has: [{ type: 'header', key: 'x-mh-path' }] }],
}
