import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'

import { quantile } from './quantiles'
import { inMs, printTable } from './report'
import { runBench } from './run-bench'
import { startBenchedSite } from './site-under-test'

/**
 * Whether time tells that an e-mail address has an account: `bench:known-addresses [--tries n]`. The forms by which somebody
 * could ask, with addresses that have one and that have none, taking turns.
 */

const { values: options } = parseArgs({ options: { tries: { type: 'string', default: '200' } } })
const tries = Number(options.tries)

/** Wrong passwords that an account takes before it is locked for a while. */
const BEFORE_LOCK = 4

let senders = 0

/** Sends a form as another visitor each time, behind a proxy: limits are no part of this. */
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

await runBench('known addresses', async (undo) => {
  const { url } = await startBenchedSite(undo, { TRUST_PROXY_HOPS: '1' })
  const known = Array.from(
    { length: Math.ceil(tries / BEFORE_LOCK) },
    (_, n) => `known${n}@ship.example`,
  )
  for (const email of known) await send(`${url}/seaman/apply`, application(email))
  const knownOf = (n: number) => known[n % known.length] ?? ''
  // As long as the others: the page that comes back holds what was typed.
  const unknownOf = (n: number) => `stran${n % known.length}@ship.example`
  const forms: Record<string, (email: string) => Promise<Sent>> = {
    'sign in': (email) =>
      send(`${url}/seaman/sign-in`, { email, password: 'not the password of it' }),
    'ask for a link': (email) => send(`${url}/seaman/link`, { email }),
    'ask for a new password': (email) => send(`${url}/seaman/password`, { email }),
  }
  const rows: string[][] = []
  const figures: Record<string, unknown> = {}
  for (const [name, ask] of Object.entries(forms)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    const said = { known: new Set<string>(), unknown: new Set<string>() }
    const once = async (kind: 'known' | 'unknown', email: string) => {
      const sent = await ask(email)
      times[kind].push(sent.ms)
      said[kind].add(sent.said)
    }
    for (let n = 0; n < tries; n += 1) {
      await once('known', knownOf(n))
      await once('unknown', unknownOf(n))
    }
    const [one, other] = [meanOf(times.known), meanOf(times.unknown)]
    const noise = Math.hypot(errorOf(times.known), errorOf(times.unknown))
    figures[name] = {
      tries,
      known: { mean: one, median: quantile(times.known, 0.5) },
      unknown: { mean: other, median: quantile(times.unknown, 0.5) },
      differenceInStandardErrors: Math.abs(one - other) / noise,
      said: { known: [...said.known].sort(), unknown: [...said.unknown].sort() },
    }
    rows.push([name, inMs(one), inMs(other), (Math.abs(one - other) / noise).toFixed(1)])
  }
  printTable(['form', 'known, mean', 'unknown, mean', 'apart, in standard errors'], rows)
  return figures
})

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The standard error of the mean. */
function errorOf(values: readonly number[]): number {
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
