import { expect, test } from 'vitest'

import { languageTag, LOCALES } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { siteUnderTest } from './site-under-test'

/** A form of the site over HTTP, without a browser: what is sent, refused, kept and recorded; by two processes that serve it. */

const under = siteUnderTest({ env: { WORKERS: '2' } })

type Fields = Record<string, string>

const LETTER: Fields = {
  name: 'Оксана <b>',
  email: 'oksana@ship.example',
  message: 'Перший рядок\nДругий "рядок"',
}

async function keyOf(path: string): Promise<string> {
  const { body } = await ask(under.site.url, path)
  return valueOf(body, 'key')
}

/** What stands in an input of a page. */
function valueOf(page: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

function send(path: string, fields: Fields, headers: Record<string, string> = {}) {
  return fetch(under.site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })
}

interface Stored {
  reference: string
  email: string
  values: Fields
  robotSign?: string | null
}

async function requests(): Promise<Stored[]> {
  const answer = await under.editor.request('GET', '/requests?limit=100&depth=0')
  return ((await answer.json()) as { docs: Stored[] }).docs
}

test('stands on a private page in every language, with a key of its own each time', async () => {
  const keys = new Set<string>()
  for (const locale of LOCALES) {
    const path = publicPath({ locale, path: 'forms/contact' }, 'en')
    const { status, headers, body } = await ask(under.site.url, path)
    expect([locale, status, headers['cache-control']]).toEqual([locale, 200, 'private, no-store'])
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(body).toContain(`<link rel="canonical" href="${under.site.url}${path}"/>`)
    expect(body).toContain(`<html lang="${languageTag(locale)}"`)
    expect(body).toContain(`action="${path}" method="post"`)
    keys.add(valueOf(body, 'key'))
  }
  expect([...keys].every((key) => /^[\w-]{22}$/.test(key))).toBe(true)
  expect(keys.size).toBe(LOCALES.length)
})

test('is in no index with a query, nor is the form that asks about data', async () => {
  for (const path of ['/forms/contact?sent=MH-0000-0000', '/forms/data']) {
    const { headers, body } = await ask(under.site.url, path)
    expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex'])
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
  }
})

test('what is sent is recorded once, and leads to its reference', async () => {
  const path = '/uk/forms/contact'
  const key = await keyOf(path)
  const first = await send(path, { ...LETTER, key })
  const location = first.headers.get('location') ?? ''
  expect([first.status, first.headers.get('cache-control')]).toEqual([303, 'no-store'])
  expect(location).toMatch(/^\/uk\/forms\/contact\?sent=MH-[A-Z\d]{4}-[A-Z\d]{4}$/)
  const second = await send(path, { ...LETTER, key })
  expect([second.status, second.headers.get('location')]).toEqual([303, location])
  const [, reference = ''] = location.split('=')
  const stored = (await requests()).filter((one) => one.reference === reference)
  expect(stored.map(({ email, values }) => ({ email, values }))).toEqual([
    { email: LETTER.email, values: LETTER },
  ])
  const sent = await ask(under.site.url, location)
  expect([sent.status, sent.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(sent.body).toContain(reference)
  expect(sent.body).toContain('UTC')
  // Who has the reference learns no more than that.
  expect(sent.body).not.toContain(LETTER.email)
})

test('what is wrong is answered with 422 and the page with everything typed', async () => {
  const path = '/uk/forms/contact'
  const key = await keyOf(path)
  const refused = await send(path, { ...LETTER, key, email: 'oksana@' })
  const body = await refused.text()
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(valueOf(body, 'name')).toBe('Оксана &lt;b&gt;')
  expect(valueOf(body, 'email')).toBe('oksana@')
  expect(body).toContain('Перший рядок\nДругий &quot;рядок&quot;</textarea>')
  expect(body).toContain('aria-invalid="true"')
  expect(body).toContain('href="#field-email"')
  expect(body).toMatch(/<div[^>]*data-summary[^>]*>/)
  expect(/<div class="wrong"[^>]*>/.exec(body)?.[0].toLowerCase()).toContain('autofocus')
  // In another language it is all there, too.
  const kept = valueOf(body, 'kept')
  expect(body).toContain(`href="/ar/forms/contact?kept=${kept}"`)
  const arabic = await ask(under.site.url, `/ar/forms/contact?kept=${kept}`)
  expect(valueOf(arabic.body, 'name')).toBe('Оксана &lt;b&gt;')
  const other = await ask(under.site.url, '/ar/forms/contact?kept=AAAAAAAAAAAAAAAAAAAAAA')
  expect(valueOf(other.body, 'name')).toBe('')
})

test('a script is told the same in JSON', async () => {
  const path = '/forms/contact'
  const key = await keyOf(path)
  const json = { Accept: 'application/json' }
  const refused = await send(path, { ...LETTER, key, message: '' }, json)
  expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'application/json'])
  expect(await refused.json()).toMatchObject({
    title: 'One thing to correct',
    errors: { message: 'Fill this in' },
    key,
  })
  const sent = await send(path, { ...LETTER, key }, json)
  expect(sent.status).toBe(200)
  expect(await sent.json()).toEqual({
    location: expect.stringMatching(/^\/forms\/contact\?sent=MH-/) as string,
  })
})

test('another text from the same page is refused once, and goes with the next press', async () => {
  const path = '/forms/contact'
  const key = await keyOf(path)
  const first = await send(path, { ...LETTER, message: 'The first', key })
  const [, reference = ''] = (first.headers.get('location') ?? '').split('=')
  const other = { ...LETTER, message: 'Something else' }
  const refused = await send(path, { ...other, key })
  const body = await refused.text()
  expect(refused.status).toBe(422)
  expect(body).toContain(reference)
  expect(body).toContain('Something else</textarea>')
  const again = await send(path, { ...other, key: valueOf(body, 'key') })
  expect(again.status).toBe(303)
})

test('what fills in the field that nobody sees is recorded and marked, for a script too', async () => {
  const path = '/uk/forms/contact'
  for (const headers of [{}, { Accept: 'application/json' }]) {
    const key = await keyOf(path)
    const letter = { ...LETTER, message: `Letter ${key}`, key }
    const sent = await send(path, { ...letter, subject: 'https://mine.example' }, headers)
    const location =
      sent.headers.get('location') ?? ((await sent.json()) as { location: string }).location
    const [, reference = ''] = location.split('?sent=')
    expect(reference).toMatch(/^MH-/)
    const stored = (await requests()).find((one) => one.reference === reference)
    expect(stored).toMatchObject({ robotSign: 'hiddenField', values: { message: letter.message } })
    expect((await ask(under.site.url, location)).body).toContain(reference)
  }
})

test('the field that nobody sees stands in letters alone, where no tool of a person fills it in', async () => {
  const page = async (path: string) => (await ask(under.site.url, path)).body
  const letter = await page('/uk/forms/contact')
  const trap = /<textarea[^>]* name="subject"[^>]*>/.exec(letter)?.[0] ?? ''
  for (const part of ['readonly', 'tabindex="-1"', 'autocomplete="off"', 'data-1p-ignore']) {
    expect(trap.toLowerCase()).toContain(part)
  }
  expect(letter).toMatch(
    /<div[^>]* class="hp"[^>]* inert[^>]*>|<div[^>]* inert[^>]* class="hp"[^>]*>/,
  )
  expect(letter).toContain('.hp{display:none}')
  // Behind all that is asked for.
  expect(letter.indexOf(trap)).toBeGreaterThan(letter.indexOf('name="message"'))
  for (const path of [
    '/uk/seaman/sign-in',
    '/uk/seaman/apply',
    '/uk/seaman/link',
    '/uk/forms/alerts',
  ]) {
    const form = await page(path)
    expect([
      path,
      form.includes('name="key"'),
      /class="hp"|name="(?:subject|website)"/.test(form),
    ]).toEqual([path, true, false])
  }
})

test('other sites and what is no form record nothing, and nothing is said to be sent', async () => {
  const path = '/forms/contact'
  const before = (await requests()).length
  const key = await keyOf(path)
  for (const invented of ['MH-AAAA-AAAA', '', 'x']) {
    const { body } = await ask(under.site.url, `/forms/contact?sent=${invented}`)
    expect(body).not.toContain('MH-AAAA-AAAA</bdi>')
    expect(body).not.toContain('Your message is sent')
    expect(body).toContain('There is nothing here under this reference')
  }

  const post = (body: BodyInit, headers: Record<string, string>) =>
    fetch(under.site.url + path, { method: 'POST', body, headers, redirect: 'manual' })
  const form = 'application/x-www-form-urlencoded'
  const fields = new URLSearchParams({ ...LETTER, key }).toString()
  for (const [status, body, headers] of [
    [403, fields, { 'Content-Type': form, Origin: 'https://evil.example' }],
    [403, fields, { 'Content-Type': form, 'Sec-Fetch-Site': 'cross-site' }],
    [415, JSON.stringify(LETTER), { 'Content-Type': 'application/json' }],
    [400, 'no parts', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    [400, 'no parts', { 'Content-Type': 'multipart/form-data' }],
    [422, 'name=%E0%A4%A&email=%00', { 'Content-Type': form }],
  ] as const) {
    const answer = await post(body, headers)
    expect([answer.status, headers, answer.headers.get('content-type')]).toEqual([
      status,
      headers,
      'text/html; charset=utf-8',
    ])
    expect(await answer.text()).toContain('action="/forms/contact" method="post"')
  }
  expect(await requests()).toHaveLength(before)
})

test('a message of 1 MB is refused with a sentence', async () => {
  const answer = await send('/forms/contact', { ...LETTER, message: 'x'.repeat(1_000_000) })
  expect(answer.status).toBe(413)
  expect((await answer.text()).length).toBeGreaterThan(20)
})

test('is sent to its own address alone', async () => {
  for (const [path, method, status] of [
    ['/uk/forms/contact/', 'POST', 405],
    ['/uk/forms/answer/x', 'POST', 405],
    ['/uk/forms/contact', 'PUT', 405],
    ['/uk/consent', 'POST', 405],
  ] as const) {
    const answer = await fetch(under.site.url + path, { method, redirect: 'manual' })
    expect([path, method, answer.status]).toEqual([path, method, status])
  }
  // A cookie of another language leads nobody away with a form in hand.
  const key = await keyOf('/forms/contact')
  const sent = await send('/forms/contact', { ...LETTER, key }, { Cookie: 'i18n_redirected=uk' })
  expect(sent.headers.get('location')).toMatch(/^\/forms\/contact\?sent=MH-/)
})
