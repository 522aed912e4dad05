import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { type HeadRules, settleHead } from './answer-head'
import { compress } from './compress'
import { joinVary } from './keep-vary'

/** What becomes of an answer, decided once, when its status and headers are known. */
export interface AnswerPlan {
  /** `pass` lets it go as it comes, `replace` drops it for another, `hold` collects its body until it is whole. */
  decide: () => 'pass' | 'replace' | 'hold'
  /** Has the other answer sent, at once or later. */
  replace: (send: (how: () => void) => void) => void
  /** Sends what was held. */
  held: (body: Buffer) => void
}

/** The methods by which Node and Next send an answer. */
type Sending = Pick<ServerResponse, 'writeHead' | 'write' | 'end' | 'flushHeaders'>

/**
 * Stands between Next and the connection, as the one place where methods of a response are replaced. What Next says goes
 * through these, in this order:
 *
 * 1. `Vary`, as it is set: nothing is taken from it, or all (`keep-vary.ts`).
 * 2. The plan, once the head is known: the answer passes, is replaced, or is held until it is whole (`plan-answer.ts`).
 * 3. Compression of what passes. What was held or replaces an answer is compressed by who sends it.
 * 4. The head, as it goes out (`answer-head.ts`).
 *
 * @param plan absent in development: there answers pass, and are not compressed
 */
export function takeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { rules, plan }: { rules: HeadRules; plan?: AnswerPlan | undefined },
): void {
  watchVary(response, { isDropped: rules.decision.route?.variesByNothing === true })
  watchHead(response, rules)
  if (!plan) return
  const plain = sendingOf(response)
  compress(request, response)
  follow(plan, response, plain)
}

/** Next sets its router's headers in `Vary` of every answer, and many caches store nothing that varies by headers they do not know. */
function watchVary(response: ServerResponse, { isDropped }: { isDropped: boolean }) {
  const setHeader = response.setHeader.bind(response)
  const appendHeader = response.appendHeader.bind(response)
  const isVary = (name: string) => name.toLowerCase() === 'vary'
  response.setHeader = (name, value) => {
    if (!isVary(name)) return setHeader(name, value)
    const names = isDropped ? '' : joinVary(response.getHeader('vary'), value)
    return names === '' ? response : setHeader('Vary', names)
  }
  response.appendHeader = (name, value) =>
    isDropped && isVary(name) ? response : appendHeader(name, value)
}

function watchHead(response: ServerResponse, rules: HeadRules) {
  // Node calls it too, where nobody has.
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      const others = setHeaders(response, rest)
      const shown = response.headersSent ? status : settleHead(response, status, rules)
      return Reflect.apply(writeHead, response, [shown, ...others]) as ServerResponse
    },
  })
}

/**
 * Sets the headers that `writeHead` was given, so that what is known of an answer is in one place.
 * @param rest of its arguments, after the status
 * @returns the others
 */
function setHeaders(response: ServerResponse, rest: unknown[]): unknown[] {
  const headers = rest.at(-1)
  // Node also takes a list here; nothing of ours gives one.
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return rest
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  return rest.slice(0, -1)
}

/** The methods of now, by which the ones that take their place can still send. */
function sendingOf(response: ServerResponse): Sending {
  const { writeHead, write, end, flushHeaders } = response // oxlint-disable-line typescript/unbound-method -- called on `response`
  return { writeHead, write, end, flushHeaders }
}

/** @param plain the methods that send an answer that was replaced or held */
function follow({ decide, replace, held }: AnswerPlan, response: ServerResponse, plain: Sending) {
  const around = sendingOf(response)
  const pieces: Buffer[] = []
  let decided: ReturnType<typeof decide> | undefined

  // Swallows what Next still writes after its answer was replaced.
  const SILENT = {
    writeHead: () => response,
    flushHeaders: () => {},
    write: (...args: unknown[]) => (callLast(args), true),
    end: (...args: unknown[]) => (callLast(args), response),
  }
  const send = (how: () => void) => {
    Object.assign(response, plain)
    how()
    Object.assign(response, SILENT)
  }
  const settle = () => {
    if (decided) return decided
    decided = decide()
    if (decided === 'replace') {
      Object.assign(response, SILENT)
      replace(send)
    }
    return decided
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      const others = setHeaders(response, rest)
      response.statusCode = status
      if (settle() === 'pass') Reflect.apply(around.writeHead, response, [status, ...others])
      return response
    },
    flushHeaders() {
      if (settle() === 'pass') around.flushHeaders.call(response)
    },
    write(...args: unknown[]) {
      const now = settle()
      if (now === 'pass') return Reflect.apply(around.write, response, args) as unknown
      if (now === 'hold') keepPiece(pieces, args)
      callLast(args)
      return true
    },
    end(...args: unknown[]) {
      const now = settle()
      if (now === 'pass') {
        Reflect.apply(around.end, response, args)
        return response
      }
      if (now === 'hold') {
        keepPiece(pieces, args)
        send(() => held(Buffer.concat(pieces)))
      }
      callLast(args)
      return response
    },
  })
}

/** @param args of `write` or `end` */
function keepPiece(pieces: Buffer[], [piece, encoding]: unknown[]) {
  if (typeof piece === 'string') {
    const known = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
    pieces.push(Buffer.from(piece, known))
  } else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
}

/** @param args of a stream's method, whose last may be a function to call when it is done */
function callLast(args: unknown[]) {
  const done = args.at(-1)
  if (typeof done === 'function') process.nextTick(done)
}
