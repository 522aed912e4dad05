import { readFile } from 'node:fs/promises'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { ADMIN } from '../site/accounts.mjs'
import { type Answer, ask } from '../site/ask'
import { siteUnderTest } from './site-under-test'

/** What a request may cost, from the production build. */

const under = siteUnderTest({ hashing: 'in earnest' })

const MB = 1024 * 1024

/** What is another at each answer, and how a body is sent that has no length before. */
const OF_ONE_ANSWER = new Set(['date', 'x-request-id', 'transfer-encoding'])

/** Megabytes that the site holds now. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${under.site.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** A body of so many bytes that comes in chunks; it ends early where nobody reads on. */
function inChunks(bytes: number): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(64 * 1024).fill(32)
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left > 0) controller.enqueue(piece)
      else controller.close()
      left -= piece.length
    },
  })
}

interface Sent {
  path: string
  body: ReadableStream<Uint8Array> | Uint8Array | string | FormData
  headers?: Record<string, string>
  method?: string
}

const send = async ({ path, body, headers = {}, method = 'POST' }: Sent) => {
  const answer = await fetch(under.site.url + path, {
    method,
    headers: {
      ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)
  return { status: answer.status, body: await answer.text(), headers: answer.headers }
}

test('ten bodies of 400 MB without a session are refused while they come, and cost nothing', async () => {
  const before = await memory()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send({ path: '/api/staff/login', body: inChunks(400 * MB) })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413))
  expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({
    errors: [{ message: expect.stringContaining('larger than') }],
  })
  expect((await memory()) - before).toBeLessThan(100)
  expect((await ask(under.site.url, '/healthz')).status).toBe(200)
})

test('a larger document than is taken is refused in the language of its author', async () => {
  const { editor } = under
  const headers = { Authorization: `JWT ${editor.cookie().value}`, 'Accept-Language': 'de' }
  const title = 'x'.repeat(2 * MB)
  const answer = await send({
    path: '/api/pages?locale=en',
    body: JSON.stringify({ title }),
    headers,
  })
  expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('1 MB')])
  expect(answer.body).toContain('Verteilen Sie')
  const made = await editor.read<{ totalDocs: number }>('/pages?where[title][like]=xxxx&locale=en')
  expect(made.totalDocs).toBe(0)
})

test('a larger file for members than is taken is refused in its own words', async () => {
  const body = new FormData()
  body.set('file', new Blob([Buffer.alloc(7 * MB)], { type: 'application/pdf' }), 'form.pdf')
  const headers = { Authorization: `JWT ${under.editor.cookie().value}` }
  const answer = await send({ path: '/api/service-files?locale=en', body, headers })
  expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('Word (.docx)')])
  expect(answer.body).toContain('"path":"file"')
})

test('forms that the panel has no use for are refused, and are no failure', async () => {
  const form = new FormData()
  form.set('1_$ACTION_ID_x', 'x')
  const broken = { 'Content-Type': 'multipart/form-data' }
  for (const sent of [
    { path: '/admin', body: form },
    { path: '/admin/login', body: form },
    { path: '/admin', body: 'x', headers: broken },
    { path: '/admin', body: 'x', headers: { 'Content-Type': 'text/plain', 'Next-Action': 'x' } },
    {
      path: '/admin',
      body: '[',
      headers: { 'Content-Type': 'text/plain', 'Next-Action': '0'.repeat(42) },
    },
    { path: '/admin', body: form, headers: { 'Next-Action': '0'.repeat(42) } },
    { path: '/api/staff/login', body: 'x', headers: broken },
  ]) {
    const { status } = await send(sent)
    expect([sent, status >= 400 && status < 500], String(status)).toEqual([sent, true])
  }
})

test('what says nothing about being kept is kept by nobody', async () => {
  const { url } = under.site
  for (const path of ['/api/staff/me', '/api/pages?limit=1', '/api/nothing', '/api/pages/x']) {
    const { headers } = await ask(url, path)
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store'])
  }
  for (const path of ['/robots.txt/', '/icon.svg/', '//robots.txt']) {
    const { status, headers } = await ask(url, path)
    expect([path, status, headers['cache-control']]).toEqual([path, 308, 'no-cache'])
  }
})

test('HEAD of the API has the headers of GET, and writes nothing', async () => {
  const { editor } = under
  const { url } = under.site
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#036' },
  })
    .png()
    .toBuffer()
  const id = await editor.upload('asked-by-head.png', 'image/png', picture, { alt: 'Nothing' })
  const { url: file } = await editor.read<{ url: string }>(`/media/${id}`)
  const shown = ({ status, headers }: Answer) => [
    status,
    Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.has(name)),
  ]
  for (const path of [file, '/api/pages?limit=1', '/api/staff/me', '/api/nothing']) {
    const get = await ask(url, path)
    const head = await ask(url, path, { method: 'HEAD' })
    expect([path, head.body, ...shown(head)]).toEqual([path, '', ...shown(get)])
  }
  expect((await ask(url, file, { method: 'HEAD' })).status).toBe(200)
  const headers = { Authorization: `JWT ${editor.cookie().value}` }
  await ask(url, '/api/staff/logout', { ...headers, method: 'HEAD' })
  expect((await ask(url, '/api/staff/me', headers)).body).toContain(ADMIN.email)
})

test('pages answer while many sign in', async () => {
  const { url } = under.site
  let isOver = false
  const crowd = Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      send({
        path: '/api/staff/login',
        body: JSON.stringify({ ...ADMIN, email: `${n}@site.example` }),
      }),
    ),
  ).finally(() => (isOver = true))
  let pages = 0
  while (!isOver) {
    expect((await ask(url, '/', { 'accept-encoding': 'br' })).status).toBe(200)
    pages += 1
  }
  const answers = await crowd
  const refused = answers.filter(({ status }) => status === 401).length
  expect(answers.filter(({ status }) => status === 503).length).toBe(60 - refused)
  expect(pages).toBeGreaterThan(2 * refused)
})
