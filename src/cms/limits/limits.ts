import { createHmac } from 'node:crypto'

import type { QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { networkOf } from '../../domain/network-of'
import { env } from '../../env'
import { queryLimits } from '../publications/reading/ledger-pool'

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
  | 'factor'
  | 'factorNotice'

/** So often in so many seconds. */
interface Limit {
  points: number
  duration: number
}

/**
 * How often something may be done: from one address (of IPv6, one network), and from there for one e-mail address. There
 * is no limit for an e-mail address alone: a stranger could use it up and shut somebody out. A crew of twenty shares the
 * address of its ship, an office that of its floor.
 */
const LIMITS: Readonly<
  Record<
    LimitName,
    { address?: Limit; email?: Limit; token?: readonly Limit[]; account?: readonly Limit[] }
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
  /** Vacancies that a company sends by its token, wherever from: a fleet in half an hour, and each again within a day. */
  push: {
    token: [
      { points: 120, duration: 60 },
      { points: 10_000, duration: 86_400 },
    ],
  },
  /** Tokens that are none, or no longer. */
  wrongToken: { address: { points: 60, duration: 600 } },
  /**
   * Second factors that are wrong. Who tries them has the password, so codes of six digits are counted for the account too:
   * 30 a day are one in eleven thousand. A device that is known is not limited here, and other ways in stay open.
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
}

/** Who does something. Without an address it is the site's own code, which no network limits. */
export interface Doer {
  /** As the front server has established it. */
  address?: string | undefined
  email?: string | undefined
  /** The id of the token by which a company is known. */
  token?: number
  /** The id of an account of the staff whose password was given. */
  account?: number
}

// The server's bundles hold several copies of this module, and remember together who is refused.
const shared = globalThis as typeof globalThis & {
  marinerLimiters?: Map<string, RateLimiterPostgres>
}

/**
 * Counts that somebody does something. Who has done it too often is remembered in memory and costs no statement more.
 * @param points for how many it counts
 * @returns the seconds after which it may be done again; nothing where it may be done now
 * @throws what the driver does where the database is away: it is not known then, and the answer is a 503
 */
export async function consume(name: LimitName, who: Doer, points = 1): Promise<number | undefined> {
  for (const [limiter, key] of limitersOf(name, who)) {
    try {
      await limiter.consume(key, points)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
  return undefined
}

/** Takes back what was counted: it was no try, such as a password that was right. */
export async function giveBack(name: LimitName, who: Doer): Promise<void> {
  await Promise.all(limitersOf(name, who).map(([limiter, key]) => limiter.reward(key)))
}

function limitersOf(
  name: LimitName,
  { account, address, email, token }: Doer,
): [limiter: RateLimiterPostgres, key: string][] {
  const limits = LIMITS[name]
  const found: ReturnType<typeof limitersOf> = []
  const ofId = (kind: 'token' | 'account', id: number | undefined) => {
    for (const limit of (id !== undefined && limits[kind]) || []) {
      found.push([limiter(`${name}:${kind}:${limit.duration}`, limit), keyOf(`${kind} ${id}`)])
    }
  }
  ofId('token', token)
  if (address !== undefined) {
    const network = networkOf(address)
    if (limits.address) found.push([limiter(`${name}:address`, limits.address), keyOf(network)])
    if (limits.email && email !== undefined && email !== '') {
      const both = `${network}\n${email.trim().toLowerCase()}`
      found.push([limiter(`${name}:email`, limits.email), keyOf(both)])
    }
  }
  // The last: what a network is refused uses up nothing of an account.
  ofId('account', account)
  return found
}

/** SQL: milliseconds since 1970 by the database's clock. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/**
 * Has the database reckon by its own clock what the limiter would store and compare by that of this machine: of the instants
 * in its statement, `$3` is the end of the count and `$4` the present, so their difference is how long it lasts. What comes
 * back is told by this machine's clock again. tests/integration/cms/one-clock sees that the statement is still that one.
 */
function byDatabaseClock(question: QueryConfig): QueryConfig {
  if (question.name?.includes('rlflx-upsert') !== true) return question
  const text = question.text
    .replaceAll('$3', `($3::bigint - $4::bigint + ${NOW})`)
    .replaceAll('<= $4', `<= ${NOW}`)
    .replace('RETURNING points, expire', `RETURNING points, expire - ${NOW} + $4::bigint AS expire`)
  return { ...question, text }
}

function limiter(keyPrefix: string, limit: Limit): RateLimiterPostgres {
  const limiters = (shared.marinerLimiters ??= new Map<string, RateLimiterPostgres>())
  let found = limiters.get(keyPrefix)
  if (!found) {
    found = new RateLimiterPostgres({
      ...limit,
      keyPrefix,
      storeClient: { query: (question: QueryConfig) => queryLimits(byDatabaseClock(question)) },
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
