import type { AfterErrorHook } from 'payload'

/**
 * Answers 400 where Payload would answer 500 to a request that cannot be understood: a malformed id,
 * a NUL in a query, a number out of range, a `where` that is no condition. The log keeps the cause.
 */
export const answerUnreadableRequest: AfterErrorHook = ({ error, req }) => {
  const unreadable =
    error instanceof SyntaxError ||
    isDataException(error) ||
    // Payload takes the parts of a condition for granted; reads have nothing else to stumble over.
    (error instanceof TypeError && req.method === 'GET' && req.query.where !== undefined)
  if (!unreadable) return undefined
  return {
    status: 400,
    response: { errors: [{ message: 'The request cannot be understood: check its address.' }] },
  }
}

/** Class 22 of Postgres' error codes; the driver's error is the cause of the query builder's. */
function isDataException(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && /^22\w{3}$/.test(error.code)) return true
  return 'cause' in error && isDataException(error.cause)
}
