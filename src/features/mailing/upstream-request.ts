import 'server-only'

import { setTimeout as delay } from 'node:timers/promises'

import { processNow } from '@/domain/time/process-clock'
import type { Locale } from '@/domain/locales/locales'
import type { MailingPriceList } from '@/domain/money/mailing-price'
import { pauseAskedFor } from '@/domain/addresses/retry-after'

import { readJson } from './json-body'
import { upstreamFailure } from './upstream-contract'
import { readUpstream } from './upstream-mapping'

const PATH = '/server/company/mailing/price'

/** Specification, section 7: what may pass by itself. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** What asking came to. */
export type UpstreamAnswer =
  | { kind: 'prices'; list: MailingPriceList }
  | {
      kind: 'failure'
      /** For the log, never for readers; without the address, which may hold secrets. */
      reason: string
      /** The server's own words where it sent any: plain text of at most 300 characters. */
      message: string | undefined
      /** How long the server asked to be left alone; milliseconds, at most a day. */
      retryAfter: number | undefined
    }

/** Milliseconds and bytes. */
interface Limits {
  /** Of one try, head and body. */
  timeout: number
  /** Between two tries, by chance between these: instances shall not come back together. */
  pause: readonly [least: number, most: number]
  /** Where the server asks for a longer pause there is no second try. */
  longestPause: number
  /** Of a body, unpacked. */
  mostBytes: number
}

const LIMITS: Limits = {
  timeout: 3_000,
  pause: [300, 700],
  longestPause: 2_000,
  mostBytes: 1024 * 1024,
}

/**
 * Where the upstream at `url`, which may have a path, says its prices. The query is the
 * specification's: none where payments go through Stripe.
 * @throws TypeError where `url` is no URL
 */
export function upstreamAddress({
  url,
  language,
  paymentProvider,
}: {
  url: string
  language: Locale | undefined
  paymentProvider: string | undefined
}): URL {
  const address = new URL(url)
  address.pathname = address.pathname.replace(/\/+$/, '') + PATH
  address.hash = ''
  address.search = ''
  if (paymentProvider === 'stripe') return address
  for (const flag of ['withApplication', 'withCurrency', 'withFirstPromo']) {
    address.searchParams.set(flag, 'true')
  }
  address.searchParams.set('lang', language ?? 'ru')
  address.searchParams.set('isHideRu', 'true')
  return address
}

/**
 * Asks the upstream for its prices, once more where a failure may pass by itself: eight seconds at
 * most. Never throws: whatever the upstream does comes to an answer.
 */
export async function askUpstream(
  address: URL,
  limits: Partial<Limits> = {},
): Promise<UpstreamAnswer> {
  const all = { ...LIMITS, ...limits }
  const { answer, mayPass } = await tryOnce(address, all)
  if (answer.kind === 'prices' || !mayPass) return answer
  const asked = answer.retryAfter ?? 0
  if (asked > all.longestPause) return answer
  const [least, most] = all.pause
  await delay(Math.max(asked, least + Math.random() * (most - least)))
  return (await tryOnce(address, all)).answer
}

interface Try {
  answer: UpstreamAnswer
  /** Whether a second one makes sense. */
  mayPass: boolean
}

async function tryOnce(address: URL, { timeout, mostBytes }: Limits): Promise<Try> {
  const signal = AbortSignal.timeout(timeout)
  let body
  try {
    const { url, headers } = withoutCredentials(address)
    const response = await fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' })
    if (!response.ok) return await refusal(response, mostBytes)
    body = await readJson(response, mostBytes)
  } catch (error) {
    const late = `no whole answer within ${timeout} ms`
    return failure(signal.aborted ? late : `the connection failed: ${codeOf(error)}`, {
      mayPass: true,
    })
  }
  if (!body.ok) return failure(body.problem)
  const list = readUpstream(body.json)
  if (!list) return failure('no list of mailings', { message: messageIn(body.json) })
  // A list of nothing is a mistake of theirs; there is something on sale.
  if (list.mailings.length === 0) return failure(`no mailing, ${list.dropped} that make no sense`)
  // Nonsense in the place of every price says nothing about prices: those that were known stay.
  if (list.unpriced > 0 && list.mailings.every(({ price }) => price === undefined)) {
    return failure(`${list.unpriced} prices that make no sense, and no other`)
  }
  return { answer: { kind: 'prices', list }, mayPass: false }
}

/** An answer whose status says no; its words are read where they can be. */
async function refusal(response: Response, mostBytes: number): Promise<Try> {
  const { status, headers } = response
  const isRedirect = status >= 300 && status < 400
  if (isRedirect) {
    await response.body?.cancel()
    return failure(`status ${status}, which is not followed`)
  }
  // The status is reason enough, whatever becomes of the words.
  const body = await readJson(response, mostBytes).catch(() => undefined)
  return failure(`status ${status}`, {
    message: body?.ok ? messageIn(body.json) : undefined,
    retryAfter: pauseAskedFor(
      headers.get('retry-after'),
      processNow('the other’s date is of its clock').getTime(),
    ),
    mayPass: PASSING.has(status),
  })
}

function failure(
  reason: string,
  more: { message?: string | undefined; retryAfter?: number | undefined; mayPass?: boolean } = {},
): Try {
  const { message, retryAfter, mayPass = false } = more
  return { answer: { kind: 'failure', reason, message, retryAfter }, mayPass }
}

function messageIn(json: unknown): string | undefined {
  return upstreamFailure.safeParse(json).data?.message
}

/** `fetch` takes no address with a name and password in it, and would put it into its error. */
function withoutCredentials(address: URL): { url: URL; headers: Record<string, string> } {
  const url = new URL(address)
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (url.username !== '' || url.password !== '') {
    const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.Authorization = `Basic ${Buffer.from(pair).toString('base64')}`
    url.username = ''
    url.password = ''
  }
  return { url, headers }
}

/** What went wrong in a word (`ECONNREFUSED`); messages of errors may hold the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const source = error.cause instanceof Error ? error.cause : error
  return 'code' in source && typeof source.code === 'string' ? source.code : source.name
}
