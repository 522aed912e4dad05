import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { siteProcess } from '../../../src/domain/process/site-process'
import { bundleServer } from '../../../scripts/set-up/bundle-server.mjs'
import { decide } from '../../../src/domain/routes/decide'
import { type IndexAnswer, pageHeaders } from '../../../src/domain/routes/index-answer'
import type { Rewrite } from '../../../src/domain/routes/rewrite'
import { readSearchQuestion, writeSearchQuestion } from '../../../src/domain/search/search-question'
import { createFrontDoor, type Opened } from '../../../src/server/front-door'
import { cacheSizes } from '../../../src/domain/watching/cache-sizes'
import { createCachedPages } from '../../../src/server/cached-pages'
import { ask } from '../../site/ask'

const shared = siteProcess()

/** A key that the index names, as an editor changes it. */
let revision = 1
let asked: { path: string; cookies: string }[] = []
/** What Next was handed. */
let rendered: (Rewrite | undefined)[] = []
/** How many answers have ended. */
let ended = 0

// A thread is no module of this test: it gets the program that the site has.
const bundle = mkdtempSync(path.join(tmpdir(), 'mariner-hub-bundle-'))
let server: Server
let cachedPages: ReturnType<typeof createCachedPages>
let url = ''

beforeAll(async () => {
  await bundleServer(process.cwd(), bundle)
})
afterAll(() => rmSync(bundle, { recursive: true }))

beforeEach(async () => {
  revision = 1
  asked = []
  rendered = []
  ended = 0
  shared.askIndex = (page, cookies) => {
    const { path: asPath } = page.answer
    asked.push({ path: asPath, cookies })
    if (asPath === 'nowhere') {
      return Promise.resolve({ kind: 'error', locale: 'en', status: '404', isNegotiated: true })
    }
    if (asPath === 'old') {
      return Promise.resolve({ kind: 'redirect', to: '/new', audience: 'everybody' })
    }
    return Promise.resolve({
      kind: 'page',
      page: `/en/r/${revision}/${asPath}`,
      cachedBy: { store: 'pages' },
      headers: pageHeaders({ isNegotiated: true, isSecure: false, chosen: page.answer.chosen }),
    })
  }
  cachedPages = createCachedPages({
    build: 'of-tests',
    sizes: cacheSizes(1024 ** 3),
    onError: () => {},
    limits: { atOnce: 1, mostWaiting: 1, patienceMs: 200 },
  })
  const door = createFrontDoor({
    cachedPages,
    errorTemplates: { answer: () => Promise.resolve(false) },
    siteUrl: 'http://ships.example',
  })
  server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.once('close', () => (ended += 1))
    const { method = '', url: address = '', headers } = request
    const decision = decide(
      { method, url: address, headers },
      { defaultLocale: 'en', siteUrl: 'http://ships.example' },
    )
    if (decision.kind !== 'page') throw new Error(decision.kind)
    const opened = await door.open({ request, response, decision, id: 'a' })
    if (opened.kind === 'render') await render(request, response, opened)
    if (opened.kind === 'busy') response.writeHead(503).end()
  }
  /** In place of Next: what it renders is kept. */
  async function render(
    { headers }: IncomingMessage,
    response: ServerResponse,
    { exchange }: Extract<Opened, { kind: 'render' }>,
  ): Promise<void> {
    const rewrite = shared.rewrites?.get(String(headers['x-mh-ticket']))
    rendered.push(rewrite)
    for (const [name, value] of rewrite?.headers ?? []) response.appendHeader(name, value)
    response.setHeader('Content-Type', 'text/html')
    if (rewrite?.pathname.endsWith('/slow')) return
    if (rewrite?.pathname.endsWith('/waited-for')) {
      await expect.poll(() => cachedPages.queues.pages.load().waiting).toBe(1)
    }
    if (rewrite?.pathname.endsWith('/broken-off')) {
      const isKept = exchange?.keep(Buffer.from('<html><body><p>'), () => ({}))
      exchange?.leave()
      response.end(isKept ? 'kept' : 'broken off')
      return
    }
    if (rewrite?.status !== undefined) {
      exchange?.leave()
      response.writeHead(rewrite.status).end()
      return
    }
    exchange?.keep(Buffer.from(`revision ${revision}`))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  delete shared.askIndex
  server.closeAllConnections()
  server.close()
  await cachedPages.close()
})

describe('a page that has no end', () => {
  it('is not kept: it is rendered again for who comes next', async () => {
    expect((await ask(url, '/broken-off')).body).toBe('broken off')
    expect((await ask(url, '/broken-off')).body).toBe('broken off')
    expect(rendered).toHaveLength(2)
  })
})

describe('a page that is kept', () => {
  it('is answered without Next, after the index was asked once more', async () => {
    expect((await ask(url, '/about')).body).toBe('revision 1')
    expect((await ask(url, '/about', { Cookie: 'a=b' })).body).toBe('revision 1')
    expect(rendered).toHaveLength(1)
    expect(asked).toEqual([
      { path: 'about', cookies: '' },
      { path: 'about', cookies: 'a=b' },
    ])
  })

  it('is not given out under another key', async () => {
    await ask(url, '/about')
    revision = 2
    expect((await ask(url, '/about')).body).toBe('revision 2')
    expect(rendered).toHaveLength(2)
  })

  it('comes with what its reader is told, is known by its digest, and answers HEAD', async () => {
    await ask(url, '/uk/about')
    const again = await ask(url, '/uk/about')
    expect(again.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=1, stale-if-error=86400',
    )
    expect(again.headers.vary).toBe('Cookie, Accept-Language, Save-Data, Accept-Encoding')
    const known = await ask(url, '/uk/about', { 'If-None-Match': again.headers.etag ?? '' })
    expect([known.status, known.body, known.headers.etag]).toEqual([304, '', again.headers.etag])
    const head = await ask(url, '/uk/about', { method: 'HEAD' })
    expect([head.status, head.body, head.headers.etag]).toEqual([200, '', again.headers.etag])
    const chosen = await ask(url, '/uk/about', { Referer: 'http://ships.example/about' })
    expect(chosen.headers['set-cookie']).toEqual([
      'i18n_redirected=uk; Path=/; Max-Age=31536000; SameSite=lax',
    ])
    expect(chosen.headers['cache-control']).toBe('private, no-cache')
    expect(rendered).toHaveLength(1)
  })

  it('comes from memory with what its reader is told where it was waited for', async () => {
    const path = '/uk/waited-for'
    const [first, second] = await Promise.all([ask(url, path), ask(url, path)])
    expect(rendered).toHaveLength(1)
    expect(second.headers['cache-control']).toBe(first.headers['cache-control'])
    expect(second.headers.vary).toBe(first.headers.vary)
  })
})

describe('what is not kept', () => {
  it('is handed to Next with what the index has said, so that it is asked once', async () => {
    expect((await ask(url, '/nowhere')).status).toBe(404)
    expect(rendered).toMatchObject([{ pathname: '/en/e/404', status: 404 }])
    expect(asked).toHaveLength(1)
    expect(shared.rewrites?.size).toBe(0)
  })

  it('is answered without Next where it leads elsewhere, the query with it', async () => {
    const { status, headers } = await ask(url, '/old?from=a')
    expect([status, headers.location]).toEqual([308, '/new?from=a'])
    expect(headers['cache-control']).toBe('no-cache')
    expect(rendered).toEqual([])
  })

  it('is a page of one reader with the query of the search in its form', async () => {
    const { headers } = await ask(url, '/search?b=1&q=visa')
    expect(rendered).toMatchObject([
      { pathname: '/en/search', query: writeSearchQuestion(readSearchQuestion('?q=visa')) },
    ])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('is refused where too much is rendered, and its place is free again', async () => {
    const slow = fetch(`${url}/slow`).catch(() => undefined)
    await expect.poll(() => rendered.length).toBe(1)
    const waited = await Promise.all([ask(url, '/a'), ask(url, '/b')])
    expect(waited.map(({ status }) => status)).toEqual([503, 503])
    server.closeAllConnections()
    await slow
  })

  it('ends where its client goes away while the index is asked, and waits for no turn', async () => {
    const slow = fetch(`${url}/slow`).catch(() => undefined)
    await expect.poll(() => rendered.length).toBe(1)
    asked = []
    let answer: (said: IndexAnswer) => void = () => {}
    shared.askIndex = (page) => {
      asked.push({ path: page.answer.path, cookies: '' })
      return new Promise((resolve) => (answer = resolve))
    }
    const away = new AbortController()
    const gone = fetch(`${url}/about`, { signal: away.signal }).catch(() => 'gone')
    await expect.poll(() => asked.length).toBe(1)
    away.abort()
    expect(await gone).toBe('gone')
    await expect.poll(() => ended).toBe(1)
    const cachedBy = { store: 'pages' } as const
    answer({ kind: 'page', page: '/en/r/1/about', cachedBy, headers: [] })
    await new Promise(setImmediate)
    expect(cachedPages.queues.pages.load()).toEqual({ running: 1, waiting: 0 })
    expect(rendered).toHaveLength(1)
    server.closeAllConnections()
    await slow
  })
})
