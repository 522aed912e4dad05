import { expect, test } from 'vitest'

import { ROUTES } from '../../src/domain/routes/route-table'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** What stands around a page: headers, compression, methods, the log. */

const under = sharedSite()

test('a stranger’s policy is in nobody’s page', async () => {
  const { site } = under
  // A page that nobody has asked for yet: the first request renders it for all.
  const nonce = 'bm9ib2R5cy1udW1iZXI='
  const url = `${site.url}/fr/privacy`
  const headers = { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` }
  expect(await (await fetch(url, { headers })).text()).not.toContain(nonce)
  expect(await (await fetch(url)).text()).not.toContain(nonce)
})

const BY_TOKEN = ROUTES.filter(
  ({ class: kind, pattern }) => kind === 'private page' && pattern.endsWith('/:token'),
).map(({ pattern }) => pattern)

test.each(BY_TOKEN)('a page whose address is its key tells it to nobody: %s', async (pattern) => {
  const { body } = await ask(under.site.url, `/uk/${pattern.replace(':token', 'A'.repeat(43))}`)
  expect(body).toContain('<meta name="referrer" content="same-origin"/>')
  expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>')
})

test('text is compressed as its reader understands, files of a build once and for all', async () => {
  const { site } = under
  const scriptOf = async (page: string, address: RegExp) =>
    address.exec(await (await fetch(site.url + page)).text())?.[0] ?? ''
  const scripts = [
    await scriptOf('/forms/contact', /\/_scripts\/[^"]+\.js/),
    await scriptOf('/admin/login', /\/_next\/static\/[^"]+\.js/),
  ]
  for (const path of [
    '/about',
    ...scripts,
    '/_i18n/uk/messages.json',
    '/robots.txt',
    '/sitemap.xml',
  ]) {
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(site.url + path, { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers.get('content-encoding'), `${path} ${encoding}`).toBe(encoding)
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    }
  }
  for (const script of scripts) {
    const plain = await fetch(site.url + script, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
  }
  const gone = await fetch(`${site.url}/_scripts/of-another-build/form.js`)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect((await fetch(`${site.url}/_next/static/nothing.js`)).status).toBe(404)
  expect((await fetch(`${site.url}/_next/static/%2e%2e/BUILD_ID`)).status).not.toBe(200)
})

test('only the panel asks for a colour scheme', async () => {
  const { site } = under
  expect((await fetch(`${site.url}/admin/login`)).headers.get('critical-ch')).not.toBeNull()
  for (const path of ['/', '/docs', '/api/media', '/robots.txt']) {
    const { headers } = await fetch(site.url + path)
    expect([headers.get('critical-ch'), headers.get('accept-ch')], path).toEqual([null, null])
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('the style stands in the page: nothing else is fetched before the first text', async () => {
  const { site } = under
  const html = await (await fetch(`${site.url}/about`)).text()
  expect(html).toContain('<style')
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/)
})

test('the default language written out leads to the address without it', async () => {
  const { site } = under
  const answer = await fetch(`${site.url}/en/about?from=mail`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(new URL(answer.headers.get('location') ?? '', site.url).href).toBe(
    `${site.url}/about?from=mail`,
  )
})

test('a method that Next would stumble over is refused', async () => {
  const { site } = under
  expect((await ask(site.url, '/about', { method: 'TRACE' })).status).toBe(405)
})

test('a page takes no POST', async () => {
  const { site } = under
  expect((await fetch(`${site.url}/about`, { method: 'POST', body: 'x=1' })).status).toBe(405)
})

test('health says little, logs say what happened and no secrets', async () => {
  const { site } = under
  expect(await (await fetch(`${site.url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ status: 'ok' })
  await fetch(`${site.url}/about?token=do-not-log-me`)
  await expect.poll(() => site.output()).toContain('"path":"/about"')
  expect(site.output()).not.toContain('do-not-log-me')
  const answer = await fetch(`${site.url}/about`)
  expect(answer.headers.get('x-powered-by')).toBeNull()
  expect(answer.headers.get('critical-ch')).toBeNull()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(answer.headers.get('cache-control')).toContain('max-age=0')
})

test('a client cannot choose its address or its host', async () => {
  const { site } = under
  const headers = {
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'for=6.6.6.6;host=evil.example',
    'X-Middleware-Rewrite': '/admin',
  }
  const answer = await fetch(`${site.url}/en/about`, { headers, redirect: 'manual' })
  expect(answer.headers.get('location')).not.toContain('evil.example')
  const page = await (await fetch(`${site.url}/about`, { headers })).text()
  expect(page).not.toContain('evil.example')
  expect(site.output()).not.toContain('6.6.6.6')
})
