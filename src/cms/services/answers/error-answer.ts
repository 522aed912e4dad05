import path from 'node:path'

import type { AfterErrorHook, PayloadRequest } from 'payload'

import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import { passwordAskedIn } from './password-needed'
import { troubleOf } from '../../database/database-trouble'
import { isReachable } from '../../database/read-pool'
import { readDisk } from './free-disk'

/**
 * What the API says of an error. Payload recognises its own errors by class and name, which the
 * production bundle loses; without this an editor reads "unknown error" where a hook has written a
 * sentence. A request that cannot be understood (a malformed id, a NUL in a query, a number out of
 * range, a `where` that is no condition, a form without an end) is a 400, not a 500; what the database
 * cannot answer now is a 503. The log keeps the cause.
 */
export const answerError: AfterErrorHook = async ({ error, req }) => {
  if (isValidationError(error)) {
    const data = { ...error.data, errors: error.data.errors.map((one) => inSentences(one, req)) }
    const { message } = error
    return { status: 400, response: { errors: [{ name: 'ValidationError', data, message }] } }
  }
  // The same words for whatever keeps somebody out: a difference would tell anonymous clients who has an account.
  if (error.name === 'AuthenticationError' || error.name === 'LockedAuth') {
    return { status: 401, response: { errors: [{ message: panelText(req.t, 'signInRefused') }] } }
  }
  // Payload says it in English alone, of a token that nobody has seen; it comes with a link in a mail.
  if (error.message === 'Token is either invalid or has expired.') {
    return { status: 403, response: { errors: [{ message: panelText(req.t, 'linkUsedUp') }] } }
  }
  if (await isDiskFull(error)) {
    const message = panelText(req.t, 'diskFull')
    return { status: 507, response: { errors: [{ message }] } }
  }
  if (isPublicError(error)) {
    // Payload's own, in English; ours name who it is.
    if (error.name === 'Locked') {
      const message = panelText(req.t, 'lockedBySomeoneElse')
      return { status: 423, response: { errors: [{ message }] } }
    }
    // An error that sets Retry-After gives its reason too (`overloaded`).
    if (error.status === 503 && !req.responseHeaders?.has('Retry-After')) return sayLater(req)
    // Payload takes somebody whose session it cannot read for an anonymous client.
    const isAnonymous = !req.user && (error.status === 401 || error.status === 403)
    if (isAnonymous && showsSession(req) && !(await isReachable())) return sayLater(req)
    if (STOPPED_READING.test(error.message)) return sayTooLarge(req)
    const password = passwordAskedIn(error)
    if (password) {
      const named = { name: 'PasswordNeeded', message: error.message, data: { ...password } }
      return { status: error.status, response: { errors: [named] } }
    }
    const consequences = consequencesIn(error)
    const asked = consequences !== undefined && {
      name: 'ConfirmationNeeded',
      data: { consequences },
    }
    return { status: error.status, response: { errors: [{ ...asked, message: error.message }] } }
  }
  if (troubleOf(error) !== 'fault') return sayLater(req)
  // A draft is not validated: what it names may be gone, or never have been there.
  if (isOfClass(FOREIGN_KEY_VIOLATION, error)) {
    return { status: 400, response: { errors: [{ message: panelText(req.t, 'kindDocument') }] } }
  }
  const unreadable =
    error instanceof SyntaxError ||
    isDataException(error) ||
    // Busboy's words, and Payload's of a form without a boundary; their errors have no code.
    /^(?:Malformed|Unexpected end of|Unsupported content|Multipart:|Request is not eligible)/.test(
      error.message,
    ) ||
    // Thousands of brackets in each other; nothing of ours goes that deep.
    (error instanceof RangeError && error.message.includes('call stack')) ||
    (error instanceof TypeError && isBodyWithoutFields(req)) ||
    (req.query.where !== undefined && isImpossibleCondition(error))
  if (!unreadable) return undefined
  return {
    status: 400,
    response: { errors: [{ message: panelText(req.t, 'requestUnreadable') }] },
  }
}

/** What Payload says in English where it stops reading a form, before any hook of ours sees it. What is ours says its own sentence. */
const STOPPED_READING = /^(?:Multipart|Multipart request size|File size) limit has been reached$/

/** A form is too large: with a file, the file; else what was typed. */
function sayTooLarge({ routeParams, t }: PayloadRequest) {
  if (routeParams?.collection !== 'media') {
    return { status: 413, response: { errors: [{ message: panelText(t, 'requestTooLarge') }] } }
  }
  const message = panelText(t, 'fileTooLarge')
  const data = { errors: [{ path: 'file', message }] }
  return { status: 413, response: { errors: [{ name: 'ValidationError', data, message }] } }
}

/** The database is away, or too many want something of it. */
function sayLater(req: PayloadRequest) {
  // Payload sends these with whatever it answers.
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', '5')
  return { status: 503, response: { errors: [{ message: panelText(req.t, 'siteBusy') }] } }
}

/** What a refusal that asks first says would come of it (desk/consequences/ask-before.ts). */
function consequencesIn(error: Error): unknown {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return undefined
  return 'consequences' in error.data ? error.data.consequences : undefined
}

/** Bytes: with less, the largest image and its sizes are not written. */
const LEAST_FREE = 32 * 1024 * 1024

/**
 * Whether the database or the file system is full. Payload puts the cause of a failed upload into the log only, so the
 * free space is measured.
 */
async function isDiskFull(error: Error): Promise<boolean> {
  if (isOfClass(DISK_FULL, error)) return true
  if (error.name !== 'FileUploadError') return false
  const disk = await readDisk(path.resolve(env.DATA_DIR))
  return disk !== undefined && disk.size > 0 && disk.free < LEAST_FREE
}

function showsSession({ headers, payload }: PayloadRequest): boolean {
  const cookie = `${payload.config.cookiePrefix}-token=`
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(cookie)
}

/** Whether a request that should hold fields holds none: `null`, a word, a form of another kind, nothing. */
function isBodyWithoutFields({ data, method }: PayloadRequest): boolean {
  if (method !== 'POST' && method !== 'PATCH') return false
  return typeof data !== 'object' || (data as unknown) === null || Array.isArray(data)
}

/** The editor of texts speaks of nodes; who writes reads of blocks and links. */
function inSentences(complaint: unknown, req: PayloadRequest): unknown {
  if (typeof complaint !== 'object' || complaint === null || !('message' in complaint)) {
    return complaint
  }
  const detail = /node failed to validate: (?:The following fields are invalid: )?(.*)$/s.exec(
    String(complaint.message),
  )?.[1]
  if (detail === undefined) return complaint
  return { ...complaint, message: panelText(req.t, 'bodyIncomplete', { detail }) }
}

/** One with a sentence for each field it complains about. */
function isValidationError(error: Error): error is Error & { data: { errors: unknown[] } } {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return false
  return 'errors' in error.data && Array.isArray(error.data.errors)
}

/** An error whose message the user may read. */
function isPublicError(error: Error): error is Error & { status: number } {
  return 'isPublic' in error && error.isPublic === true && 'status' in error
}

/**
 * Whether a query has a condition that Payload cannot handle: it does not check the shape of conditions, and for an
 * operator that the field does not support it makes no SQL, or SQL that Postgres rejects (class 42).
 */
function isImpossibleCondition(error: Error): boolean {
  return error instanceof TypeError || error.message === 'Not supported' || isOfClass('42', error)
}

const FOREIGN_KEY_VIOLATION = '23503'

const DISK_FULL = '53100'

/** Values that Postgres cannot take. */
function isDataException(error: unknown): boolean {
  return isOfClass('22', error)
}

/**
 * Whether an error has a Postgres code, or one of a class by its first digits. The query builder wraps the driver's
 * error as its cause.
 */
function isOfClass(digits: string, error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) {
    if (error.code.startsWith(digits)) return true
  }
  return 'cause' in error && isOfClass(digits, error.cause)
}
