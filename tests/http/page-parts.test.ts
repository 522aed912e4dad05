import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** What a script puts into a list that is shown, in place of a document: an answer of its own, at an address of its own. */

const under = sharedSite()

const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
const withoutScripts = (html: string) => html.replace(/<script[^]*?<\/script>/g, '')

test('the part of a page is its main and what its head says of it', async () => {
  for (const address of [
    '/crewings',
    '/ar/crewings?department=deck',
    '/uk/crewings?words=a',
    '/about',
  ]) {
    const page = await ask(under.site.url, address)
    const part = await ask(under.site.url, `/_part${address}`)
    expect([address, part.status]).toEqual([address, 200])
    expect(mainOf(part.body)).toBe(withoutScripts(mainOf(page.body)))
    for (const said of [/<html[^>]*>/, /<title>[^<]*/, /<link rel="canonical"[^>]*>/]) {
      expect(said.exec(part.body)?.[0]).toBe(said.exec(page.body)?.[0])
    }
    expect(part.headers['x-page']).toBe(page.headers['x-page'])
    expect(part.body).not.toMatch(/<script|<header class="site|<footer|\.frame\{/)
  }
})

test('it is the same for everybody, whatever they say of themselves', async () => {
  const address = '/_part/crewings'
  const plain = await ask(under.site.url, address)
  for (const said of [
    { Cookie: 'i18n_redirected=uk; mh_lite=1', 'Accept-Language': 'ar', 'Save-Data': 'on' },
    { Referer: `${under.site.url}/uk`, 'X-Mh-Part': 'x', 'User-Agent': 'Googlebot/2.1' },
  ]) {
    const { status, body, headers } = await ask(under.site.url, address, said)
    expect([status, body]).toEqual([200, plain.body])
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('nothing that is private or no page has a part, and a header alone asks for none', async () => {
  for (const address of [
    '/search',
    '/consent',
    '/admin',
    '/api/pages',
    '/latest.json',
    '/server/lite',
  ]) {
    const { status, body } = await ask(under.site.url, `/_part${address}`)
    expect([address, status, body]).toEqual([address, 400, 'Bad Request\n'])
  }
  expect((await ask(under.site.url, '/_part/nowhere')).status).toBe(404)
  expect((await ask(under.site.url, '/crewings', { 'X-Mh-Part': '1' })).body).toContain('<footer')
})
