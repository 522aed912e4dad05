/**
 * Takes an answer of Next before it goes out. What becomes of it is decided once, when its status and headers are
 * known: `pass` lets it go as it is, `replace` drops it for another, `hold` collects its body until it is whole.
 *
 * @typedef {import('node:http').ServerResponse} Response
 *
 * @param {Response} response
 * @param {Pick<Response, 'writeHead' | 'write' | 'end' | 'flushHeaders'>} plain the methods that what is replaced
 *   or held is sent with
 * @param {object} plan
 * @param {() => 'pass' | 'replace' | 'hold'} plan.decide
 * @param {() => void} plan.replace sends the other answer
 * @param {(body: Buffer) => void} plan.held sends what was held
 */
export function takeAnswer(response, plain, { decide, replace, held }) {
  const { writeHead, write, end, flushHeaders } = response // eslint-disable-line @typescript-eslint/unbound-method -- called on `response`
  const around = { writeHead, write, end, flushHeaders }
  /** @type {Buffer[]} */
  const pieces = []
  /** @type {'pass' | 'replace' | 'hold' | undefined} */
  let decided

  // What Next still writes is about an answer that nobody gets.
  const SILENT = {
    writeHead: () => response,
    flushHeaders: () => {},
    /** @param {unknown[]} args */
    write: (...args) => (callLast(args), true),
    /** @param {unknown[]} args */
    end: (...args) => (callLast(args), response),
  }
  const settle = () => {
    if (decided) return decided
    decided = decide()
    if (decided === 'replace') send(replace)
    return decided
  }
  /** @param {() => void} how */
  const send = (how) => {
    Object.assign(response, plain)
    how()
    Object.assign(response, SILENT)
  }

  Object.assign(response, {
    /** @param {number} status @param {unknown[]} rest */
    writeHead(status, ...rest) {
      const headers = rest.at(-1)
      if (typeof headers === 'object' && headers !== null && !Array.isArray(headers)) {
        for (const [name, value] of Object.entries(headers)) {
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
    /** @param {unknown[]} args */
    write(...args) {
      const now = settle()
      if (now === 'pass') return Reflect.apply(around.write, response, args)
      if (now === 'hold') keepPiece(pieces, args)
      callLast(args)
      return true
    },
    /** @param {unknown[]} args */
    end(...args) {
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

/** @param {Buffer[]} pieces @param {unknown[]} args of `write` or `end` */
function keepPiece(pieces, [piece, encoding]) {
  if (typeof piece === 'string') {
    const known = typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8'
    pieces.push(Buffer.from(piece, known))
  } else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
}

/** @param {unknown[]} args of a stream's method, whose last may be a function to call when it is done */
function callLast(args) {
  const done = args.at(-1)
  if (typeof done === 'function') process.nextTick(done)
}
