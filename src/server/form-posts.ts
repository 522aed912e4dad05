import type { IncomingMessage, ServerResponse } from 'node:http'

import { FORM_HEADER, wantsJson } from '../domain/forms/form-post'
import { CACHING } from '../domain/routes/caching'
import type { Decision } from '../domain/routes/decide'
import { untilOffered } from './until-offered'

/** Set by `takeBody` instead of a body that is too large. */
const REFUSED_HEADER = 'x-mh-body-refused'

/** Headers about the body of a form, which mean nothing for the page that is rendered instead. */
const OF_BODY = [
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'expect',
]

/**
 * Passes the complete body of a form to the site. An accepted form is answered with a redirect to its confirmation
 * (303). A refused one becomes a request for the form's page, which shows the typed values with the status of the
 * refusal: `showPage` passes it on with that status.
 */
export async function takeFormPost(
  request: IncomingMessage,
  response: ServerResponse,
  { decision, address, id }: { decision: Decision; address: string; id: string },
  showPage: (status?: number) => void,
): Promise<void> {
  if (decision.kind !== 'page' || decision.answer.kind !== 'private page') {
    showPage()
    return
  }
  const { route, answer, asked } = decision
  const { headers } = request
  const pieces: Buffer[] = []
  const isTooLarge = headers[REFUSED_HEADER] !== undefined
  // What is refused still comes, and is dropped; the answer does not wait for its end.
  if (isTooLarge) pieces.push((request.read() as Buffer | null) ?? Buffer.alloc(0)) // no encoding is set
  else for await (const piece of request) pieces.push(piece as Buffer)
  if (response.destroyed) return
  const takeForm = await untilOffered('takeForm')
  const told = await takeForm?.({
    form: route.form ?? '',
    params: answer.params,
    locale: answer.locale,
    path: asked.path,
    query: asked.query,
    headers,
    address,
    body: Buffer.concat(pieces),
    isTooLarge,
    requestId: id,
  })
  if (!told) {
    response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': CACHING.never }).end()
    return
  }
  const isScript = wantsJson(headers)
  if (told.kind === 'sent') {
    for (const cookie of told.cookies ?? []) response.appendHeader('Set-Cookie', cookie)
    if (isScript) sendJson(response, 200, { location: told.location })
    else response.writeHead(303, { Location: told.location, 'Cache-Control': CACHING.never }).end()
    return
  }
  if (told.retryAfter !== undefined) response.setHeader('Retry-After', String(told.retryAfter))
  if (isScript) {
    if (told.location !== undefined) sendJson(response, 200, { location: told.location })
    else sendJson(response, told.status, told.json)
    return
  }
  for (const name of OF_BODY) delete headers[name]
  headers[FORM_HEADER] = told.refusal
  request.method = 'GET'
  showPage(told.status)
}

function sendJson(response: ServerResponse, status: number, json: unknown): void {
  const body = `${JSON.stringify(json)}\n`
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': CACHING.never,
  })
  response.end(body)
}
