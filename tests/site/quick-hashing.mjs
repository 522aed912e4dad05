import crypto from 'node:crypto'

/** The driver of the database hashes with fewer rounds, and its server knows how many. */
const ROUNDS_OF_A_PASSWORD = 20_000

/**
 * Lets this process hash passwords by one round from now on. One in earnest keeps a core busy for a third of a second, and
 * almost every file of tests makes accounts and signs them in. How strong a hash is, is Payload's.
 */
export function hashQuickly() {
  const { pbkdf2 } = crypto
  crypto.pbkdf2 = (password, salt, rounds, ...others) =>
    pbkdf2(password, salt, rounds < ROUNDS_OF_A_PASSWORD ? rounds : 1, ...others)
}

/**
 * A password as Payload stores it where hashes are quick.
 *
 * @param {string} password
 * @returns {{ hash: string, salt: string }}
 */
export function quickHash(password) {
  const salt = crypto.randomBytes(32).toString('hex')
  const key = crypto.pbkdf2Sync(password, salt, 1, 32, 'sha256').toString('hex')
  return { hash: `pbkdf2-sha256-v1:${key}`, salt }
}
