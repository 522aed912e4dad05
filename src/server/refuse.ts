import { type ServerResponse, STATUS_CODES } from 'node:http'

import type { Decision } from '../domain/routes/decide'
import { inProblems } from './refusal-problems'

/** Refuses a request in a line of plain text, or in the form of the route where programs read it. */
export function refuse(
  response: ServerResponse,
  { status, allow, route }: Omit<Extract<Decision, { kind: 'refused' }>, 'kind'>,
) {
  if (allow) response.setHeader('Allow', allow.join(', '))
  const refusal = inProblems(route, status)
  response.writeHead(refusal?.status ?? status, {
    'Content-Type': refusal?.type ?? 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end(refusal?.body ?? `${STATUS_CODES[status]}\n`)
}
