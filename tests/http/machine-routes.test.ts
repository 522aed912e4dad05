import { expect, test } from 'vitest'

import { readFile } from 'node:fs/promises'

import sharp from 'sharp'

import { LOCALES } from '../../src/domain/locales/locales'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** What machines read. */

const under = sharedSite()

test('the messages of a language are kept for a day and not sent twice', async () => {
  const { site } = under
  for (const locale of LOCALES) {
    const address = `/_i18n/${locale}/messages.json`
    const { status, headers, body } = await ask(site.url, address)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    const messages = await readFile(`src/i18n/messages/${locale}.json`, 'utf8')
    expect(JSON.parse(body)).toEqual(JSON.parse(messages))
    const again = await ask(site.url, address, { 'If-None-Match': headers.etag ?? '' })
    expect([again.status, again.body]).toEqual([304, ''])
    const stale = await ask(site.url, address, { 'If-None-Match': '"other"' })
    expect(stale.status).toBe(200)
  }
  for (const locale of ['xx', '__proto__', '..', '%00', 'EN']) {
    expect((await ask(site.url, `/_i18n/${locale}/messages.json`)).status, locale).toBe(404)
  }
})

test('the running build is named, and described under its name alone', async () => {
  const { site } = under
  const latest = await ask(site.url, '/latest.json')
  expect(latest.headers['cache-control']).toBe('no-cache')
  const { id, timestamp } = JSON.parse(latest.body) as { id: string; timestamp: number }
  expect(id).toBe((await readFile('.next/BUILD_ID', 'utf8')).trim())
  expect(timestamp).toBeLessThanOrEqual(Date.now())
  const meta = await ask(site.url, `/builds/meta/${id}.json`)
  expect(JSON.parse(meta.body)).toMatchObject({ id, timestamp, prerendered: [] })
  expect(meta.body).toContain('"path":"favicon.ico"')
  for (const other of ['nope', '__proto__', '..%2f..%2fBUILD_ID', '%00', id.slice(1)]) {
    expect((await ask(site.url, `/builds/meta/${other}.json`)).status, other).toBe(404)
  }
})

test('a telephone finds what it puts on its home screen, in the language of the reader', async () => {
  const { site } = under
  const linked = /<link rel="manifest" href="([^"]+)"/
  const [, address = ''] = linked.exec((await ask(site.url, '/ar')).body) ?? []
  expect((await ask(site.url, '/about')).body).not.toMatch(linked)
  const { status, headers, body } = await ask(site.url, address)
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json'])
  const manifest = JSON.parse(body) as { icons: { src: string; sizes: string; type: string }[] }
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/', display: 'minimal-ui' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await fetch(new URL(src, site.url))
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
    if (sizes === 'any') continue
    const { width, height } = await sharp(await icon.arrayBuffer()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const asked of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-120x120.png']) {
    const icon = await fetch(new URL(asked, site.url))
    expect([asked, icon.status]).toEqual([asked, 200])
    expect(icon.headers.get('content-type')).toMatch(/^image\//)
  }
  for (const lang of ['xx', '__proto__', '%00', '']) {
    const other = await ask(site.url, `/manifest.webmanifest?lang=${lang}`)
    expect(JSON.parse(other.body), lang).toMatchObject({ lang: 'en', dir: 'ltr' })
  }
})
