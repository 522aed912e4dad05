import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { quantile } from './quantiles'
import { inMs, printTable } from './report'
import { runBench } from './run-bench'
import { createDatabase } from './scale-database'
import { startBenchedSite, temporaryDataDir } from './site-under-test'

/**
 * Tests whether response times reveal that an e-mail address has an account: `bench:known-addresses [--tries n]`. It
 * sends the relevant forms in turns with addresses that have a confirmed account, an unconfirmed one, and none.
 */

const { values: options } = parseArgs({ options: { tries: { type: 'string', default: '200' } } })
const tries = Number(options.tries)

/** Wrong passwords that an account takes before it is locked for a while. */
const BEFORE_LOCK = 4

let senders = 0

/** Sends each form as a different visitor behind a proxy, so that limits do not matter. */
async function send(url: string, fields: Record<string, string>): Promise<Sent> {
  senders += 1
  const began = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ key: randomBytes(16).toString('base64url'), ...fields }),
    headers: {
      Origin: new URL(url).origin,
      'X-Forwarded-For': `198.18.${senders >> 8}.${senders & 255}`,
    },
  })
  const text = await answer.text()
  return {
    ms: performance.now() - began,
    said: `${answer.status} ${answer.headers.get('location') ?? ''} ${text.length}`,
  }
}

interface Sent {
  ms: number
  /** Status, way on, and length of the answer. */
  said: string
}

const application = (email: string) => ({
  name: 'Olena Koval',
  rank: 'second-mate',
  citizenship: 'UA',
  newPassword: 'a quiet harbour lamp',
  consent: 'on',
  email,
})

const KINDS = ['known', 'unconfirmed', 'unknown'] as const
type Kind = (typeof KINDS)[number]

await runBench('known addresses', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())
  const databaseUrl = await createDatabase(postgres.url, 'addresses')
  const { url } = await startBenchedSite(undo, {
    TRUST_PROXY_HOPS: '1',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only-for-the-bench-0',
  })
  const count = Math.ceil(tries / BEFORE_LOCK)
  // All have the same length, because the page that comes back contains the typed address.
  const addressOf = (kind: Kind, n: number) =>
    `${kind.padEnd(11, 'x')}${String(n).padStart(4, '0')}@ship.example`
  for (const kind of ['known', 'unconfirmed'] as const) {
    for (let n = 0; n < count; n += 1)
      await send(`${url}/seaman/apply`, application(addressOf(kind, n)))
  }
  await confirm(databaseUrl)
  const forms: Record<string, (email: string) => Promise<Sent>> = {
    'sign in': (email) =>
      send(`${url}/seaman/sign-in`, { email, password: 'not the password of it' }),
    'ask for a link': (email) => send(`${url}/seaman/link`, { email }),
    'ask for a new password': (email) => send(`${url}/seaman/password`, { email }),
    apply: (email) => send(`${url}/seaman/apply`, application(email)),
  }
  const rows: string[][] = []
  const figures: Record<string, unknown> = {}
  for (const [name, ask] of Object.entries(forms)) {
    const times: Record<Kind, number[]> = { known: [], unconfirmed: [], unknown: [] }
    const said: Record<Kind, Set<string>> = {
      known: new Set(),
      unconfirmed: new Set(),
      unknown: new Set(),
    }
    // The first answer of a form is made while the site warms up.
    await ask(addressOf('unknown', 9_000))
    for (let n = 0; n < tries; n += 1) {
      // An address that has applied is known from then on, so each application takes a new one.
      const at = (kind: Kind) => (kind === 'unknown' && name === 'apply' ? count + n : n % count)
      // Each kind comes first, and after each other kind, equally often: work after one answer slows down the next.
      const order = KINDS.map((_, turn) => KINDS[(n + turn) % KINDS.length] ?? 'known')
      if (n % 2 === 1) order.reverse()
      for (const kind of order) {
        const sent = await ask(addressOf(kind, at(kind)))
        times[kind].push(sent.ms)
        said[kind].add(sent.said)
      }
    }
    const apart = (kind: Kind) => {
      const noise = Math.hypot(errorOf(times[kind]), errorOf(times.unknown))
      return Math.abs(meanOf(times[kind]) - meanOf(times.unknown)) / noise
    }
    figures[name] = {
      tries,
      ...Object.fromEntries(
        KINDS.map((kind) => [
          kind,
          {
            mean: meanOf(times[kind]),
            median: quantile(times[kind], 0.5),
            standardError: errorOf(times[kind]),
            standardErrorsFromUnknown: apart(kind),
            said: [...said[kind]].sort(),
          },
        ]),
      ),
    }
    rows.push([
      name,
      ...KINDS.map((kind) => inMs(meanOf(times[kind]))),
      ...(['known', 'unconfirmed'] as const).map((kind) => apart(kind).toFixed(1)),
    ])
  }
  printTable(
    ['form', ...KINDS, 'known from unknown, in standard errors', 'unconfirmed from unknown'],
    rows,
  )
  return figures
})

/** As their owners would by the link in the mail. */
async function confirm(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`UPDATE seamen SET confirmed_at = now() WHERE email LIKE 'known%'`)
  await client.end()
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The standard error of the mean. */
function errorOf(values: readonly number[]): number {
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
