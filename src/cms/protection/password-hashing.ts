import crypto from 'node:crypto'

/** What hashes a password, as Node has it. */
const pbkdf2 = crypto.pbkdf2

/** Thrown where so many wait already that who comes now had better come again. */
class LineTooLong extends Error {
  override name = 'LineTooLong'
}

/** By its name and not its class: the server's bundles have a class each, and share the lines. */
export function isLineTooLong(error: unknown): boolean {
  return error instanceof Error && error.name === 'LineTooLong'
}

/** Two seconds of hashing on a common machine. */
const MOST_WAITING = 10

/** Milliseconds. Whoever has waited this long has gone away. */
const LONGEST_WAIT = 10_000

/** Does one piece of work at a time; whoever comes while one is being done waits, in order. */
class Line {
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly mostWaiting: number) {}

  /** @throws LineTooLong where too many wait, or the wait has been too long; never with `isAdmitted` */
  async run<Result>(work: () => Promise<Result>, isAdmitted = false): Promise<Result> {
    if (this.waiting > this.mostWaiting && !isAdmitted) throw new LineTooLong()
    this.waiting += 1
    const since = performance.now()
    const turn = this.last.then(() => {
      if (!isAdmitted && performance.now() - since > LONGEST_WAIT) throw new LineTooLong()
      return work()
    })
    this.last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.waiting -= 1
    }
  }
}

interface Lines {
  /** Passwords that strangers try. */
  strangers: Line
  /** Those of known devices, and whatever Payload hashes for somebody who has shown who they are. */
  known: Line
}

// The server's bundles hold several copies of this module; the threads are those of the process.
const shared = globalThis as typeof globalThis & { marinerPasswordLines?: Lines }

/**
 * Where passwords are hashed: one at a time for each kind of visitor. A hash takes one of the four threads
 * that files, names of hosts, pictures and compression need too, for a tenth of a second and more, so two of
 * them stay free whatever happens at the sign-in.
 */
export function passwordLines(): Lines {
  return (shared.marinerPasswordLines ??= hashInLine({
    strangers: new Line(MOST_WAITING),
    known: new Line(MOST_WAITING),
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
    void lines.known.run(hash, true)
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

/** Whether a password is the one that was hashed. Call it in one of the lines. */
export async function isPassword(password: string, { hash, salt }: PasswordHash): Promise<boolean> {
  const isMarked = hash.startsWith(MARK)
  const { iterations, length } = isMarked ? NOW : BEFORE
  const expected = Buffer.from(isMarked ? hash.slice(MARK.length) : hash, 'hex')
  const key = await new Promise<Buffer>((resolve, reject) => {
    pbkdf2(password, salt, iterations, length, 'sha256', (error, made) => {
      if (error) reject(error)
      else resolve(made)
    })
  })
  return key.length === expected.length && crypto.timingSafeEqual(key, expected)
}
