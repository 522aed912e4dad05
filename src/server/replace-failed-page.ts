import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Watches one answer of Next on its way out. When it turns out to be a failed page, what Next wrote
 * is thrown away and `answer` gives the page instead; everything else passes untouched, piece by
 * piece, as it comes.
 */
export function replaceFailedPage(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<{ status: number; headers: Record<string, string>; body: string }>,
) {
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

  const unlessReplaced = (method: Method, otherwise = response as unknown) => {
    /** @this  */
    return function (...args: unknown[]) {
      if (!isReplaced) return Reflect.apply(method, response, args) as unknown
      const done = args.at(-1)
      if (typeof done === 'function') process.nextTick(done)
      return otherwise
    }
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (isReplaced) return response
      if (status === 500 && isPage(request, response, rest.at(-1))) {
        replace()
        return response
      }
      return Reflect.apply(original.writeHead, response, [status, ...rest]) as unknown
    },
    write: unlessReplaced(beforeFirstByte(response, original.write), true),
    end: unlessReplaced(beforeFirstByte(response, original.end)),
    flushHeaders: unlessReplaced(original.flushHeaders, undefined),
  })

  /**
   * Without this Node would send the headers of a single-piece answer from inside `end`, after it
   * has taken the piece in.
   */
  function beforeFirstByte(res: ServerResponse, method: Method) {
    return (...args: unknown[]) => {
      if (!res.headersSent && res.statusCode === 500 && isPage(request, res, undefined)) {
        replace()
        const done = args.at(-1)
        if (typeof done === 'function') process.nextTick(done)
        return true
      }
      return Reflect.apply(method, res, args) as unknown
    }
  }
}

function isAboutOldBody(name: string) {
  return /^(content-|etag$|link$|transfer-encoding$|cache-control$|x-nextjs-|vary$|last-modified$)/.test(
    name,
  )
}

/** Node's methods in any of their shapes. */
type Method = (...args: never[]) => unknown

/** A page that a browser wanted to show; not data for a script, which shows the failure itself. */
function isPage(request: IncomingMessage, response: ServerResponse, headersNow: unknown) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const type = contentType(headersNow) ?? response.getHeader('content-type')
  if (typeof type === 'string' && type !== '') return type.startsWith('text/html')
  return (request.headers.accept ?? '').includes('text/html')
}

function contentType(headers: unknown) {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return undefined
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')
  return found?.[1] as unknown
}
