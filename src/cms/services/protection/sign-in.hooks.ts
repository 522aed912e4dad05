import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { AuthenticationError } from 'payload'

import { sql } from '../../database/sql'
import { recordEvent } from '../audit/record-event.hooks'
import { countRequest, uncountRequest } from '../limits/limited-requests'
import { adapterOf, type Database, databaseOf } from '../../database/handle'
import { overloaded } from '../answers/refusal'
import { isLineFull } from '../../database/waiting-line'
import { takeTurnToSignIn } from './account-turns.hooks'
import {
  countTry,
  deviceCookie,
  forgetTries,
  isUsedUp,
  knownDevice,
  mayBeKnown,
  saltOf,
} from './known-devices'
import { factorState, isEnough } from './second-factor/factor-gate'
import { HASH_OF_NOBODY, isPassword, type PasswordHash, passwordLines } from './password-hashing'

interface Account extends PasswordHash {
  id: number
  isLocked: boolean
}

/**
 * Decides about a password before Payload does, whichever way somebody signs in. Payload's own count and lock then have
 * nothing left to do.
 * @throws AuthenticationError, and what `checkPassword` throws
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  if (operation !== 'login') return
  // Payload's type of the arguments is a union over all operations; this one has these data.
  const { data } = args as { data?: { email?: unknown; password?: unknown } }
  const { email, password } = data ?? {}
  // Payload says what is missing.
  if (typeof email !== 'string' || email.trim() === '') return
  if (typeof password !== 'string' || password.trim() === '') return
  const account = await accountOfPassword(req, collection, email, password)
  if (!account || !(await takeTurnToSignIn(req, account.id, account.salt))) {
    throw new AuthenticationError(req.t)
  }
}

/**
 * Whose password it is, if anybody's. A wrong password, an unknown address and a locked account are told apart neither
 * by what is returned nor by time. Wrong passwords lock the account for devices that nobody has signed in on before; a
 * device that is known has a count of its own, so an anonymous client locks nobody out. How many wrong passwords come
 * from one address is limited for anonymous clients, whether there are such accounts or not.
 * @returns the id of the account
 * @throws an APIError 503 where too many sign in at once, and 429 after too many tries
 */
export async function checkPassword(
  ...asked: Parameters<typeof accountOfPassword>
): Promise<number | undefined> {
  return (await accountOfPassword(...asked))?.id
}

/** The same account, as it was when the password was compared. */
async function accountOfPassword(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const look = () => findAccount(req, collection, email.toLowerCase().trim())
  const account = mayBeKnown(req, collection.slug) ? await look() : undefined
  const device = account && knownDevice(req, { collection: collection.slug, ...account })
  if (account && device !== undefined && !(await isUsedUp(device, collection))) {
    const onDevice = () => tryOnDevice(req, collection, account, device, password)
    return (await inLine(req, 'known', onDevice)) ? account : undefined
  }
  // Counted before it is tried, so that of many at once none slips through.
  await countRequest(req, 'signIn', email)
  const asAnonymous = () => tryAsAnonymous(req, collection, look, password)
  const found = await inLine(req, 'anonymous', asAnonymous)
  if (found) await uncountRequest(req, 'signIn', email)
  return found
}

/**
 * Limits how often a new password is asked for, for an address and from there for an account, whether there is one or
 * not.
 * @throws an APIError 429
 */
export const guardPasswordReset: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  if (operation !== 'forgotPassword') return
  const { data } = args as { data?: { email?: unknown } } // as above
  if (typeof data?.email === 'string') await countRequest(req, 'passwordReset', data.email)
}

/**
 * Lets the device be known from the next sign-in on; of the staff once a second factor was given there, where one has
 * to be.
 */
export const rememberDevice: CollectionAfterLoginHook<TypeWithID> = async ({
  collection,
  req,
  user,
}) => {
  if (collection.slug === 'staff') {
    const db = await databaseOf(req.payload, req)
    if (!isEnough(await factorState(db, Number(user.id)))) return
  }
  const cookie = await cookieOfDevice(req, collection, user.id)
  if (cookie === undefined) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookie)
}

/**
 * The `Set-Cookie` by which the device is known from the next sign-in on; nothing for an account without a password.
 */
export async function cookieOfDevice(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: number | string,
): Promise<string | undefined> {
  const salt = await saltOf(req, slug, id)
  return salt === undefined ? undefined : deviceCookie(req, { collection: slug, id, salt })
}

/** Waits for a turn to hash. @throws an APIError 503 where too many do */
export async function inLine<Found>(
  req: PayloadRequest,
  line: 'known' | 'anonymous',
  work: () => Promise<Found>,
): Promise<Found> {
  try {
    return await passwordLines()[line].within(work)
  } catch (error) {
    if (!isLineFull(error)) throw error
    throw overloaded(req, 'signInBusy', 5)
  }
}

async function tryOnDevice(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  account: Account,
  device: string,
  password: string,
): Promise<boolean> {
  if (!(await countTry(device, collection)) || !(await isPassword(password, account))) return false
  await forgetTries(device, collection)
  // Payload would refuse an account that anonymous clients have locked out.
  await forgetFailures(req, collection, account)
  return true
}

async function tryAsAnonymous(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  look: () => Promise<Account | undefined>,
  password: string,
): Promise<Account | undefined> {
  // Once more: while this one waited, others may have locked the account.
  const account = await look()
  const open = account?.isLocked === false ? account : undefined
  const isRight = await isPassword(password, open ?? HASH_OF_NOBODY)
  if (isRight && open) {
    await forgetFailures(req, collection, open)
    return open
  }
  // Nobody has this id, and the statement takes its time for nobody too.
  await countFailure(req, collection, open?.id ?? -1)
  return undefined
}

/** The account with an e-mail address, in lower case; nothing where there is none. */
export async function findAccount(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  email: string,
): Promise<Account | undefined> {
  const { rows } = await drizzle(req).execute<{
    id: number
    hash: string | null
    salt: string | null
    is_locked: boolean
  }>(sql`
    SELECT id, hash, salt, coalesce(lock_until > now(), false) AS is_locked
    FROM ${table(slug)} WHERE email = ${email}`)
  const [row] = rows
  if (!row) return undefined
  const { id, hash, salt, is_locked: isLocked } = row
  // An account without a password is nobody's.
  return { id, isLocked, ...(hash !== null && salt !== null ? { hash, salt } : HASH_OF_NOBODY) }
}

/**
 * One statement, so that of many at once each is counted. What another instance was trying when the account was locked
 * leaves the lock as it is.
 */
async function countFailure(
  req: PayloadRequest,
  { auth, slug }: SanitizedCollectionConfig,
  id: number,
): Promise<void> {
  const lock = sql`now() + make_interval(secs => ${auth.lockTime / 1000})`
  // After a lock the count begins again.
  const count = sql`CASE WHEN lock_until IS NULL THEN coalesce(login_attempts, 0) + 1 ELSE 1 END`
  const { rows } = await drizzle(req).execute<{ is_locked: boolean }>(sql`
    UPDATE ${table(slug)} SET
      login_attempts = ${count},
      lock_until = CASE WHEN ${count} >= ${auth.maxLoginAttempts} THEN ${lock} END
    WHERE id = ${id} AND (lock_until IS NULL OR lock_until <= now())
    RETURNING lock_until IS NOT NULL AS is_locked`)
  // Of accounts of the staff alone; once for each lock, however many try.
  if (rows[0]?.is_locked === true && slug === req.payload.config.admin.user) {
    await recordEvent(req, { action: 'accountLocked', collection: slug, document: id })
  }
}

async function forgetFailures(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  { id }: Account,
): Promise<void> {
  await drizzle(req).execute(sql`
    UPDATE ${table(slug)} SET login_attempts = 0, lock_until = NULL
    WHERE id = ${id} AND (login_attempts <> 0 OR lock_until IS NOT NULL)`)
}

/** Outside of any transaction: what is counted stays counted when the sign-in fails. */
function drizzle({ payload }: PayloadRequest): Database {
  return adapterOf(payload).drizzle
}

function table(slug: string) {
  return sql.identifier(slug.replaceAll('-', '_'))
}
