import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/**
 * Holds an HTML page back until it is whole and lets `headersFor` add headers that depend on all of it.
 * Every other answer passes as it comes.
 */
export function holdPage(
  request: IncomingMessage,
  response: ServerResponse,
  headersFor: (html: string) => Record<string, string>,
) {
  // An answer to HEAD has no page to read.
  if (request.method !== 'GET') return
  // Node and Next's own code call these in several shapes; only their first argument matters.
  const { writeHead, write, end, flushHeaders } = response // eslint-disable-line @typescript-eslint/unbound-method -- put back, or called on `response`
  const original = { writeHead, write, end, flushHeaders }
  const pieces: Buffer[] = []
  const isHeld = () =>
    !response.headersSent && String(response.getHeader('content-type')).startsWith('text/html')

  const keep = (piece: unknown, encoding: unknown) => {
    if (typeof piece === 'string') {
      pieces.push(
        Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      )
    } else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      const headers = rest.at(-1)
      // Node also takes a list here; nothing of ours gives one.
      if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) {
        if (!isHeld())
          return Reflect.apply(original.writeHead, response, [status, ...rest]) as unknown
      } else {
        for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
          if (value !== undefined) response.setHeader(name, value)
        }
        if (!isHeld()) return original.writeHead.call(response, status)
      }
      response.statusCode = status
      return response
    },
    write(...args: unknown[]) {
      if (!isHeld()) return Reflect.apply(original.write, response, args) as unknown
      keep(args[0], args[1])
      callLast(args)
      return true
    },
    flushHeaders() {
      if (!isHeld()) original.flushHeaders.call(response)
    },
    end(...args: unknown[]) {
      if (!isHeld()) return Reflect.apply(original.end, response, args) as unknown
      keep(args[0], args[1])
      Object.assign(response, original)
      const body = Buffer.concat(pieces)
      for (const [name, value] of Object.entries(headersFor(body.toString('utf8')))) {
        response.setHeader(name, value)
      }
      const done = args.at(-1)
      return typeof done === 'function'
        ? response.end(body, done as () => void)
        : response.end(body)
    },
  })
}

/** @param args of a stream's method, whose last may be a function to call when it is done */
function callLast(args: unknown[]) {
  const done = args.at(-1)
  if (typeof done === 'function') process.nextTick(done)
}
