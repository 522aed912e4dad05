import type { IncomingMessage } from 'node:http'

/** What the panel sends to its own pages: calls of server functions, named by their digests. */
const SERVER_FUNCTION = /^[\da-f]{32,128}$/

/**
 * Whether something sent to the panel makes sense there. Next takes any other form for one of its
 * own and fails on it. The body has come, see `createBodies`.
 * @param request other than GET and HEAD
 */
export function isSenselessForPanel({ method, headers }: IncomingMessage) {
  const type = headers['content-type'] ?? ''
  const isForm = /^multipart\/form-data\b/i.test(type)
  return (
    method !== 'POST' ||
    !SERVER_FUNCTION.test(String(headers['next-action'])) ||
    (isForm && !/;\s*boundary=[^\s;]/i.test(type))
  )
}
