import vm from 'node:vm'

import { expect, test } from 'vitest'

import { paragraph } from '../site/editor'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** What React takes a kept page over with is an answer of its own, and who saves data is sent no script at all. */

const under = sharedSite()

const markOf = (html: string) => /<html [^>]*\bdata-page="([\w-]{22,26})"/.exec(html)?.[1] ?? ''
const dataOf = async (address: string) => {
  const page = await ask(under.site.url, address)
  expect(page.status).toBe(200)
  return ask(under.site.url, `/_page/${markOf(page.body)}${address}`)
}

/** What a page would have handed to Next, and the scripts that it would have had. */
function run(script: string) {
  const sources: string[] = []
  const self: { __next_f?: [number, string?][] } = {}
  const head = { append: ({ src }: { src: string }) => sources.push(src) }
  const globals = { self, document: { head, createElement: () => ({}) }, Object }
  vm.runInNewContext(script, { ...globals, globalThis: {} })
  return { sources, text: (self.__next_f ?? []).map(([, text = '']) => text).join('') }
}

test('a kept page has the same policy whatever it shows, and no script but those of every page', async () => {
  const policies = new Set<unknown>()
  for (const address of ['/', '/about', '/uk', '/ar/docs', '/mailing', '/crewings']) {
    const { status, headers, body } = await ask(under.site.url, address)
    expect([address, status]).toEqual([address, 200])
    expect(markOf(body)).toBe(headers['x-page'])
    expect(body).not.toContain('__next_f')
    expect(body).not.toMatch(/_next\/static[^"]*\.js/)
    expect(headers.link ?? '').not.toContain('as=script')
    policies.add(headers['content-security-policy'])
  }
  expect(policies.size).toBe(1)
})

test('the data of a page names its scripts after all that it was rendered from', async () => {
  const data = await dataOf('/about')
  expect(data.status).toBe(200)
  expect(data.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(data.headers['cache-control']).toBe('public, max-age=86400, immutable')
  expect(data.headers.vary).toBe('Accept-Encoding')
  expect(data.headers['set-cookie']).toBeUndefined()
  const { sources, text } = run(data.body)
  expect(text).toContain('data-build')
  expect(sources.length).toBeGreaterThan(3)
  for (const source of sources) expect((await ask(under.site.url, source)).status).toBe(200)
})

test('the data is the same whoever asks, and whatever they say of themselves', async () => {
  const { body } = await ask(under.site.url, '/')
  const address = `/_page/${markOf(body)}/`
  const plain = await ask(under.site.url, address)
  expect(plain.body).toContain('__next_f')
  const answers = await Promise.all(
    [
      { Cookie: 'i18n_redirected=uk; mh_lite=1', 'Accept-Language': 'ar', 'Save-Data': 'on' },
      { RSC: '1', 'Next-Router-State-Tree': 'x', Referer: `${under.site.url}/uk` },
      { 'X-Mh-Page-Data': 'x'.repeat(22), 'User-Agent': 'Googlebot/2.1' },
    ].map((said) => ask(under.site.url, address, said)),
  )
  for (const answer of answers) {
    expect([answer.status, answer.body]).toEqual([200, plain.body])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect(body).not.toContain('__next_f')
})

test('prices have the data of the currency that the page was rendered in, whatever is chosen since', async () => {
  const page = await ask(under.site.url, '/mailing', { Cookie: 'mh_currency_v1=EUR' })
  expect(markOf(page.body)).toMatch(/-EUR$/)
  const address = `/_page/${markOf(page.body)}/mailing`
  const data = await ask(under.site.url, address)
  expect(data.body).toContain('__next_f')
  const since = await ask(under.site.url, address, { Cookie: 'mh_currency_v1=UAH' })
  expect(since.body).toBe(data.body)
  const usual = markOf((await ask(under.site.url, '/mailing')).body)
  expect(usual).not.toBe(markOf(page.body))
})

test('of a page that has changed, or is gone, there is no data; the script of the page goes without', async () => {
  const { site, editor } = under
  const id = await editor.create('en', { title: 'Data', slug: 'data', body: paragraph('first') })
  await editor.publish(id, 'en')
  const before = await ask(site.url, '/data')
  const address = `/_page/${markOf(before.body)}/data`
  expect((await ask(site.url, address)).body).toContain('first')
  await editor.publish(id, 'en', { body: paragraph('second') })
  for (const state of ['changed', 'gone']) {
    if (state === 'gone') await editor.unpublish(id, 'en')
    const { status, body, headers } = await ask(site.url, address)
    expect([state, status, body, headers['cache-control']]).toEqual([state, 200, '', 'no-store'])
  }
})

test('nothing else has data', async () => {
  const mark = 'a'.repeat(22)
  for (const address of ['/search', '/consent', '/admin', '/api/pages', '/latest.json']) {
    const { status, body } = await ask(under.site.url, `/_page/${mark}${address}`)
    expect([address, status, body]).toEqual([address, 400, 'Bad Request\n'])
  }
  expect((await ask(under.site.url, `/_page/${mark}`)).status).toBe(404)
  expect((await ask(under.site.url, `/_page/${mark}/about`, { method: 'POST' })).status).toBe(405)
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

test('pages that say there is none, and the search, have no scripts of Next', async () => {
  for (const address of ['/uk/nowhere', '/search', '/search?q=visa']) {
    const { body } = await ask(under.site.url, address)
    expect([address, body.includes('__next_f')]).toEqual([address, false])
    expect(body).not.toMatch(/_next\/static[^"]*\.js/)
    expect(body).not.toContain('data-page=')
  }
})
