import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { bundleServer } from '../../../scripts/set-up/bundle-server.mjs'
import { decide } from '../../../src/domain/routes/decide'
import {
  type LedgerAnswer,
  type LookedUp,
  pageHeaders,
} from '../../../src/domain/routes/ledger-answer'
import { createHandedDecisions } from '../../../src/server/handed-decisions'
import { keepVary } from '../../../src/server/keep-vary'
import { createKeptFirst } from '../../../src/server/kept-first'
import { cacheSizes } from '../../../src/domain/watching/cache-sizes'
import { createKeptPages } from '../../../src/server/kept-pages'
import { ask } from '../../site/ask'

const shared = globalThis as typeof globalThis & {
  askLedger?: ((page: LookedUp, cookies: string) => Promise<LedgerAnswer>) | undefined
  keptPages?: { claim: (ticket: string, page: string) => Promise<string> }
  decisions?: ReadonlyMap<string, { said?: LedgerAnswer }>
}

/** A key that the ledger names, as an editor changes it. */
let revision = 1
let asked: { path: string; cookies: string }[] = []
let rendered: (LedgerAnswer | undefined)[] = []

// A thread is no module of this test: it gets the program that the site has.
const bundle = mkdtempSync(path.join(tmpdir(), 'mariner-hub-bundle-'))
let server: Server
let keptPages: ReturnType<typeof createKeptPages>
let url = ''

beforeAll(async () => {
  await bundleServer(process.cwd(), bundle)
})
afterAll(() => rmSync(bundle, { recursive: true }))

beforeEach(async () => {
  revision = 1
  asked = []
  rendered = []
  shared.askLedger = (page, cookies) => {
    const { path: asPath } = page.answer
    asked.push({ path: asPath, cookies })
    if (asPath === 'nowhere') {
      return Promise.resolve({ kind: 'error', locale: 'en', status: '404', isNegotiated: true })
    }
    return Promise.resolve({
      kind: 'page',
      page: `/en/r/${revision}/${asPath}`,
      keptBy: { store: 'pages' },
      headers: pageHeaders({ isNegotiated: true, isSecure: false, chosen: page.answer.chosen }),
    })
  }
  keptPages = createKeptPages({
    build: 'of-tests',
    sizes: cacheSizes(1024 ** 3),
    onError: () => {},
  })
  const answerFirst = createKeptFirst(keptPages, { answer: () => Promise.resolve(false) })
  const handed = createHandedDecisions()
  server = createServer((request, response) => {
    const { method = '', url: address = '', headers } = request
    const decision = decide(
      { method, url: address, headers },
      { defaultLocale: 'en', siteUrl: 'http://ships.example' },
    )
    keepVary(response)
    const page = handed.hand(request, response, decision)
    void answerFirst(request, response, { handed: page, id: 'a' }, () => void render(page.said))
    /** In place of Next: the proxy claims the page, and its answer is kept. */
    async function render(said: LedgerAnswer | undefined) {
      rendered.push(said)
      const exchange = keptPages.watch(request, response)
      if (said?.kind !== 'page') {
        response.writeHead(404).end()
        return
      }
      await shared.keptPages?.claim(String(headers['x-mh-ticket']), said.page)
      response.setHeader('Content-Type', 'text/html')
      if (said.page.endsWith('/broken-off')) {
        const isKept = exchange.keep(Buffer.from('<html><body><p>'), () => ({}))
        exchange.leave()
        response.end(isKept ? 'kept' : 'broken off')
        return
      }
      exchange.keep(Buffer.from(`revision ${revision}`))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  shared.askLedger = undefined
  server.closeAllConnections()
  server.close()
  await keptPages.close()
})

describe('a page that has no end', () => {
  it('is not kept: it is rendered again for who comes next', async () => {
    expect((await ask(url, '/broken-off')).body).toBe('broken off')
    expect((await ask(url, '/broken-off')).body).toBe('broken off')
    expect(rendered).toHaveLength(2)
  })
})

describe('a page that is kept', () => {
  it('is answered without Next, after the ledger was asked once more', async () => {
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
})

describe('what is not kept', () => {
  it('goes on to Next with what the ledger has said, so that it is asked once', async () => {
    expect((await ask(url, '/nowhere')).status).toBe(404)
    expect(rendered).toEqual([{ kind: 'error', locale: 'en', status: '404', isNegotiated: true }])
    expect(asked).toHaveLength(1)
  })

  it('goes on without it where the site does not offer its ledger yet', async () => {
    shared.askLedger = undefined
    await ask(url, '/about')
    expect(rendered).toEqual([undefined])
  })

  it('ends where its client goes away while the ledger is asked', async () => {
    let answer: (said: LedgerAnswer) => void = () => {}
    shared.askLedger = (page) => {
      asked.push({ path: page.answer.path, cookies: '' })
      return new Promise((resolve) => (answer = resolve))
    }
    const away = new AbortController()
    const gone = fetch(`${url}/about`, { signal: away.signal }).catch(() => 'gone')
    await expect.poll(() => asked.length).toBe(1)
    away.abort()
    expect(await gone).toBe('gone')
    await expect.poll(() => shared.decisions?.size).toBe(0)
    answer({ kind: 'error', locale: 'en', status: '404', isNegotiated: true })
    await new Promise(setImmediate)
    expect(rendered).toEqual([])
  })
})
