import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** Any search as plain text, at both of its addresses, with what the form of the list sends. */

const under = sharedSite()

test('the list names its text, which is sent once and in the language of the address', async () => {
  const { body: list } = await ask(under.site.url, '/ar/crewings?rank=master')
  expect(list).toContain('href="/ar/vacancies.txt?rank=master"')

  const own = await ask(under.site.url, '/ar/vacancies.txt?rank=master')
  expect([own.status, own.headers['content-type'], own.headers['content-language']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'ar',
  ])
  expect(own.headers['x-robots-tag']).toBe('noindex')
  // The form of the list sends all its fields, most of them empty.
  const short = await ask(under.site.url, '/ar/crewings?as=text&words=&rank=master&port=')
  expect([short.status, short.body]).toEqual([200, own.body])

  const tag = String(own.headers.etag)
  const again = await ask(under.site.url, '/ar/vacancies.txt?rank=master', {
    'If-None-Match': tag,
  })
  expect([again.status, again.body]).toEqual([304, ''])
  const wrong = await ask(under.site.url, '/vacancies.txt?rank=captainn')
  expect(wrong.body).toContain('captainn')
  const led = await ask(under.site.url, '/en/crewings?as=text')
  expect([led.status, led.headers.location]).toEqual([
    308,
    expect.stringMatching(/\/vacancies\.txt/),
  ])
})
