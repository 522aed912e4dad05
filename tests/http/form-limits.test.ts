import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { load } from '../site/load'
import { siteUnderTest } from './site-under-test'

/** What a flood of forms costs, and what it is told, from the production build. */

const under = siteUnderTest({ env: { TRUST_PROXY_HOPS: '1' } })

const MB = 1024 * 1024
const FORM = '/uk/forms/contact'
const SENDS = load({ gate: 300, soak: 1_000 })

interface Sent {
  address: string
  body?: BodyInit
  accept?: string
  path?: string
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

/** Sends so many, ten at a time, while a reader reads. */
async function flood(addressOf: (n: number) => string) {
  const answers: Awaited<ReturnType<typeof send>>[] = []
  let next = 0
  const senders = Array.from({ length: 10 }, async () => {
    for (let n = next++; n < SENDS; n = next++) answers.push(await send({ address: addressOf(n) }))
  })
  let isOver = false
  const crowd = Promise.all(senders).finally(() => (isOver = true))
  const pages: number[] = []
  while (!isOver) {
    pages.push((await ask(under.site.url, '/', { 'x-forwarded-for': '198.51.100.1' })).status)
  }
  await crowd
  return { answers, pages, statuses: new Set(answers.map(({ status }) => status)) }
}

test('a thousand forms from one address are refused after some, in words, and readers read on', async () => {
  const { answers, pages, statuses } = await flood(() => '203.0.113.1')
  expect([...statuses].filter((status) => ![422, 429, 503].includes(status))).toEqual([])
  const checked = answers.filter(({ status }) => status === 422).length
  expect(checked).toBeLessThanOrEqual(150)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const { retryAfter, text } of refused) {
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(600)
    expect(text).toMatch(/За короткий час надіслано забагато\. Спробуйте ще раз через \d+/)
  }
  expect(pages.filter((status) => status !== 200)).toEqual([])
  expect(pages.length).toBeGreaterThan(10)
  const script = await send({ address: '203.0.113.1', accept: 'application/json' })
  expect([script.status, JSON.parse(script.text)]).toEqual([429, expect.anything()])
  // Who comes from elsewhere is heard.
  expect((await send({ address: '203.0.113.2' })).status).toBe(422)
})

test('a thousand forms from as many addresses break nothing, and readers read on', async () => {
  const { pages, statuses } = await flood((n) => `10.1.${n >> 8}.${n & 255}`)
  expect([...statuses].filter((status) => ![422, 503].includes(status))).toEqual([])
  expect(pages.filter((status) => status !== 200)).toEqual([])
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
