/**
 * Holds an HTML page back until it is whole and lets `headersFor` add headers that depend on all of it.
 * Every other answer passes as it comes.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(html: string) => Record<string, string>} headersFor
 */
export function holdPage(request, response, headersFor) {
  // An answer to HEAD has no page to read.
  if (request.method !== 'GET') return
  // Node and Next's own code call these in several shapes; only their first argument matters.
  const { writeHead, write, end, flushHeaders } = response // eslint-disable-line @typescript-eslint/unbound-method -- put back, or called on `response`
  const original = { writeHead, write, end, flushHeaders }
  /** @type {Buffer[]} */
  const pieces = []
  const isHeld = () =>
    !response.headersSent && String(response.getHeader('content-type')).startsWith('text/html')

  /** @param {unknown} piece @param {unknown} encoding */
  const keep = (piece, encoding) => {
    if (typeof piece === 'string') {
      pieces.push(
        Buffer.from(
          piece,
          typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8',
        ),
      )
    } else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
  }

  Object.assign(response, {
    /** @param {number} status @param {unknown[]} rest */
    writeHead(status, ...rest) {
      const headers = rest.at(-1)
      // Node also takes a list here; nothing of ours gives one.
      if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) {
        if (!isHeld()) return Reflect.apply(original.writeHead, response, [status, ...rest])
      } else {
        for (const [name, value] of Object.entries(headers)) {
          if (value !== undefined) response.setHeader(name, value)
        }
        if (!isHeld()) return original.writeHead.call(response, status)
      }
      response.statusCode = status
      return response
    },
    /** @param {unknown[]} args */
    write(...args) {
      if (!isHeld()) return Reflect.apply(original.write, response, args)
      keep(args[0], args[1])
      callLast(args)
      return true
    },
    flushHeaders() {
      if (!isHeld()) original.flushHeaders.call(response)
    },
    /** @param {unknown[]} args */
    end(...args) {
      if (!isHeld()) return Reflect.apply(original.end, response, args)
      keep(args[0], args[1])
      Object.assign(response, original)
      const body = Buffer.concat(pieces)
      for (const [name, value] of Object.entries(headersFor(body.toString('utf8')))) {
        response.setHeader(name, value)
      }
      const done = args.at(-1)
      return typeof done === 'function'
        ? response.end(body, /** @type {() => void} */ (done))
        : response.end(body)
    },
  })
}

/** @param {unknown[]} args of a stream's method, whose last may be a function to call when it is done */
function callLast(args) {
  const done = args.at(-1)
  if (typeof done === 'function') process.nextTick(done)
}
