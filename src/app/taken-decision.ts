import type { NextRequest } from 'next/server'

import { decide, type Decision } from '../domain/routes/decide'
import { env } from '../env'
import { TICKET_HEADER } from './kept-page'

/** Where the front server, which runs in this process, puts what it has decided, by tickets (src/server). */
interface Decided {
  decisions?: ReadonlyMap<string, Decision>
}

/** Of the front server: the address as it was asked for. Nobody outside can send one. */
const PATH_HEADER = 'x-mh-path'
const QUERY_HEADER = 'x-mh-query'

/** What the front server has decided about a request; decided here where there is none. */
export function takenDecision(request: NextRequest): Decision {
  const { decisions } = globalThis as typeof globalThis & Decided
  const ticket = request.headers.get(TICKET_HEADER)
  const taken = ticket === null ? undefined : decisions?.get(ticket)
  if (taken) return taken
  const { headers, nextUrl, method } = request
  const path = headers.get(PATH_HEADER)
  const url =
    path === null ? nextUrl.pathname + nextUrl.search : path + (headers.get(QUERY_HEADER) ?? '')
  const { DEFAULT_LOCALE: defaultLocale, SITE_URL: siteUrl } = env
  return decide({ method, url, headers: Object.fromEntries(headers) }, { defaultLocale, siteUrl })
}
