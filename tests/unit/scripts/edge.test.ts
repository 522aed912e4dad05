import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { CACHING } from '../../../src/domain/routes/caching'
import { ask } from '../../site/ask'
import { type Edge, startEdge } from '../../site/edge'

/** What nginx's configuration (scripts/edge) does with answers that the site gives rarely, or must never give. */

let edge: Edge
let asked: IncomingMessage[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
const site = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})

beforeAll(async () => {
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  answer = (_, response) => response.end()
  edge = await startEdge(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await edge.close()
  site.closeAllConnections()
  site.close()
})
beforeEach(() => {
  asked = []
})

/** An answer whose body says how often the site was asked. */
const page =
  (headers: Record<string, string>, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, headers).end(`number ${asked.length}`)

const KEPT = { 'Cache-Control': CACHING.page, Vary: 'Cookie, Save-Data, Accept-Encoding' }

/** What was said to the second of two who ask at once, until both fall into one second. */
async function stateOfSecond(path: string, headers: Record<string, string> = {}) {
  const states = []
  for (let time = 0; time < 3; time += 1) {
    await ask(edge.url, path, headers)
    states.push((await ask(edge.url, path, headers)).headers['x-cache'])
  }
  return states.includes('HIT') ? 'HIT' : states.at(-1)
}

test('only what the site lets a shared cache keep is stored', async () => {
  for (const [name, headers, state] of [
    ['page', KEPT, 'HIT'],
    ['language', { ...KEPT, Vary: 'Cookie, Accept-Language, Save-Data' }, 'HIT'],
    ['build', { 'Cache-Control': CACHING.ever }, 'HIT'],
    ['setting', { ...KEPT, 'Set-Cookie': 'mh_canary=1' }, 'MISS'],
    ['private', { ...KEPT, 'Cache-Control': CACHING.private }, 'MISS'],
    ['never', { ...KEPT, 'Cache-Control': CACHING.never }, 'MISS'],
    ['redirect', { ...KEPT, 'Cache-Control': CACHING.revalidated }, 'MISS'],
    ['silent', { Vary: 'Cookie' }, 'MISS'],
    ['unknown', { ...KEPT, Vary: 'Cookie, X-Mood' }, 'MISS'],
    ['all', { ...KEPT, Vary: '*' }, 'MISS'],
  ] as const) {
    answer = page(headers)
    expect(await stateOfSecond(`/uk/${name}`), name).toBe(state)
  }
  for (const stored of await edge.stored()) expect(stored).not.toContain('mh_canary')
})

test('readers are told what the site says, and nothing of what nginx says to itself', async () => {
  answer = page(KEPT)
  for (const path of ['/uk/told', '/uk/told']) {
    const { headers } = await ask(edge.url, path)
    expect(headers['cache-control']).toBe(CACHING.page)
    expect(headers['x-accel-expires']).toBeUndefined()
    expect(headers.vary).toBe(KEPT.Vary)
  }
})

test('nobody gets a copy that was made before the second in which they ask', async () => {
  answer = page(KEPT)
  const first = performance.now()
  for (let time = 0; time < 40; time += 1) {
    const began = Math.floor(Date.now() / 1000)
    const { body } = await ask(edge.url, '/uk/second')
    const made = madeIn.get(body) ?? Math.floor(Date.now() / 1000)
    madeIn.set(body, made)
    expect(made).toBeGreaterThanOrEqual(began)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  expect(madeIn.size).toBeGreaterThan(2)
  // One a second, however slow the machine.
  expect(madeIn.size).toBeLessThan((performance.now() - first) / 1000 + 3)
})

/** Second, by the body that was first seen in it. */
const madeIn = new Map<string, number>()

test('the stored page is shown while the site says that it cannot, and its word counts otherwise', async () => {
  answer = page(KEPT)
  const { body } = await ask(edge.url, '/uk/failing')
  for (const [status, shown] of [
    [500, 200],
    [503, 200],
    [404, 404],
    [410, 410],
    [308, 308],
  ] as const) {
    answer = page({ 'Cache-Control': 'no-store' }, status)
    await expect
      .poll(async () => (await ask(edge.url, '/uk/failing')).headers['x-cache'], { timeout: 5_000 })
      .not.toBe('HIT')
    const said = await ask(edge.url, '/uk/failing')
    expect(said.status).toBe(shown)
    if (shown === 200) expect(said.body).toBe(body)
  }
  // Of what is not stored the site's own page goes through.
  answer = page({ 'Cache-Control': 'no-store', 'Retry-After': '7' }, 503)
  const busy = await ask(edge.url, '/uk/not-stored')
  expect([busy.status, busy.headers['retry-after'], busy.headers['cache-control']]).toEqual([
    503,
    '7',
    'no-store',
  ])
})

test('what tells answers apart reaches the site once, as nginx has read it', async () => {
  answer = page({ 'Cache-Control': 'no-store' })
  await ask(edge.url, '/uk/once', {
    'Accept-Encoding': 'gzip;q=0.5, br;q=0.1, *',
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Proto': 'https',
    'X-Request-Id': 'of-a-stranger',
  })
  const { headers } = asked.at(-1) ?? {}
  expect(headers).toMatchObject({
    'accept-encoding': 'br',
    'x-forwarded-for': '6.6.6.6, 127.0.0.1',
    'x-forwarded-proto': 'https, http',
  })
  expect(headers?.['x-request-id']).toMatch(/^[\da-f]{12}$/)
})

test('of cookies only the language, the currency and the choice of light pages count, each if it is there once', async () => {
  answer = page(KEPT)
  const state = (cookie: string) => stateOfSecond('/uk/jar', { Cookie: cookie })
  for (const cookie of ['_ga=1', 'a=b; mh_currency_v1=EUR;c=d', 'mh_lite=1', 'x=i18n; y=mh']) {
    expect(await state(cookie), cookie).toBe('HIT')
  }
  for (const cookie of [
    'mh_currency_v1=EUR; mh_currency_v1=USD',
    'mh_currency_v1=XXX',
    'x=mh_currency_v1=EUR',
    'a mh_currency_v1=EUR',
    ';\u00a0mh_currency_v1=EUR',
    'mh_lite=a b',
    'i18n_redirected=it',
  ]) {
    expect(await state(cookie), cookie).toBe('BYPASS')
  }
})
