import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** The methods by which Node and Next send an answer. */
export type Sending = Pick<ServerResponse, 'writeHead' | 'write' | 'end' | 'flushHeaders'>

/** What becomes of an answer, decided once, when its status and headers are known. */
export interface AnswerPlan {
  /** `pass` lets it go as it comes, `replace` drops it for another, `hold` collects its body until it is whole. */
  decide: () => 'pass' | 'replace' | 'hold'
  /** Has the other answer sent, at once or later. */
  replace: (send: (how: () => void) => void) => void
  /** Sends what was held. */
  held: (body: Buffer) => void
}

/** Original methods, kept so that the wrappers can still send. */
export function sendingOf(response: ServerResponse): Sending {
  const { writeHead, write, end, flushHeaders } = response // oxlint-disable-line typescript/unbound-method -- called on `response`
  return { writeHead, write, end, flushHeaders }
}

/**
 * Intercepts an answer of Next before it goes out.
 * @param plain the original methods, which send an answer that was replaced or held
 */
export function takeAnswer(
  response: ServerResponse,
  plain: Sending,
  { decide, replace, held }: AnswerPlan,
) {
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
      const headers = rest.at(-1)
      // Node also takes a list here; nothing of ours gives one.
      if (typeof headers === 'object' && headers !== null && !Array.isArray(headers)) {
        for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
          if (value !== undefined) response.setHeader(name, value)
        }
      }
      response.statusCode = status
      if (settle() === 'pass') Reflect.apply(around.writeHead, response, [status, ...rest])
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
