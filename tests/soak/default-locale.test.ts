import { expect, test } from 'vitest'

import { siteUnderTest } from '../http/site-under-test'

/** The specification's other reading: Russian has no prefix. The same build serves it. */

const under = siteUnderTest({ env: { DEFAULT_LOCALE: 'ru' } })

test('the language without a prefix is decided when the site starts', async () => {
  const read = async (path: string) => {
    const answer = await fetch(under.site.url + path, { headers: { 'Accept-Language': 'ru-RU' } })
    const html = await answer.text()
    return {
      html,
      path: new URL(answer.url).pathname,
      lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    }
  }
  expect((await read('/')).lang).toBe('ru')
  expect((await read('/about')).lang).toBe('ru')
  expect((await read('/no-such-page')).lang).toBe('ru')
  const english = await read('/en/about')
  expect(english.lang).toBe('en')

  // x-default is the default locale's page, and the source's where that is not translated.
  expect(english.html).toMatch(/hrefLang="x-default" href="[^"]+\/en\/about"/)
  expect((await read('/ru')).path).toBe('/')
  expect((await read('/en/no-such-page')).html).toMatch(/<a [^>]*href="\/en"[^>]*>Go to the main/)
})
