/**
 * Something the operator can put right: a busy port, a full disk, an unreachable database. Its
 * message is the one sentence they read; no stack is printed.
 */
export class ExpectedFailure extends Error {
  /** @override */
  name = 'ExpectedFailure'
}

/**
 * The sentence for a failed file operation in `place`, or the error itself where we know no better.
 *
 * @param {unknown} error
 * @param {string} place the path the operator knows
 * @returns {unknown}
 */
export function explainFileError(error, place) {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new ExpectedFailure(
        `No permission to write in ${place}: give this user the right to, or choose another place with DATA_DIR.`,
      )
    case 'ENOSPC':
    case 'EDQUOT':
      return diskIsFull(place)
    default:
      return error
  }
}

/** @param {string} place */
export function diskIsFull(place) {
  return new ExpectedFailure(
    `The disk is full at ${place}: free at least 300 MB there and start again; nothing that was saved is lost.`,
  )
}

/** @param {unknown} error @returns {string | undefined} */
export function errorCode(error) {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** @param {unknown} error */
export function errorMessage(error) {
  return error instanceof Error ? error.message : String(error)
}
