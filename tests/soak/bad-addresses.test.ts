import { readdir, readFile, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { ask } from '../site/ask'
import { load } from '../site/load'
import type { Site } from '../site/site'
import { siteUnderTest } from '../http/site-under-test'

/** Whatever is asked for: a clean 4xx or the one redirect, never a failure, never a file. */

const under = siteUnderTest()

const LONG = 'x'.repeat(7_000)

/** The address, and the redirect where there is one; else the answer is a 404 page. */
const ADDRESSES: [string, string?][] = [
  ['/%'],
  ['/%2'],
  ['/%E0%A4%A'],
  ['/en/%E0%A4%A'],
  ['/uk/%ff%fe'],
  ['/%00'],
  ['/uk/a%00b'],
  ['/%5c'],
  ['/%5cevil.example'],
  ['/%5c%5cevil.example'],
  ['/\\evil.example'],
  ['/%2F%2Fevil.example'],
  ['//evil.example/x', '/evil.example/x'],
  ['/..'],
  ['/../../etc/passwd'],
  ['/uk/../admin'],
  ['/uk/%2e%2E/admin'],
  ['/./admin'],
  ['/x/.%2e/api/pages'],
  ['/%2e%2e/%2e%2e/etc/passwd'],
  ['/..%2f..%2fpackage.json'],
  ['/.env'],
  ['/.git/config'],
  ['/package.json'],
  ['/.next/BUILD_ID'],
  ['/about%E2%80%8F'],
  ['/%E2%80%AEtxt.exe'],
  ['/uk/%D8%9Cabout'],
  ['/__proto__'],
  ['/constructor/prototype'],
  ['/uk/__proto__/x'],
  ['/toString'],
  [`/${LONG}`],
  [`/uk/${'%D0%BF'.repeat(1_000)}`],
  [`/${'a/'.repeat(2_000)}b`],
  ['/xx/about'],
  ['/.well-known/change-password', '/seaman/account'],
  ['/uk/.well-known/change-password', '/uk/seaman/account'],
  ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'],
  ['/e/404'],
  ['/uk/e/404'],
  ['/en/r/123/about', '/r/123/about'],
  ['/r/123/about'],
  ['/sitemaps/uk/1'],
  ['/feeds/uk/vacancies'],
  ['/builds/meta/nope'],
  ['/_i18n'],
  ['/<script>alert(1)</script>'],
  ['/"onmouseover="alert(1)'],
  ['/{{7*7}}${7*7}'],
  ['/*'],
  ['/%0d%0aSet-Cookie:%20a=b'],
  ['/uk;jsessionid=1'],
  ['/uk%20'],
]

test('a bad address is a page that says so, or one redirect', async () => {
  const { site } = under
  for (const [address, location] of ADDRESSES) {
    const answer = await ask(site.url, address)
    const found = [answer.status, answer.location]
    expect.soft(found, address).toEqual(location ? [308, location] : [404, undefined])
    if (location !== undefined) continue
    const locale = /^\/uk(?:\/|$)/.test(address) ? 'uk' : 'en'
    expect.soft(answer.body, address).toContain(`<html lang="${locale}"`)
    expect.soft(answer.body, address).toContain('asked-address')
    expect.soft(answer.body, address).not.toMatch(/root:x:|"dependencies"|PAYLOAD_SECRET=/)
    expect.soft(answer.body, address).not.toContain('<script>alert(1)')
    expect.soft(answer.body, address).not.toMatch(/[\u202e\u200f\u061c]/)
    expect.soft(answer.headers['set-cookie'], address).toBeUndefined()
    expect.soft(answer.body.length, address).toBeLessThan(130_000)
  }
})

test('what is malformed outside the pages is refused too', async () => {
  const { site } = under
  for (const address of [
    '/api/%',
    '/api/pages/%E0%A4%A',
    '/api/media/file/%',
    '/api/media/file/%00',
    '/api/../about',
    '/admin/%E0%A4',
    '/admin/%2e%2e/about',
    '/_next/../about?token=1',
    '/_next/static/%',
    '/_next/data/x/uk.json?token=1',
  ]) {
    expect.soft((await ask(site.url, address)).status, address).toBe(400)
  }
  for (const address of ['/_i18n/%/messages.json', '/builds/meta/%.json', '/_i18n/../robots.txt']) {
    expect.soft((await ask(site.url, address)).status, address).toBe(404)
  }
})

test('nothing but the panel and its API takes anything', async () => {
  const { site } = under
  const addresses = [
    '/',
    '/about',
    '/cat.svg',
    '/robots.txt',
    '/latest.json',
    '/_next/x',
    '/healthz',
  ]
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const address of addresses) {
      const { status } = await ask(site.url, address, { method })
      expect.soft(status, `${method} ${address}`).toBe(405)
    }
  }
})

test('an address longer than any header may be is refused by the server itself', async () => {
  const { site } = under
  expect((await ask(site.url, `/${'x'.repeat(20_000)}`)).status).toBe(431)
})

test('bytes that are no ASCII are refused by the server itself', async () => {
  const { site } = under
  const raw = Buffer.from('/uk/про-нас', 'utf8').toString('latin1')
  expect((await ask(site.url, raw)).status).toBe(400)
})

describe('what a client says of itself', () => {
  const SPOOFS: Record<string, string>[] = [
    { Host: 'evil.example' },
    { Host: 'evil.example:80"><script>' },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Forwarded-Proto': 'javascript' },
    { Forwarded: 'host=evil.example;proto=https' },
    { 'X-Original-URL': '/admin' },
    { 'X-Rewrite-URL': '/admin' },
    { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    { 'x-middleware-rewrite': '/en/e/503' },
    { 'x-mh-path': '/uk' },
    { 'x-mh-query': '?evil=1' },
    { 'x-nextjs-data': '1' },
    { 'x-invoke-path': '/en/e/503', 'x-invoke-status': '500' },
    { 'x-matched-path': '/admin' },
  ]
  test('about hosts, paths and Next’s own business changes nothing', async () => {
    const { site } = under
    const plain = await ask(site.url, '/about')
    for (const headers of SPOOFS) {
      const said = JSON.stringify(headers)
      const spoofed = await ask(site.url, '/about', headers)
      expect.soft(spoofed.status, said).toBe(200)
      expect.soft(spoofed.body === plain.body, said).toBe(true)
      const redirected = await ask(site.url, '/en/about', headers)
      expect.soft([redirected.status, redirected.location], said).toEqual([308, '/about'])
      const missing = await ask(site.url, '/nope', headers)
      expect.soft(missing.status, said).toBe(404)
      expect.soft(missing.body, said).not.toContain('evil')
    }
  })

  const NAVIGATION: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
    { rsc: '1', 'next-router-state-tree': 'garbage' },
    { 'next-action': '7f00000000000000000000000000000000000000' },
  ]
  test('about navigation leaves the next reader the page', async () => {
    const { site, editor } = under
    for (const [index, headers] of NAVIGATION.entries()) {
      const said = JSON.stringify(headers)
      // A page that nobody has asked for yet, so that the strange answer would be the one kept.
      const slug = `first-asked-${index}`
      const id = await editor.create('en', { title: 'First asked', slug })
      await editor.publish(id, 'en')
      const strange = await ask(site.url, `/${slug}`, headers)
      const clean = await ask(site.url, `/${slug}`)
      expect.soft([strange.status, strange.body === clean.body], said).toEqual([200, true])
      expect.soft(clean.status, said).toBe(200)
      expect.soft(clean.headers['content-type'], said).toBe('text/html; charset=utf-8')
      expect.soft(clean.body, said).toMatch(/^<!DOCTYPE html>.*First asked/s)
      expect.soft(clean.headers.vary, said).not.toMatch(/rsc|next-/i)
      await editor.delete(id)
    }
  })
})

/** What comes back for the head of a request, written as it stands. */
function askRaw(site: string, head: string): Promise<string> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () =>
      socket.end(`${head}\r\nConnection: close\r\n\r\n`),
    )
    socket.setEncoding('latin1').on('data', (piece: string) => (answer += piece))
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

test('two host lines that differ are refused, the same one twice is not', async () => {
  const { url } = under.site
  const { host } = new URL(url)
  for (const path of ['/', '/healthz', '/api/pages', '/robots.txt']) {
    const differing = await askRaw(
      url,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nhost: other.example`,
    )
    expect([path, differing.slice(0, 12)]).toEqual([path, 'HTTP/1.1 400'])
  }
  const same = await askRaw(url, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}`)
  expect(same.slice(0, 12)).toBe('HTTP/1.1 200')
})

const UNKNOWN = load({ gate: 300, soak: 2_000, many: 10_000 })
const WARM = load({ gate: 200, soak: 1_000 })

test(`${UNKNOWN} unknown addresses leave nothing on disk and little in memory`, async () => {
  const { site } = under
  const askMany = async (count: number, name: string) => {
    let next = 0
    const worker = async () => {
      while (next < count) {
        const number = next++
        const locale = LOCALES[number % LOCALES.length]
        const { status } = await ask(
          site.url,
          `/${locale === 'en' ? '' : `${locale}/`}${name}-${number}`,
        )
        expect(status).toBe(404)
      }
    }
    await Promise.all(Array.from({ length: 8 }, worker))
  }
  // The first ones warm up whatever is made once.
  await askMany(WARM, 'warm')
  const before = { disk: await bytesIn('.next'), memory: await memoryOf(site) }
  await askMany(UNKNOWN, 'unknown')
  const grown = {
    disk: (await bytesIn('.next')) - before.disk,
    memory: (await memoryOf(site)) - before.memory,
  }
  expect(grown.disk).toBeLessThan(1_000_000)
  expect(grown.memory).toBeLessThan(150 * 2 ** 20)
})

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    bytes += (await stat(path.join(entry.parentPath, entry.name))).size
  }
  return bytes
}

/** Resident bytes. */
async function memoryOf({ pid }: Site): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}
