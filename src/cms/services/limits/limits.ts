import { createHmac } from 'node:crypto'

import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { networkOf } from '../../../domain/addresses/network-of'
import { processState } from '../../../domain/process/site-process'
import { env } from '../../../env'
import { queryLimits } from '../../database/read-pool'

/** What is limited. */
export type LimitName =
  | 'signIn'
  | 'passwordReset'
  | 'vacancyAlert'
  | 'form'
  | 'guideAnswer'
  | 'formTry'
  | 'upload'
  | 'push'
  | 'wrongToken'
  | 'ownPassword'
  | 'factor'
  | 'factorNotice'
  | 'factorLine'
  | 'recordForm'
  | 'formLink'
  | 'companyClaim'
  | 'deskInvitation'
  | 'oldCv'

/** So often in so many seconds. */
interface Limit {
  points: number
  duration: number
}

/**
 * How often something may be done: from one address (of IPv6, one network), and from there for one e-mail address.
 * There is no limit for an e-mail address alone: an anonymous client could use it up and shut somebody out. A crew of
 * twenty shares the address of its ship, an office that of its floor.
 */
const LIMITS: Readonly<
  Record<
    LimitName,
    {
      address?: Limit
      email?: Limit
      token?: readonly Limit[]
      session?: readonly Limit[]
      account?: readonly Limit[]
    }
  >
> = {
  /** Passwords that are wrong. A device on which somebody has signed in before is not limited here. */
  signIn: { address: { points: 100, duration: 600 }, email: { points: 20, duration: 900 } },
  passwordReset: {
    address: { points: 20, duration: 3_600 },
    email: { points: 4, duration: 3_600 },
  },
  /** Alerts that are ordered: each sends a mail to the address that is typed. */
  vacancyAlert: {
    address: { points: 40, duration: 3_600 },
    email: { points: 12, duration: 3_600 },
  },
  /** What was sent and is well: a form with mistakes does not count. */
  form: { address: { points: 40, duration: 600 }, email: { points: 10, duration: 3_600 } },
  /** Answers whether a guide was of use. */
  guideAnswer: { address: { points: 60, duration: 3_600 } },
  /** Forms that are read, checked and kept, well or not. */
  formTry: { address: { points: 150, duration: 600 } },
  /** Files that are sent in parts before their form, by megabytes that were begun: a crew has twenty of the largest. */
  upload: { address: { points: 100, duration: 3_600 } },
  /**
   * Vacancies that a company sends by its token, wherever from: a fleet in half an hour, and each again within a day.
   */
  push: {
    token: [
      { points: 120, duration: 60 },
      { points: 10_000, duration: 86_400 },
    ],
  },
  /** Tokens that are none, or no longer. */
  wrongToken: { address: { points: 60, duration: 600 } },
  /**
   * Wrong passwords that somebody gives who is signed in: the session ends with one more. As long as a session lasts.
   */
  ownPassword: { session: [{ points: 10, duration: 21_600 }] },
  /**
   * Second factors that are wrong. Who tries them has the password, so codes of six digits are counted for the account
   * too: 30 a day are one in eleven thousand. A device that is known is not limited here, and other ways in stay open.
   */
  factor: {
    address: { points: 100, duration: 600 },
    email: { points: 10, duration: 900 },
    account: [
      { points: 10, duration: 3_600 },
      { points: 30, duration: 86_400 },
    ],
  },
  /** Mails that say to the owner of an account that somebody tries codes. */
  factorNotice: { account: [{ points: 1, duration: 86_400 }] },
  /** Lines of the audit log that say it: one for each hour in which codes are refused. */
  factorLine: { account: [{ points: 1, duration: 3_600 }] },
  /** Files of a seafarer's own form: each kind in each language, and once more. */
  recordForm: { account: [{ points: 60, duration: 600 }] },
  /** Links to a seafarer's own form: one for each company of a long day. */
  formLink: { account: [{ points: 60, duration: 86_400 }] },
  /** Claims of companies' pages: each sends a mail to the address that is typed, and is work for the staff. */
  companyClaim: { address: { points: 20, duration: 3_600 }, email: { points: 6, duration: 3_600 } },
  /** Invitations to the desk of a company. */
  deskInvitation: { account: [{ points: 30, duration: 86_400 }] },
  /** Old CVs whose text is taken out: each takes a process of its own for a while. */
  oldCv: { account: [{ points: 20, duration: 3_600 }] },
}

/** Who does something. Without an address it is the site's own code, which no network limits. */
export interface Doer {
  /** As the front server has established it. */
  address?: string | undefined
  email?: string | undefined
  /** The id of the token by which a company is known. */
  token?: number
  /** The id of an account: of the staff, whose password was given, of a seafarer, or of somebody of a company. */
  account?: number
  /** The id of a session of the staff. */
  session?: string
}

// The server's bundles hold several copies of this module, and remember together who is refused.
const shared = processState<{
  marinerLimiters: Map<string, RateLimiterPostgres>
}>()

/**
 * Whose limit it is: of a network, of an e-mail address there, of a token, of a session, or of an account wherever it
 * is tried from.
 */
type LimitOf = 'address' | 'email' | 'token' | 'session' | 'account'

/** Something has been done too often. */
export interface Refusal {
  /** After which it may be done again, by all limits that there are for it. */
  seconds: number
  /** Of the limit that lasts longest. */
  by: LimitOf
  /** How often it was done until it was refused. */
  count: number
}

/**
 * Counts that somebody does something. Who has done it too often is remembered in memory and costs no statement more.
 * @param points for how many it counts
 * @returns the seconds after which it may be done again; nothing where it may be done now
 * @throws what the driver does where the database is away: it is not known then, and the answer is a 503
 */
export async function consume(name: LimitName, who: Doer, points = 1): Promise<number | undefined> {
  const refused = await firstRefusal(limitersOf(name, who), points)
  return refused && secondsOf(refused.wait)
}

/** The same, with whose limit it is; of several that are reached that lasts longest, for which each is asked. */
export async function tryToConsume(name: LimitName, who: Doer): Promise<Refusal | undefined> {
  const limits = limitersOf(name, who)
  const refused = await firstRefusal(limits, 1)
  if (!refused) return undefined
  let { by, wait } = refused
  for (const other of limits) {
    const known = await other.limiter.get(other.key)
    if (known && known.remainingPoints < 1 && known.msBeforeNext > wait) {
      by = other.by
      wait = known.msBeforeNext
    }
  }
  return { seconds: secondsOf(wait), by, count: refused.limiter.points }
}

async function firstRefusal(
  limits: readonly Counted[],
  points: number,
): Promise<(Counted & { wait: number }) | undefined> {
  for (const limit of limits) {
    try {
      await limit.limiter.consume(limit.key, points)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { ...limit, wait: refusal.msBeforeNext }
    }
  }
  return undefined
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/** Takes back what was counted: it was no try, such as a password that was right. */
export async function giveBack(name: LimitName, who: Doer): Promise<void> {
  await Promise.all(limitersOf(name, who).map(({ key, limiter }) => limiter.reward(key)))
}

interface Counted {
  by: LimitOf
  limiter: RateLimiterPostgres
  key: string
}

function limitersOf(name: LimitName, { account, address, email, session, token }: Doer): Counted[] {
  const limits = LIMITS[name]
  const found: Counted[] = []
  const add = (by: LimitOf, limit: Limit, words: string, part = '') =>
    found.push({ by, limiter: limiterOf(`${name}:${by}${part}`, limit), key: keyOf(words) })
  const ofId = (by: 'token' | 'session' | 'account', id: number | string | undefined) => {
    for (const limit of (id !== undefined && limits[by]) || []) {
      add(by, limit, `${by} ${id}`, `:${limit.duration}`)
    }
  }
  ofId('token', token)
  ofId('session', session)
  if (address !== undefined) {
    const network = networkOf(address)
    if (limits.address) add('address', limits.address, network)
    if (limits.email && email !== undefined && email !== '') {
      add('email', limits.email, `${network}\n${email.trim().toLowerCase()}`)
    }
  }
  // The last: what a network is refused uses up nothing of an account.
  ofId('account', account)
  return found
}

/** A statement with its parameters. */
type Question = Parameters<typeof queryLimits>[0]

/** SQL: milliseconds since 1970 by the database's clock. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/**
 * Has the database reckon by its own clock what the limiter would store and compare by that of this machine: of the
 * instants in its statement that counts, `$3` is the end of the count and `$4` the present, so their difference is how
 * long it lasts; in the one that only reads, `$2` is the present. What comes back is told by this machine's clock
 * again. tests/integration/cms/one-clock sees that the statements are still those.
 */
function byDatabaseClock(question: Question): Question {
  if (question.name === 'rlflx-get') {
    const text = question.text
      .replace('points, expire', `points, expire - ${NOW} + $2::bigint AS expire`)
      .replace('expire > $2', `expire > ${NOW}`)
    return { ...question, text }
  }
  if (question.name?.includes('rlflx-upsert') !== true) return question
  const text = question.text
    .replaceAll('$3', `($3::bigint - $4::bigint + ${NOW})`)
    .replaceAll('<= $4', `<= ${NOW}`)
    .replace('RETURNING points, expire', `RETURNING points, expire - ${NOW} + $4::bigint AS expire`)
  return { ...question, text }
}

function limiterOf(keyPrefix: string, limit: Limit): RateLimiterPostgres {
  const limiters = (shared.marinerLimiters ??= new Map<string, RateLimiterPostgres>())
  let found = limiters.get(keyPrefix)
  if (!found) {
    found = new RateLimiterPostgres({
      ...limit,
      keyPrefix,
      storeClient: { query: (question: Question) => queryLimits(byDatabaseClock(question)) },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // One sweeps for all of them, every five minutes.
      clearExpiredByTimeout: limiters.size === 0,
      inMemoryBlockOnConsumed: limit.points + 1,
    })
    limiters.set(keyPrefix, found)
  }
  return found
}

/** By what the network of an address is known again, where its address is not to be kept. */
export function networkKey(address: string): string {
  return keyOf(networkOf(address))
}

/** Neither addresses nor e-mail addresses stand in the table. */
function keyOf(words: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`limit\n${words}`).digest('base64url')
}
