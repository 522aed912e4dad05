import { expect, test } from 'vitest'

import { SCRIPTS_PATH, scriptAddress } from '../../src/domain/browser/browser-scripts'
import { scriptsOf } from '../../src/server/inline-scripts'
import { type Answer, ask, askBytes } from '../site/ask'
import { ROUTER_HEADERS } from '../site/router-headers'
import { sharedSite } from './site-under-test'

/** A page is a document, the same for everybody; it runs scripts of ours alone, and none where data is saved. */

const under = sharedSite()

/** The same for every reader. */
const KEPT = ['/', '/about', '/uk', '/ar/docs', '/mailing', '/crewings', '/crewings?rank=master']

/** Rendered for one visitor. */
const PRIVATE = [
  ...['/search?q=visa', '/consent', '/forms/contact', '/uk/forms/offer', '/forms/alerts'],
  ...['/mailing/review', '/seaman/apply', '/seaman/sign-in', '/seaman/account', '/seaman/services'],
]

const NONE = ['/uk/nowhere', '/crewings/nobody', '/_page/x/about']

/** Not pages, or led to one. */
const OTHERS = ['/about/', '/en/about', '/latest.json', '/sitemap.xml', '/api/pages', '/_next/x']

/** What is another at each answer. */
const OF_ONE_ANSWER = new Set([
  'date',
  'x-request-id',
  'transfer-encoding',
  'content-length',
  'etag',
])

const headersOf = ({ headers }: Answer) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_ONE_ANSWER.has(name))
      // A second may pass between two answers.
      .map(([name, value]) => [name, String(value).replace(/ Expires=[^;]*;/, '')]),
  )

/** The query that Next's router adds to an address. */
const asRouter = (address: string) => `${address}${address.includes('?') ? '&' : '?'}_rsc=abcde`

test('no address answers otherwise for what Next’s router sends, and no answer differs by it', async () => {
  for (const address of [...KEPT, ...PRIVATE, ...NONE, ...OTHERS]) {
    const plain = await ask(under.site.url, address)
    const routers = await ask(under.site.url, address, ROUTER_HEADERS)
    expect([address, routers.status, headersOf(routers)]).toEqual([
      address,
      plain.status,
      headersOf(plain),
    ])
    expect([address, plain.headers.vary ?? '']).not.toEqual([
      address,
      expect.stringMatching(/rsc|next-/i),
    ])
    if (OTHERS.includes(address)) continue
    for (const { headers, body } of [routers, await ask(under.site.url, asRouter(address))]) {
      expect([address, headers['content-type']]).toEqual([address, 'text/html; charset=utf-8'])
      expect(body.slice(0, 15).toLowerCase()).toBe('<!doctype html>')
    }
  }
})

test('a kept page is one body for all who ask, and needs no more than one render', async () => {
  for (const address of KEPT) {
    const answers = async () => [
      await ask(under.site.url, address),
      await ask(under.site.url, address, ROUTER_HEADERS),
      await ask(under.site.url, asRouter(address)),
    ]
    // Soon after a start prices change.
    await expect
      .poll(async () => new Set((await answers()).map(({ body }) => body)).size, {
        message: address,
      })
      .toBe(1)
  }
})

test('no page has a script of Next’s, or anything that its router or React would be started by', async () => {
  for (const address of [...KEPT, ...PRIVATE, ...NONE]) {
    const { headers, body } = await ask(under.site.url, address)
    const sources = scriptsOf(body).flatMap(({ source }) => source ?? [])
    expect([address, sources.filter((one) => !one.startsWith(SCRIPTS_PATH))]).toEqual([address, []])
    expect([address, /__next_f|_next\/static[^"]*\.js|as="script"/.exec(body)]).toEqual([
      address,
      null,
    ])
    expect([address, headers.link ?? '']).not.toEqual([
      address,
      expect.stringContaining('as=script'),
    ])
  }
})

test('a kept page has the same policy whatever it shows, and says which page it is', async () => {
  const policies = new Set<unknown>()
  for (const address of KEPT) {
    const { status, headers, body } = await ask(under.site.url, address)
    expect([address, status]).toEqual([address, 200])
    const [, mark] = /<html [^>]*\bdata-page="([\w-]{22}(?:-[A-Z]{3})?)"/.exec(body) ?? []
    expect([address, mark]).toEqual([address, headers['x-page']])
    policies.add(headers['content-security-policy'])
  }
  expect(policies.size).toBe(1)
  for (const address of [...NONE, '/search', '/forms/contact']) {
    const { headers, body } = await ask(under.site.url, address)
    expect([address, headers['x-page'], body.includes('data-page=')]).toEqual([
      address,
      undefined,
      false,
    ])
  }
})

test('a script that pages name comes compressed and is kept for good; one of another set is not there', async () => {
  const form = (await ask(under.site.url, '/forms/contact')).body
  const scripts = scriptsOf(form).flatMap(({ source }) => source ?? [])
  const script = scriptAddress('form')
  expect(scripts).toEqual([scriptAddress('page'), script])
  const { status, headers, bytes } = await askBytes(under.site.url, script, {
    'Accept-Encoding': 'br',
  })
  expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
    200,
    'br',
    expect.stringMatching(/^text\/javascript/),
  ])
  expect(headers['cache-control']).toBe('public,max-age=31536000,immutable')
  expect(bytes.byteLength).toBeGreaterThan(100)
  for (const address of [
    script.replace(/[^/]+(?=\/form\.js$)/, 'another'),
    script.replace('form.js', 'nothing.js'),
    script.replace('form.js', '../server.mjs'),
    `${SCRIPTS_PATH}x`,
  ]) {
    const gone = await ask(under.site.url, address)
    expect([address, gone.headers['cache-control']]).toEqual([address, 'no-store'])
    expect([400, 404]).toContain(gone.status)
  }
})

test('who saves data is sent the page without scripts, images and stars; nobody else is', async () => {
  const { site } = under
  const html = (await ask(site.url, '/uk')).body
  for (const said of [{ 'Save-Data': 'on' }, { Cookie: 'a=b; mh_lite=1' }]) {
    for (const address of ['/uk', '/uk/nowhere', '/uk/search', '/uk/forms/contact']) {
      const { body, headers } = await ask(site.url, address, said)
      expect([address, /<script(?![^>]*ld\+json)|<img|class="stars"/.exec(body)]).toEqual([
        address,
        null,
      ])
      expect(body).toMatch(/<html [^>]*data-lite=""/)
      expect(headers['content-security-policy']).toContain("script-src 'self';")
    }
  }
  const again = await ask(site.url, '/uk', { Cookie: 'mh_lite=0', 'Save-Data': 'on' })
  expect(again.body).toBe(html)
  for (const word of ['cookie', 'save-data', 'accept-encoding']) {
    expect(again.headers.vary?.toLowerCase()).toContain(word)
  }
})

test('prices are a page of their own in each currency, by its mark too', async () => {
  const marks = new Set<unknown>()
  for (const cookie of ['', 'mh_currency_v1=EUR', 'mh_currency_v1=UAH']) {
    const { headers } = await ask(under.site.url, '/mailing', { Cookie: cookie })
    marks.add(headers['x-page'])
  }
  expect([...marks].map((mark) => /-([A-Z]{3})$/.exec(String(mark))?.[1])).toEqual([
    undefined,
    'EUR',
    'UAH',
  ])
})

test('the switch in the footer is a form that leads back to its page, and takes nothing else', async () => {
  const { site } = under
  const post = (sent: string) =>
    ask(site.url, '/server/lite', { method: 'POST' }, new URLSearchParams(sent))
  const on = await post('lite=1&page=/uk/docs')
  expect([on.status, on.location]).toEqual([303, '/uk/docs'])
  expect(on.headers['set-cookie']).toEqual([
    'mh_lite=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
  expect((await post('lite=0&page=//evil.example')).location).toBe('/evil.example')
  expect((await post('lite=2')).status).toBe(400)
  expect((await ask(site.url, '/server/lite')).status).toBe(405)
})
