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

/** The ledger is asked, here or by the front server. */
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

/** What is rendered for one visitor: kept in no cache, and in no index but where its route says so. */
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
  // What the front server has decided to be a page (src/server): nothing is said of addresses here.
  matcher: [{ source: '/(.*)', has: [{ type: 'header', key: 'x-mh-path' }] }],
}
