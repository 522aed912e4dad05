import { type NextRequest, NextResponse } from 'next/server'

import { siteProcess } from './domain/process/site-process'
import { TICKET_HEADER } from './domain/routes/rewrite'

/**
 * Renders the page that the front server has decided on (src/server/front-door.ts): it is handed a path inside Next, a
 * status and headers, and decides nothing itself. It checks no rights.
 */
export function proxy({ headers, nextUrl }: NextRequest): NextResponse {
  const rewrite = siteProcess().rewrites?.get(headers.get(TICKET_HEADER) ?? '')
  // The client has gone.
  if (!rewrite) return new NextResponse(null, { status: 503 })
  const url = nextUrl.clone()
  url.pathname = rewrite.pathname.replace(/\/$/, '')
  for (const [name, value] of new URLSearchParams(rewrite.query)) {
    url.searchParams.append(name, value)
  }
  const { status = 200, headers: told = [] } = rewrite
  const init = told.map(([name, value]): [string, string] => [name, value])
  return NextResponse.rewrite(url, { status, headers: new Headers(init) })
}

export const config = {
  // On requests for pages alone (src/server/front-door.ts), so no list of addresses is needed here. Next reads a literal: it is
  // TICKET_HEADER.
  matcher: [{ source: '/(.*)', has: [{ type: 'header', key: 'x-mh-ticket' }] }],
}
