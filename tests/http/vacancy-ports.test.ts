import { beforeAll, expect, test } from 'vitest'

import { ask } from '../site/ask'
import { publishVacancy } from '../site/publish-vacancy'
import { siteUnderTest } from './site-under-test'

/** Ports in the addresses of the list, as a form without scripts sends them. */

const under = siteUnderTest()

// A list of nothing at all has no filters, and one vacancy has no order.
beforeAll(async () => {
  await publishVacancy(under.editor)
  await publishVacancy(under.editor)
})

const page = async (query: string, path = '/crewings') => {
  const { body, status } = await ask(under.site.url, `${path}?${query}`)
  return { status, plain: body.replaceAll(/<!-- -->|[\u2068\u2069]/g, '').replaceAll('&amp;', '&') }
}

test('a port that is typed in any language is searched for by its code, and said with its country', async () => {
  const typed = `port=${encodeURIComponent('порт Роттердам')}&near=${encodeURIComponent('鹿特丹')}`
  const { plain, status } = await page(typed, '/de/crewings')
  expect(status).toBe(200)
  for (const piece of [
    'data-query="?port=NLRTM&near=NLRTM"',
    'value="Rotterdam, Niederlande"',
    'Hafen oder Land des Einstiegs',
  ]) {
    expect(plain).toContain(piece)
  }
})

test('a name that several ports have is left out, and the reader is told which may be meant', async () => {
  const { plain, status } = await page('port=Hamilton')
  expect(status).toBe(200)
  expect(plain).toContain(
    'We left out “Hamilton”: it may mean Hamilton, Bermuda (BMBDA) · Hamilton, Canada (CAHAM)',
  )
  expect(plain).toContain('data-query=""')
  expect((await page('port=Hamilton%2C%20Canada')).plain).toContain('data-query="?port=CAHAM"')
})

test('the way to a port is an order, with a way back to the usual one', async () => {
  const { plain } = await page('near=Singapore&sort=pay')
  expect(plain).toContain('Nearest to Singapore first')
  expect(plain).not.toContain('name="sort"')
  expect(plain).toContain('data-query="?near=SGSIN"')
})
