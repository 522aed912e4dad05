import { expect, test } from 'vitest'

import { readableAddress } from '../../src/domain/addresses/paths'
import { escapeMarkup } from '../../src/domain/texts/escape-markup'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** Addresses where there is nothing have one page, with what was asked for written into it. */

const under = sharedSite()

/** As they are sent; each is far from every address there is. */
const HOSTILE = [
  '/zzzz-1',
  '/zzzz-2?q=<script>alert(1)</script>',
  '/<svg/onload=alert(1)>',
  `/'"><img%20src=x>`,
  '/%3C-title%3E%3Cscript%3E',
  '/$&$1$`',
  '/%EE%80%80address%EE%80%81%EE%80%80href%EE%80%81',
  '/%E2%80%AEzzzz%E2%80%8F',
  '/%F0%9F%9A%A2zzzz%C2%A0',
  '/&lt;b&gt;&amp;&quot;',
  `/${'z'.repeat(3000)}`,
]

test('each says what it was asked for, and nothing of what others were asked for', async () => {
  const { site } = under
  for (const language of ['', '/ar']) {
    const pages = new Set<string>()
    for (const address of HOSTILE) {
      const asked = `${language}${address}`
      const { status, headers, body } = await ask(site.url, asked)
      expect([asked, status, headers['x-robots-tag']]).toEqual([asked, 404, 'noindex'])
      const shown = escapeMarkup(readableAddress(asked))
      expect(body.split(shown).length, asked).toBeGreaterThanOrEqual(3)
      expect(/<title>[^<]*<\/title>/.exec(body)?.[0], asked).toContain(shown)
      expect(body, asked).not.toMatch(/[\uE000\uE001]/)
      // But for the address, and what is put into the field for a search, all have one text.
      pages.add(body.replaceAll(shown, '…').replace(/ value="[^"]*"/g, ''))
    }
    expect(pages.size).toBe(1)
  }
})

test('what takes bytes is left out for who saves them, in a page of its own', async () => {
  const { site } = under
  const lite = { 'Save-Data': 'on' }
  const [first, second, whole] = [
    await ask(site.url, '/zzzz-3', lite),
    await ask(site.url, '/zzzz-4', lite),
    await ask(site.url, '/zzzz-5'),
  ]
  expect(first.body.replaceAll('zzzz-3', '…').replaceAll('zzzz 3', '…')).toBe(
    second.body.replaceAll('zzzz-4', '…').replaceAll('zzzz 4', '…'),
  )
  expect([first, whole].map(({ body }) => body.includes('<html data-lite=""'))).toEqual([
    true,
    false,
  ])
  expect(second.headers.vary).toMatch(/Save-Data/)
})
