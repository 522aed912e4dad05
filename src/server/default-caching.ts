import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Says of an answer that says nothing about being kept that it is not: those of the API are one visitor's,
 * and a redirect or a failure that a browser has kept cannot be taken back.
 */
export function setDefaultCaching(request: IncomingMessage, response: ServerResponse) {
  const isApi = /^\/api(?:[/?]|$)/.test(request.url ?? '')
  const writeHead = response.writeHead.bind(response)
  const withCaching = (...head: Parameters<typeof writeHead>) => {
    const [status] = head
    const caching = isApi
      ? 'private, no-store'
      : status === 308 || status === 307
        ? 'no-cache'
        : undefined
    // What is given here in place of being set before replaces it.
    if (caching && !response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', caching)
    return writeHead(...head)
  }
  Object.assign(response, { writeHead: withCaching })
}
