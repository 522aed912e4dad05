import type { ServerResponse } from 'node:http'

/** What Next tells itself; the address that a page has inside it is nobody's business. */
const INTERNAL = /^x-(?:middleware-|mh-|nextjs-cache$)/

/** Keeps headers of Next's own and of ours from going out. */
export function hideInternalHeaders(response: ServerResponse) {
  // Node calls it too, where nobody has.
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead(...args: Parameters<typeof writeHead>) {
      for (const name of response.headersSent ? [] : response.getHeaderNames()) {
        if (INTERNAL.test(name)) response.removeHeader(name)
      }
      return writeHead(...args)
    },
  })
}
