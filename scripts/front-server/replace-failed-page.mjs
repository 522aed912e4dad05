/**
 * Watches one answer of Next on its way out. When it turns out to be a failed page, what Next wrote
 * is thrown away and `answer` gives the page instead; everything else passes untouched, piece by
 * piece, as it comes.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => Promise<{ status: number, headers: Record<string, string>, body: string }>} answer
 */
export function replaceFailedPage(request, response, answer) {
  // Node and Next's compression call these in several shapes; only whether they are called matters.
  const { writeHead, write, end, flushHeaders } = response // eslint-disable-line @typescript-eslint/unbound-method -- put back, or called on `response`
  const original = { writeHead, write, end, flushHeaders }
  let isReplaced = false

  const replace = () => {
    isReplaced = true
    void answer().then(({ status, headers, body }) => {
      Object.assign(response, original)
      if (response.destroyed) return
      for (const name of response.getHeaderNames()) {
        if (isAboutOldBody(name)) response.removeHeader(name)
      }
      response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) })
      response.end(request.method === 'HEAD' ? undefined : body)
    })
  }

  /** @param {Function} method */
  const unlessReplaced = (method, otherwise = /** @type {unknown} */ (response)) => {
    /** @this {unknown} @param {unknown[]} args */
    return function (...args) {
      if (!isReplaced) return method.apply(response, args)
      const done = args.at(-1)
      if (typeof done === 'function') process.nextTick(done)
      return otherwise
    }
  }

  Object.assign(response, {
    /** @param {number} status @param {unknown[]} rest */
    writeHead(status, ...rest) {
      if (isReplaced) return response
      if (status === 500 && isPage(request, response, rest.at(-1))) {
        replace()
        return response
      }
      return Reflect.apply(original.writeHead, response, [status, ...rest])
    },
    write: unlessReplaced(beforeFirstByte(response, original.write), true),
    end: unlessReplaced(beforeFirstByte(response, original.end)),
    flushHeaders: unlessReplaced(original.flushHeaders, undefined),
  })

  /**
   * Without this Node would send the headers of a single-piece answer from inside `end`, after it
   * has taken the piece in.
   *
   * @param {import('node:http').ServerResponse} res
   * @param {Function} method
   */
  function beforeFirstByte(res, method) {
    /** @param {unknown[]} args */
    return (...args) => {
      if (!res.headersSent && res.statusCode === 500 && isPage(request, res, undefined)) {
        replace()
        const done = args.at(-1)
        if (typeof done === 'function') process.nextTick(done)
        return true
      }
      return method.apply(res, args)
    }
  }
}

/** @param {string} name */
function isAboutOldBody(name) {
  return /^(content-|etag$|link$|transfer-encoding$|cache-control$|x-nextjs-|vary$|last-modified$)/.test(
    name,
  )
}

/**
 * A page that a browser wanted to show; not data for a script, which shows the failure itself.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} headersNow
 */
function isPage(request, response, headersNow) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const type = String(contentType(headersNow) ?? response.getHeader('content-type') ?? '')
  if (type) return type.startsWith('text/html')
  return (request.headers.accept ?? '').includes('text/html')
}

/** @param {unknown} headers */
function contentType(headers) {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return undefined
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')
  return found?.[1]
}
