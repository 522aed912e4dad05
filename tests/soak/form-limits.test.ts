import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { load } from '../site/load'
import { siteUnderTest } from '../http/site-under-test'

/** What a flood of forms that are well costs, and what it is told, from the production build. */

const under = siteUnderTest({ env: { TRUST_PROXY_HOPS: '1' } })

const MB = 1024 * 1024
const FORM = '/uk/forms/contact'
const SENDS = load({ gate: 160, soak: 1_000 })
const AT_ONCE = load({ gate: 10, soak: 50 })

interface Sent {
  address: string
  body?: BodyInit
  accept?: string
  path?: string
}

/** A letter of its own, as from a page that was just opened. */
function letter(n: number): URLSearchParams {
  const key = randomBytes(16).toString('base64url')
  const email = `sailor-${n}@ship.example`
  return new URLSearchParams({ key, name: `Sailor ${n}`, email, message: 'Добрий день' })
}

async function send({ address, body = new URLSearchParams({ name: 'Flood' }), ...others }: Sent) {
  const { accept = 'text/html', path = FORM } = others
  const answer = await fetch(under.site.url + path, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address, Accept: accept },
    body,
    redirect: 'manual',
  })
  const { status, headers } = answer
  return { status, retryAfter: Number(headers.get('retry-after')), text: await answer.text() }
}

/** Sends so many, some at a time, while a reader reads. */
async function flood(addressOf: (n: number) => string) {
  const answers: Awaited<ReturnType<typeof send>>[] = []
  let next = 0
  const senders = Array.from({ length: AT_ONCE }, async () => {
    for (let n = next++; n < SENDS; n = next++) {
      answers.push(await send({ address: addressOf(n), body: letter(n) }))
    }
  })
  let isOver = false
  const crowd = Promise.all(senders).finally(() => (isOver = true))
  const pages: { status: number; ms: number }[] = []
  const start = performance.now()
  while (!isOver) {
    const asked = performance.now()
    const { status } = await ask(under.site.url, '/', { 'x-forwarded-for': '198.51.100.1' })
    pages.push({ status, ms: performance.now() - asked })
  }
  await crowd
  const seconds = (performance.now() - start) / 1_000
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  const counts = Object.fromEntries([303, 422, 429, 503].map((status) => [status, count(status)]))
  const failed = pages.filter(({ status }) => status !== 200)
  if (process.env.SOAK) {
    const times = pages.map(({ ms }) => ms).toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
    const read = { pages: pages.length, median: at(0.5), p99: at(0.99), slowest: at(0.9999) }
    console.warn({ seconds: Math.round(seconds), ...counts, ...read })
  }
  return { answers, read: pages.length, failed, counts }
}

test('a thousand letters from one address are refused after some, in words, and readers read on', async () => {
  const { answers, read, failed, counts } = await flood(() => '203.0.113.1')
  const { 303: sent = 0, 429: refused = 0, 503: later = 0 } = counts
  expect(sent + refused + later).toBe(SENDS)
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(40)
  expect(refused).toBeGreaterThan(0)
  for (const { status, retryAfter, text } of answers) {
    if (status === 303) continue
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(600)
    if (status !== 429) continue
    expect(text).toMatch(/За короткий час надіслано забагато\. Спробуйте ще раз через \d+/)
  }
  expect(failed).toEqual([])
  expect(read).toBeGreaterThan(10)
  // By now what is ill is not looked at either.
  const script = await send({ address: '203.0.113.1', accept: 'application/json' })
  expect([script.status, JSON.parse(script.text)]).toEqual([429, expect.anything()])
  // Who comes from elsewhere is heard.
  expect((await send({ address: '203.0.113.2', body: letter(0) })).status).toBe(303)
})

test('a thousand letters from as many addresses are all taken, or told to come again; readers read on', async () => {
  const { answers, read, failed, counts } = await flood((n) => `10.1.${n >> 8}.${n & 255}`)
  const { 303: sent = 0, 503: later = 0 } = counts
  expect(sent + later).toBe(SENDS)
  expect(sent).toBeGreaterThan(later)
  expect(answers.filter(({ status, retryAfter }) => status === 503 && !(retryAfter > 0))).toEqual(
    [],
  )
  expect(failed).toEqual([])
  expect(read).toBeGreaterThan(10)
})

test('a form that is too large is answered with its page, whether or not it says so before', async () => {
  const file = new FormData()
  file.set('name', 'Bosun')
  file.set('cv', new Blob([new Uint8Array(6 * MB)]), 'cv.pdf')
  for (const body of [file, 'x'.repeat(6 * MB)]) {
    const { status, text } = await send({ address: '203.0.113.3', body })
    expect([status, text]).toEqual([413, expect.stringContaining('<form')])
  }
})

test('previews are asked for by strangers so often, and by the staff as often as they like', async () => {
  const path = '/en/preview/pages/1'
  const stranger = { 'x-forwarded-for': '203.0.113.4' }
  const answers = []
  for (let n = 0; n < 140; n += 1) answers.push(await ask(under.site.url, path, stranger))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const last = answers.at(-1)
  expect([last?.status, Number(last?.headers['retry-after']) > 0]).toEqual([429, true])
  expect(last?.body).toContain('<title>429')
  const { name, value } = under.editor.cookie()
  const known = await ask(under.site.url, path, { ...stranger, cookie: `${name}=${value}` })
  expect(known.status).toBe(200)
})
