/** The ways a request to the site can fail; each has a message, in every language. */
export const REQUEST_FAILURES = [
  'offline',
  'timeout',
  'unreachable',
  'refused',
  'failed',
  'unreadable',
] as const

export type RequestFailure = (typeof REQUEST_FAILURES)[number]

/** What is known of a request that failed. */
export interface FailedRequest {
  /** The status of the answer, where one came. */
  status?: number | undefined
  /** The names of the error and of what caused it. */
  errorNames: readonly string[]
  /** What the browser says of itself. */
  isOnline: boolean
}

/** Which way a request failed. An answer says more than the connection, and that more than the error. */
export function requestFailure({ status, errorNames, isOnline }: FailedRequest): RequestFailure {
  if (status !== undefined && status >= 500) return 'failed'
  if (status !== undefined && status >= 400) return 'refused'
  if (errorNames.includes('SyntaxError')) return 'unreadable'
  if (!isOnline) return 'offline'
  return errorNames.includes('TimeoutError') ? 'timeout' : 'unreachable'
}
