import type { NextRequest } from 'next/server'

import { decide, type Decision } from '../domain/routes/decide'
import type { LedgerAnswer } from '../domain/routes/ledger-answer'
import { siteProcess } from '../domain/process/site-process'
import { env } from '../env'
import { TICKET_HEADER } from './kept-page'

/** Of the front server: the address as it was asked for. Nobody outside can send one. */
const PATH_HEADER = 'x-mh-path'
const QUERY_HEADER = 'x-mh-query'

/** What the front server has decided about a request; decided here where there is none. */
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

/** What the ledger has said of a request to the front server; nothing where that has not asked it. */
export function takenLedgerAnswer(request: NextRequest): LedgerAnswer | undefined {
  return takenFor(request)?.said
}

function takenFor({ headers }: NextRequest) {
  const { decisions } = siteProcess()
  const ticket = headers.get(TICKET_HEADER)
  return ticket === null ? undefined : decisions?.get(ticket)
}
