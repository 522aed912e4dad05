import crypto from 'node:crypto'

import { processState } from '../../../domain/process/site-process'
import { WaitingLine } from '../../database/waiting-line'

/** What hashes a password, as Node has it. */
const pbkdf2 = crypto.pbkdf2

/** Two seconds of hashing on a common machine. */
const MOST_WAITING = 10

/** Milliseconds. A client that has waited this long has given up. */
const LONGEST_WAIT = 10_000

/** One hash at a time; further sign-ins wait. */
const newLine = () =>
  new WaitingLine({ places: 1, mostWaiting: MOST_WAITING, patienceMs: LONGEST_WAIT })

/** For what Payload hashes: it has been let in already, and knows of no refusal. */
const ADMITTED = { mostWaiting: Infinity, patienceMs: Infinity }

interface Lines {
  /** Passwords that anonymous clients try. */
  anonymous: WaitingLine
  /** Those of known devices, and whatever Payload hashes for somebody who has shown who they are. */
  known: WaitingLine
}

// The server's bundles hold several copies of this module; the threads are those of the process.
const shared = processState<{ marinerPasswordLines: Lines }>()

/**
 * Where passwords are hashed: one at a time for each kind of visitor. A hash takes one of the four threads
 * that files, names of hosts, pictures and compression need too, for a tenth of a second and more, so two of
 * them stay free whatever happens at the sign-in.
 */
export function passwordLines(): Lines {
  return (shared.marinerPasswordLines ??= hashInLine({
    anonymous: newLine(),
    known: newLine(),
  }))
}

/** Fewer is no password: the driver of the database proves who it is with some thousands. */
const ITERATIONS_OF_A_PASSWORD = 20_000

/** Payload takes `pbkdf2` from this object at each use, and has no other place to change. */
function hashInLine(lines: Lines): Lines {
  const inLine = (...args: Parameters<typeof pbkdf2>) => {
    const [password, salt, iterations, length, digest, done] = args
    if (iterations < ITERATIONS_OF_A_PASSWORD) {
      pbkdf2(...args)
      return
    }
    const hash = () =>
      new Promise<void>((resolve) => {
        pbkdf2(password, salt, iterations, length, digest, (error, key) => {
          resolve()
          done(error, key)
        })
      })
    void lines.known.within(hash, ADMITTED)
  }
  Object.assign(crypto, { pbkdf2: inLine })
  return lines
}

/** As Payload marks the hashes it makes now, and as it made them before. */
const MARK = 'pbkdf2-sha256-v1:'
const NOW = { iterations: 600_000, length: 32 }
const BEFORE = { iterations: 25_000, length: 512 }

export interface PasswordHash {
  hash: string
  salt: string
}

/** No password has this hash; comparing with it takes as long as with anybody's. */
export const HASH_OF_NOBODY: PasswordHash = {
  hash: `${MARK}${'00'.repeat(32)}`,
  salt: '00'.repeat(32),
}

/** Hashes a password as Payload does, waiting in the line as it does. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = crypto.randomBytes(32).toString('hex')
  const key = await passwordLines().known.within(() => derive(password, salt, NOW), ADMITTED)
  return { hash: MARK + key.toString('hex'), salt }
}

/** Whether a password is the one that was hashed. Call it in one of the lines. */
export async function isPassword(password: string, { hash, salt }: PasswordHash): Promise<boolean> {
  const isMarked = hash.startsWith(MARK)
  const expected = Buffer.from(isMarked ? hash.slice(MARK.length) : hash, 'hex')
  const key = await derive(password, salt, isMarked ? NOW : BEFORE)
  return key.length === expected.length && crypto.timingSafeEqual(key, expected)
}

function derive(
  password: string,
  salt: string,
  { iterations, length }: typeof NOW,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    pbkdf2(password, salt, iterations, length, 'sha256', (error, made) => {
      if (error) reject(error)
      else resolve(made)
    })
  })
}
