import type { NextRequest } from 'next/server'

import { decide, type Decision } from '../domain/routes/decide'
import type { LedgerAnswer } from '../domain/routes/ledger-answer'
import { siteProcess } from '../domain/process/site-process'
import { env } from '../env'
import { TICKET_HEADER } from './kept-page'

/** The original address. Only the front server sets this header; it removes it from requests of clients. */
const PATH_HEADER = 'x-mh-path'
const QUERY_HEADER = 'x-mh-query'

/** Returns the decision of the front server, or decides here when there is no front server. */
export function takenDecision(request: NextRequest): Decision {
  const taken = takenFor(request)
  if (taken) return taken.decision
  const { headers, nextUrl, method } = request
  const path = headers.get(PATH_HEADER)
  const url =
    path === null ? nextUrl.pathname + nextUrl.search : path + (headers.get(QUERY_HEADER) ?? '')
  const { DEFAULT_LOCALE: defaultLocale, SITE_URL: siteUrl } = env
  return decide({ method, url, headers: Object.fromEntries(headers) }, { defaultLocale, siteUrl })
}

/** Returns the lookup that the front server has made; `undefined` when it made none. */
export function takenLedgerAnswer(request: NextRequest): LedgerAnswer | undefined {
  return takenFor(request)?.said
}

function takenFor({ headers }: NextRequest) {
  const { decisions } = siteProcess()
  const ticket = headers.get(TICKET_HEADER)
  return ticket === null ? undefined : decisions?.get(ticket)
}
