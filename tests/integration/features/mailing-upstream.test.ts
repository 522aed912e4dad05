/** @module-tag soak */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  askUpstream,
  upstreamAddress,
  type UpstreamAnswer,
} from '../../../src/features/mailing/upstream-request'
import { DEFAULT_PRICES } from '../../../scripts/upstream/default-prices.mjs'
import type { FaultOptions } from '../../../scripts/upstream/faults.mjs'
import { FAULTS } from '../../../scripts/upstream/faults.mjs'
import {
  type MailingUpstream,
  startMailingUpstream,
} from '../../../scripts/upstream/mailing-upstream.mjs'

let upstream: MailingUpstream
/** Where redirects lead. */
let elsewhere: MailingUpstream
let address: URL

beforeAll(async () => {
  upstream = await startMailingUpstream()
  elsewhere = await startMailingUpstream()
  const url = upstream.url.replace('//', '//reader:hunter2%C3%A9@')
  address = upstreamAddress({ url, language: 'uk', paymentProvider: undefined })
})

beforeEach(() => {
  upstream.setFault(undefined)
  upstream.setPrices(DEFAULT_PRICES)
  upstream.requests.length = 0
})

afterAll(async () => {
  await Promise.all([upstream.close(), elsewhere.close()])
})

const QUICK = { timeout: 2_000, pause: [1, 5] } as const
const IMPATIENT = { ...QUICK, timeout: 200 }

const GOOD = {
  application: { USD: 1000, EUR: 920, UAH: 41_500 },
  dropped: 0,
  unpriced: 0,
  mailings: [
    { id: 'coastal', name: 'Coastal', price: { USD: 1900, EUR: 1748, UAH: 78_850 } },
    { id: 'ocean', name: 'Ocean', promo: { USD: 3900 } },
    { id: 'world', price: { USD: 7900, EUR: 7350, UAH: 329_000 }, promo: undefined },
  ],
}

const NONSENSE = '3 prices that make no sense, and no other'

interface Row {
  fault: string
  options?: FaultOptions
  /** How often it is asked. */
  requests: number
  /** What is expected of the prices, or of the failure. */
  prices?: object
  reason?: string
  message?: string
  retryAfter?: unknown
  /** Milliseconds for one try. */
  limits?: typeof QUICK | typeof IMPATIENT
}

/** Every fault there is, at least once; the last test of this group sees to that. */
const ROWS: Row[] = [
  { fault: 'html', requests: 1, reason: 'content type text/html' },
  { fault: 'html', options: { type: 'application/json' }, requests: 1, reason: 'no JSON' },
  { fault: 'html', options: { status: 502 }, requests: 2, reason: 'status 502' },
  {
    fault: 'error',
    requests: 2,
    reason: 'status 500',
    message: 'The prices are being counted again.',
  },
  {
    fault: 'error',
    options: { status: 418, message: ` \u202e<b>No</b>\u0000\r\n${'a\u{1f6a2}'.repeat(400)}` },
    requests: 1,
    reason: 'status 418',
    message: `<b>No</b> ${'a\u{1f6a2}'.repeat(145)}`,
  },
  { fault: 'error', options: { message: '\u2066 \u0000' }, requests: 2, reason: 'status 500' },
  { fault: 'error-silent', requests: 2, reason: 'status 500' },
  { fault: 'not-found', requests: 1, reason: 'status 404', message: 'There is no such thing.' },
  { fault: 'garbage', requests: 1, reason: 'not in UTF-8' },
  { fault: 'truncated', requests: 2, reason: 'the connection failed: UND_ERR_SOCKET' },
  { fault: 'truncated-json', requests: 1, reason: 'no JSON' },
  { fault: 'huge', requests: 1, reason: 'more than 1048576 bytes' },
  {
    fault: 'huge',
    options: { compressed: true },
    requests: 1,
    reason: 'more than 1048576 bytes',
  },
  { fault: 'slow', requests: 2, reason: 'no whole answer within 200 ms', limits: IMPATIENT },
  {
    fault: 'slow',
    options: { status: 404 },
    requests: 1,
    reason: 'status 404',
    limits: IMPATIENT,
  },
  { fault: 'late', options: { after: 50 }, requests: 1, prices: GOOD },
  { fault: 'late', requests: 2, reason: 'no whole answer within 200 ms', limits: IMPATIENT },
  { fault: 'hang', requests: 2, reason: 'no whole answer within 200 ms', limits: IMPATIENT },
  { fault: 'refused', requests: 2, reason: 'the connection failed: ECONNRESET' },
  { fault: 'redirect', requests: 1, reason: 'status 302, which is not followed' },
  { fault: 'redirect-loop', requests: 1, reason: 'status 302, which is not followed' },
  { fault: 'negative', requests: 1, reason: NONSENSE },
  { fault: 'not-a-number', requests: 1, reason: NONSENSE },
  { fault: 'not-a-number-bare', requests: 1, reason: 'no JSON' },
  { fault: 'overflow', requests: 1, reason: NONSENSE },
  { fault: 'enormous', requests: 1, reason: NONSENSE },
  { fault: 'text-prices', requests: 1, prices: GOOD },
  { fault: 'duplicates', requests: 1, prices: { ...GOOD, dropped: 3 } },
  {
    fault: 'scripts',
    requests: 1,
    prices: {
      mailings: ['Coastal', 'Ocean', 'World'].map((name) => ({
        name: `<script>alert(1)</script>${name}`,
        description: '<img src=x onerror=alert(1)>[31m & "more"',
        included: ['<b>bold</b>'],
      })),
    },
  },
  { fault: 'empty', requests: 1, reason: 'no mailing, 0 that make no sense' },
  { fault: 'wrong-type', requests: 1, reason: 'content type text/plain' },
  {
    fault: 'wrong-type',
    options: { type: 'image/png' },
    requests: 1,
    reason: 'content type image/png',
  },
  {
    fault: 'wrong-type',
    options: { type: 'application/json, text/html' },
    requests: 1,
    reason: 'no content type that makes sense',
  },
  {
    fault: 'wrong-type',
    options: { type: 'application/json; charset=windows-1251' },
    requests: 1,
    reason: 'a character set that is not UTF-8',
  },
  {
    fault: 'wrong-type',
    options: { type: 'application/vnd.prices+json; charset="UTF8"' },
    requests: 1,
    prices: GOOD,
  },
  {
    fault: 'busy',
    requests: 1,
    reason: 'status 429',
    message: 'Too many are asking.',
    retryAfter: 120_000,
  },
  {
    fault: 'busy',
    options: { retryAfter: '9'.repeat(30), message: 'Tomorrow.' },
    requests: 1,
    reason: 'status 429',
    message: 'Tomorrow.',
    retryAfter: 86_400_000,
  },
  {
    fault: 'busy',
    options: { retryAfter: 'soon' },
    requests: 2,
    reason: 'status 429',
    message: 'Too many are asking.',
  },
  {
    fault: 'unavailable',
    options: { asDate: true },
    requests: 1,
    reason: 'status 503',
    message: 'Too many are asking.',
    retryAfter: expect.toSatisfy((pause: number) => pause > 60_000 && pause <= 120_000),
  },
  { fault: 'once', requests: 2, prices: GOOD },
]

describe('an upstream that does', () => {
  it.each(ROWS)(
    '$fault $options',
    async ({ fault, options, requests, prices, reason, limits = QUICK, ...said }) => {
      upstream.setFault(fault, { location: `${elsewhere.url}/`, ...options })
      const began = performance.now()
      const answer = await askUpstream(address, limits)
      const took = performance.now() - began
      if (prices) expect(answer).toMatchObject({ kind: 'prices', list: prices })
      else {
        const { message, retryAfter } = said
        expect(answer).toEqual({ kind: 'failure', reason, message, retryAfter })
      }
      expect(upstream.requests).toHaveLength(requests)
      expect(elsewhere.requests).toEqual([])
      // Beside the tries only what a busy machine needs.
      expect(took).toBeLessThan(requests * limits.timeout + 1_000)
      expect(JSON.stringify(answer)).not.toMatch(/hunter2|withApplication/)
      // Nothing is left open behind.
      const open = () => upstream.requests.filter(({ end }) => end === 'open')
      await expect.poll(open).toEqual([])
    },
  )

  it('is each of those it can do', () => {
    expect(new Set(ROWS.map(({ fault }) => fault))).toEqual(new Set(Object.keys(FAULTS)))
  })
})

describe('an answer', () => {
  it('is asked for with the query and the name in the address, and read as the contract says', async () => {
    expect(await askUpstream(address)).toMatchObject({ kind: 'prices', list: GOOD })
    const [request] = upstream.requests
    expect(request).toMatchObject({
      method: 'GET',
      path: '/server/company/mailing/price',
      query: {
        withApplication: 'true',
        withCurrency: 'true',
        withFirstPromo: 'true',
        lang: 'uk',
        isHideRu: 'true',
      },
      headers: { accept: 'application/json' },
    })
    const credentials = request?.headers.authorization?.replace('Basic ', '') ?? ''
    expect(Buffer.from(credentials, 'base64').toString()).toBe('reader:hunter2é')
  })

  it('may be as long as is said, and no byte longer', async () => {
    upstream.setPrices({ mailings: [{ id: 1, title: 'Ї' }] })
    const mostBytes = Buffer.byteLength('{"mailings":[{"id":1,"title":"Ї"}]}')
    expect((await askUpstream(address, { ...QUICK, mostBytes })).kind).toBe('prices')
    expect(await askUpstream(address, { ...QUICK, mostBytes: mostBytes - 1 })).toMatchObject({
      reason: `more than ${mostBytes - 1} bytes`,
    })
  })

  it('of ten megabytes is not read to its end', async () => {
    upstream.setFault('huge')
    await askUpstream(address, QUICK)
    await expect.poll(() => upstream.requests[0]?.end).toBe('cut off')
  })

  it.each([
    ['of another type', { type: 'text/html' }, 'content type text/html'],
    ['that leads elsewhere', { status: 302 }, 'status 302, which is not followed'],
  ])('%s is let go at once', async (_, options, reason) => {
    upstream.setFault('slow', options)
    expect(await askUpstream(address, { ...QUICK, timeout: 30_000 })).toMatchObject({ reason })
    await expect.poll(() => upstream.requests[0]?.end).toBe('cut off')
  })

  it('without a mailing that can be read is none', async () => {
    upstream.setPrices({ mailings: [{ id: 1 }, { title: 'Ocean' }] })
    expect(await askUpstream(address, QUICK)).toMatchObject({
      reason: 'no mailing, 2 that make no sense',
    })
  })

  it('without a list is a failure in the words of the server', async () => {
    // What the contract does not allow, on purpose.
    upstream.setPrices({ message: 'Prices move house.' } as unknown as typeof DEFAULT_PRICES)
    expect(await askUpstream(address, QUICK)).toEqual({
      kind: 'failure',
      reason: 'no list of mailings',
      message: 'Prices move house.',
      retryAfter: undefined,
    })
  })
})

describe('a second try', () => {
  const gap = () => (upstream.requests[1]?.time ?? 0) - (upstream.requests[0]?.time ?? 0)

  it('comes after a moment', async () => {
    upstream.setFault('once')
    expect((await askUpstream(address)).kind).toBe('prices')
    // Timers and clocks differ by a millisecond or two.
    expect(gap()).toBeGreaterThanOrEqual(295)
    expect(gap()).toBeLessThan(2_000)
  })

  it('comes when the server wants it, where that is soon', async () => {
    upstream.setFault('unavailable', { retryAfter: '1' })
    expect(await askUpstream(address, QUICK)).toMatchObject({ retryAfter: 1_000 })
    expect(gap()).toBeGreaterThanOrEqual(995)
  })

  it.each([400, 401, 403, 404, 410, 422, 501, 505])('does not come after %d', async (status) => {
    upstream.setFault('error', { status })
    expect(await askUpstream(address, QUICK)).toMatchObject({ reason: `status ${status}` })
    expect(upstream.requests).toHaveLength(1)
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('comes after %d', async (status) => {
    upstream.setFault('error', { status })
    expect(await askUpstream(address, QUICK)).toMatchObject({ reason: `status ${status}` })
    expect(upstream.requests).toHaveLength(2)
  })
})

describe('nobody there', () => {
  const failure = (reason: string): UpstreamAnswer => ({
    kind: 'failure',
    reason,
    message: undefined,
    retryAfter: undefined,
  })

  it.each(['http://reader:hunter2@127.0.0.1', 'http://reader:hunter2@localhost'])(
    'is a failure: %s',
    async (url) => {
      const gone = await startMailingUpstream()
      await gone.close()
      const answer = await askUpstream(new URL(`${url}:${gone.port}/?key=hunter2`), QUICK)
      expect(answer).toEqual(failure('the connection failed: ECONNREFUSED'))
    },
  )

  it.each(['ftp://reader:hunter2@127.0.0.1/', 'http://reader:%zz@127.0.0.1/', 'http://[::1]:1/'])(
    'cannot make it throw: %s',
    async (url) => {
      const answer = await askUpstream(new URL(url), QUICK)
      const reason: unknown = expect.stringMatching(/^the connection failed: \w+$/)
      expect(answer).toEqual({ ...failure(''), reason })
    },
  )

  it('is noticed after three seconds, unless told otherwise', async () => {
    upstream.setFault('slow', { status: 404 })
    const began = performance.now()
    expect(await askUpstream(address)).toMatchObject({ reason: 'status 404' })
    const took = performance.now() - began
    expect(took).toBeGreaterThanOrEqual(2_990)
    expect(took).toBeLessThan(4_500)
  })
})
