import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { type FormAnswer, FORM_HEADER, type FormPost, wantsJson } from '../domain/forms/form-post'
import { CACHING } from '../domain/routes/caching'
import type { Decision } from '../domain/routes/decide'

/** Of the site's own code, in this process (src/instrumentation.ts). */
interface Site {
  takeForm?: (post: FormPost) => Promise<FormAnswer>
}

/** Told by `takeBody` in place of a body that is too large. */
const REFUSED_HEADER = 'x-mh-body-refused'

/** How long a start may take, and how often it is looked whether it is over. Milliseconds. */
const START_PATIENCE = { whole: 20_000, between: 50 }

/** What the body of a form was sent with, and means nothing to the page that is asked for in its place. */
const OF_BODY = [
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'expect',
]

/**
 * Takes what is sent to the page of a form, whose body is there as a whole, and hands it to the site. What was taken is
 * answered with the way to the page that says so (303). What was refused becomes a request for the page itself, which
 * shows what was typed, under the status of the refusal: `showPage` passes it on.
 */
export async function takeFormPost(
  request: IncomingMessage,
  response: ServerResponse,
  { decision, address, id }: { decision: Decision; address: string; id: string },
  showPage: () => void,
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
  const takeForm = await whenItTakesForms()
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
  forceStatus(response, told.status)
  for (const name of OF_BODY) delete headers[name]
  headers[FORM_HEADER] = told.refusal
  request.method = 'GET'
  showPage()
}

/** The site begins to listen before it is ready for this: who comes at its start waits a while. */
async function whenItTakesForms(): Promise<Site['takeForm']> {
  const site: typeof globalThis & Site = globalThis
  const start = performance.now()
  while (!site.takeForm && performance.now() - start < START_PATIENCE.whole) {
    await delay(START_PATIENCE.between)
  }
  return site.takeForm
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

/**
 * A page is rendered with 200: Next lets no page say another status. What fails keeps its own. Where the page leads
 * elsewhere, the form is not sent there once more, as 307 would.
 */
function forceStatus(response: ServerResponse, forced: number): void {
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      const isRedirect = status === 307 || status === 308
      const shown = status === 200 ? forced : isRedirect ? 303 : status
      return Reflect.apply(writeHead, response, [shown, ...rest]) as ServerResponse
    },
  })
}
