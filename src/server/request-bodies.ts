import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'

import { isOfApi, largestBody, type Route } from '../domain/routes/route-table'
import { inProblems } from './refusal-problems'

const MB = 1024 * 1024

/**
 * Bytes that came of bodies and are held at once, until their requests are answered. Forms of anonymous clients that
 * may carry a file have a share of their own: six with the largest, or a hundred with an ordinary one.
 */
const MOST_AT_ONCE = { anonymous: 4 * MB, files: 33 * MB, signedIn: 132 * MB }

/**
 * A body up to this size weighs no more than the head of a request, and is never refused for others. Bytes.
 */
const SMALL_BODY = 4 * 1024

/**
 * The most time for an anonymous client's whole body, between two pieces of an upload, and for a form: a file of 5 MB
 * comes over a ship's link of 16 kB/s in more than five minutes. Before its whole time is over Node would cut it off
 * (`requestTimeout` in serve.ts). Milliseconds.
 */
const PATIENCE = {
  anonymous: 20_000,
  signedIn: 3 * 60_000,
  form: { betweenPieces: 30_000, whole: 9.5 * 60_000 },
}

/** How much of a refused body is read on, so that the client comes to read the refusal. */
const REST = { bytes: 2 * MB, milliseconds: 3_000 }

/** The same of a form: somebody may have chosen a photograph, and the browser sends it whole. Bytes. */
const REST_OF_FORM = 64 * MB

const RETRY_AFTER_SECONDS = 5

/** What is kept of a form that is too large: what was typed stands before the file in it. Bytes. */
const BEGINNING_OF_FORM = 64 * 1024

/** An anonymous client's body above this carries a file. Bytes. */
const LARGEST_WITHOUT_FILE = MB

/** Passed to a route instead of the body, where the route answers in the language of the signed-in user. */
const REFUSED_HEADER = 'x-mh-body-refused'

/**
 * Takes the bodies of requests in front of everything else: a request goes on once its body is there as a
 * whole. One that is too large is refused before it costs memory. Where too many are held, the oldest of
 * anonymous clients that are still on their way make room; a new one is refused where they would not make enough.
 */
export function createBodies({
  isSignedIn,
  sayLater,
  patience = PATIENCE,
}: {
  isSignedIn: (request: IncomingMessage) => boolean
  /** What a form is answered for which there is no room, in its reader's language. */
  sayLater?: (request: IncomingMessage, response: ServerResponse, status: 408 | 503) => Later
  /** milliseconds */
  patience?: typeof PATIENCE
}) {
  const held = { anonymous: 0, files: 0, signedIn: 0 }
  /** Bodies of anonymous clients that take up room and are not there yet, the oldest first. */
  const underWay = { anonymous: new Set<UnderWay>(), files: new Set<UnderWay>() }

  /** Refuses the oldest incomplete bodies of anonymous clients, if that makes room, else the new one. */
  function makeRoom(share: keyof typeof underWay, latest: UnderWay) {
    let excess = held[share] - MOST_AT_ONCE[share]
    const given = []
    for (const body of underWay[share]) {
      if (excess <= 0) break
      given.push(body)
      excess -= body.bytes()
    }
    if (excess > 0) latest.refuse(503)
    else for (const body of given) body.refuse(body === latest ? 503 : 408)
  }

  /** @param next called with the whole body in the request's stream, never after a refusal */
  return function takeBody(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route | undefined,
    next: () => void,
  ) {
    const { headers } = request
    const declared = Number(headers['content-length'] ?? 0)
    if (declared === 0 && headers['transfer-encoding'] === undefined) {
      next()
      return
    }

    const isKnown = isSignedIn(request)
    const isForm = isFormPage(route)
    const most = largestBody(route, isKnown)
    // Of a form that says it is too large, its beginning is waited for.
    const isWanted = declared <= most || (isForm && headers.expect === undefined)
    const mostRead = declared <= most ? most : Math.min(most, BEGINNING_OF_FORM)
    const share = most > LARGEST_WITHOUT_FILE ? 'files' : 'anonymous'
    const who = isKnown ? 'signedIn' : share
    const pieces: Buffer[] = []
    let size = 0
    let counted = 0
    const asOneUnderWay = { bytes: () => counted, refuse }
    let state: 'coming' | 'there' | 'refused' = 'coming'
    let endRefusal = () => {}
    /** Of a refused body, with what came before. Bytes. */
    let mostDropped = most + REST.bytes

    // At a stop requests are held for a moment (graceful-shutdown.ts), and what came meanwhile is in the stream: a
    // small body whole, of others the beginning.
    if (request.complete) {
      next()
      return
    }
    const early = request.readableLength > 0 ? (request.read() as Buffer | null) : null

    // The parser hands a request its body by this method. Held here and not in the stream, nothing has
    // begun to read it when it turns out to be too large, and the connection never waits for a reader.
    const push = request.push.bind(request)
    request.push = (piece: Buffer | null) => {
      if (piece === null) {
        if (state === 'refused') endRefusal()
        if (state === 'coming') goOn()
        return true
      }
      size += piece.length
      // Read no further, the connection stays open until the client has had time to read the refusal.
      if (state === 'refused') return size <= mostDropped
      pieces.push(piece)
      if (size > SMALL_BODY) {
        held[who] += size - counted
        counted = size
        if (!isKnown) underWay[share].add(asOneUnderWay)
      }
      if (isKnown || isForm) timer.refresh()
      if (size > mostRead) refuse(413)
      else if (counted > 0 && held[who] > MOST_AT_ONCE[who]) {
        if (isKnown) refuse(503)
        else makeRoom(share, asOneUnderWay)
      }
      return true
    }
    response.once('close', release)
    const giveUp = () => refuse(408)
    const anonymousPatience = isForm ? patience.form.betweenPieces : patience.anonymous
    const timer = setTimeout(giveUp, isKnown ? patience.signedIn : anonymousPatience)
    const end = isForm ? setTimeout(giveUp, patience.form.whole) : undefined

    if (early) request.push(early)
    if (!isWanted) refuse(413)
    else if (isKnown && declared > SMALL_BODY && held[who] >= MOST_AT_ONCE[who]) refuse(503)
    else if (headers.expect !== undefined) response.writeContinue()

    function goOn() {
      state = 'there'
      endWaiting()
      for (const piece of pieces.splice(0)) push(piece)
      push(null)
      next()
    }

    function endWaiting() {
      clearTimeout(timer)
      clearTimeout(end)
      underWay[share].delete(asOneUnderWay)
    }

    function release() {
      endWaiting()
      held[who] -= counted
      counted = 0
    }

    function refuse(status: 408 | 413 | 503) {
      if (state !== 'coming') return
      state = 'refused'
      const beginning = Buffer.concat(pieces.splice(0)).subarray(0, BEGINNING_OF_FORM)
      release()
      if (status === 413 && (isForm || (isKnown && isOfApi(route) && !route?.refusals))) {
        headers[REFUSED_HEADER] = String(status)
        mostDropped = isKnown ? Infinity : REST_OF_FORM
        if (isForm && beginning.length > 0) push(beginning)
        // The route waits for no body. What still comes is dropped, for as long as a request may take: a
        // browser reads no answer before it has sent everything.
        endRefusal = () => void push(null)
        next()
        return
      }
      const later = isForm && status !== 413 ? sayLater?.(request, response, status) : undefined
      endRefusal = writeRefusal(response, status, later ?? inPlainWords(route, status, most))
      if (headers.expect !== undefined) endRefusal()
    }
  }
}

interface UnderWay {
  bytes: () => number
  refuse: (status: 408 | 503) => void
}

/** What a refusal says. */
interface Later {
  headers: Readonly<Record<string, string>>
  body: string
}

/** Of the private pages those take a body that a form stands on. */
function isFormPage(route: Route | undefined): boolean {
  return route?.class === 'private page' && route.methods.includes('POST')
}

function inPlainWords(route: Route | undefined, status: 408 | 413 | 503, most: number): Later {
  const problem = inProblems(route, status)
  if (problem) return { headers: { 'Content-Type': problem.type }, body: problem.body }
  const message =
    status === 413
      ? `The body of this request is larger than ${most} bytes, the most that is taken here.`
      : status === 408
        ? 'The body of this request took too long to come.'
        : 'Too many large requests are being answered. Try again in a few seconds.'
  // Forms of the panel show what they are answered.
  const isApi = isOfApi(route)
  return {
    headers: { 'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8' },
    body: isApi
      ? `${JSON.stringify({ errors: [{ name: STATUS_CODES[status], message }] })}\n`
      : `${message}\n`,
  }
}

/**
 * Writes a whole answer and leaves the connection open: one that is closed while the client still sends
 * takes the answer with it.
 * @returns ends the connection; it ends by itself after a while
 */
function writeRefusal(
  response: ServerResponse,
  status: 408 | 413 | 503,
  { headers, body }: Later,
): () => void {
  response.writeHead(status, {
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
  })
  response.write(body)
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, REST.milliseconds)
  return end
}
