import type { BrowserContext, Page } from '@playwright/test'

import { block, heading, richText } from '../fixtures/every-block'
import { PRICE_LIST } from '../../src/first-content/price-list'
import type { Locale } from '../../src/domain/locales/locales'
import { ask } from '../site/ask'
import { documentsAsked } from './shell'
import { expect, test } from './test'

/** Prices of mailings from the editors' list: in the reader's currency, on every page that shows them. */

const prices = (page: Page) => page.locator('.prices').first()
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const choice = (page: Page, currency: string) => prices(page).getByRole('radio', { name: currency })

/** The amounts that a reader sees, in the order of the cards. */
async function expectShown(page: Page, amounts: (RegExp | string)[]): Promise<void> {
  await expect(prices(page).locator('.price-amount')).toHaveText(amounts, { useInnerText: true })
}

/** What is remembered, with its attributes; nothing where nothing is. */
async function remembered(context: BrowserContext) {
  const kept = (await context.cookies()).filter(({ name }) => name === 'mh_currency_v1')
  return kept.map(({ value, path, sameSite, secure, httpOnly, expires }) => ({
    ...{ value, path, sameSite, secure, httpOnly },
    days: Math.round((expires - Date.now() / 1_000) / 86_400),
  }))
}

const EUROS = { value: 'EUR', path: '/', sameSite: 'Lax', secure: true, httpOnly: false, days: 365 }

/** In each language, what stands on the cards: dollars, euros, hryvnias; and where home is. */
const READERS = [
  {
    locale: 'uk',
    page: '/uk/mailing',
    home: '/uk',
    dollars: [/^19\s\$$/, /39\s\$.*49\s\$$/s, /^79\s\$$/],
    euros: [/^17,50\s€$/, /36\s€.*45\s€$/s, /^73\s€$/],
    hryvnias: [/^790\s₴$/, /1\s620\s₴.*2\s040\s₴$/s, /^3\s280\s₴$/],
  },
  {
    locale: 'ar',
    page: '/ar/mailing',
    home: '/ar',
    dollars: [/19.*\$/, /39.*\$.*49.*\$/s, /79.*\$/],
    euros: [/17.50.*€/, /36.*€.*45.*€/s, /73.*€/],
    hryvnias: [/790.*₴/, /1.620.*₴.*2.040.*₴/s, /3.280.*₴/],
  },
] as const

for (const { locale, page: address, home, dollars, euros, hryvnias } of READERS) {
  test(`in ${locale} a currency is chosen once, at once, and for every page`, async ({
    page,
    context,
  }) => {
    await page.goto(address)
    await expect(choice(page, 'USD')).toBeChecked()
    await expectShown(page, [...dollars])
    expect(await remembered(context)).toEqual([])

    const loaded = documentsAsked(page)
    await choice(page, 'EUR').check()
    await expectShown(page, [...euros])
    expect(await remembered(context)).toEqual([EUROS])
    expect(loaded, 'no page was loaded again').toEqual([])

    // By a link inside the site, also where the page was fetched before the choice.
    await page.locator(`header a[href="${home}"]`).first().click()
    await expect(page).toHaveURL(home)
    await expectShown(page, [...euros])
    await page.goBack()
    await expectShown(page, [...euros])

    await page.reload()
    await expect(choice(page, 'EUR')).toBeChecked()
    await expectShown(page, [...euros])
    await choice(page, 'EUR').press('ArrowDown')
    await expect(choice(page, 'UAH')).toBeFocused()
    await expectShown(page, [...hryvnias])
    expect(await remembered(context)).toMatchObject([{ value: 'UAH' }])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`in ${locale} a currency is shown at once, and kept by the button`, async ({
      page,
      context,
    }) => {
      await page.goto(address)
      await expectShown(page, [...dollars])
      await choice(page, 'EUR').check()
      await expectShown(page, [...euros])
      expect(await remembered(context)).toEqual([])

      await prices(page).getByRole('button').click()
      await expect(page).toHaveURL(new RegExp(`${address}#prices-`))
      expect(await remembered(context)).toEqual([EUROS])
      await expect(choice(page, 'EUR')).toBeChecked()
      await expectShown(page, [...euros])

      await page.locator(`header a[href="${home}"]`).first().click()
      await expect(page).toHaveURL(home)
      await expectShown(page, [...euros])
      await page.reload()
      await expectShown(page, [...euros])
    })
  })
}

test('another tab, and a page that was left open, follow the choice', async ({ page, context }) => {
  await page.goto('/mailing')
  const other = await context.newPage()
  await other.goto('/')
  await choice(other, 'EUR').check()
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectShown(page, ['€17.50', /€36.*€45$/s, '€73'])
  await other.close()
})

test.describe('an editor', () => {
  const list = async (
    editor: { request: (...a: [string, string, unknown?]) => Promise<Response> },
    locale: Locale,
  ) =>
    (await (
      await editor.request('GET', `/globals/price-list?locale=${locale}&depth=0`)
    ).json()) as {
      mailings: { id: string; key: string; price: Record<string, number | null> }[]
    }

  test.afterAll(async ({ editor }) => {
    const { mailings } = await list(editor, 'en')
    await editor.request('POST', '/globals/price-list?locale=en', {
      mailings: mailings.map((row) => {
        const { price, promo = {} } = PRICE_LIST.mailings.find(({ key }) => key === row.key) ?? {}
        return { ...row, price, promo }
      }),
    })
  })

  test('puts prices on a page and changes one: the next reader sees it', async ({
    editor,
    page,
    site,
  }) => {
    const id = await editor.create('en', {
      title: 'Prices here',
      slug: 'prices-here',
      body: richText(heading('Costs'), block('mailingPrices'), heading('Again'), {
        ...block('mailingPrices', { id: 'ffffffffffffffffffffffff' }),
      }),
    })
    await editor.publish(id, 'en')
    await page.goto('/prices-here')
    await expectShown(page, ['$19', /\$39.*\$49$/s, '$79'])
    await expect(card(page, 'World').first()).toContainText('Every type of ship')
    await expect(prices(page)).toContainText('MLC 2006, Standard A1.4')
    await expect(prices(page).locator('time')).toHaveText(/^Prices as of \d+ \w+ \d{4}\.$/)

    const { mailings } = await list(editor, 'en')
    await editor.request('POST', '/globals/price-list?locale=en', {
      mailings: mailings.map((row) => ({
        ...row,
        ...(row.key === 'world' && { price: { USD: null, EUR: 123_456, UAH: null } }),
        ...(row.key === 'ocean' && { promo: { USD: null, EUR: 3_600, UAH: null } }),
      })),
    })
    for (const path of ['/prices-here', '/mailing', '/uk/mailing']) {
      const { body } = await ask(site.url, path)
      expect(body).toMatch(path.startsWith('/uk') ? /1\s234,56\s€/ : /€1,234\.56/)
      expect(body).not.toContain('$79')
    }
    // In a block of a page both choices are one.
    await page.reload()
    await expectShown(page, ['$19', '$49', '€1,234.56'])
    await expect(prices(page).getByText(/^First mailing/)).toBeHidden()
    await choice(page, 'EUR').check()
    await expectShown(page, ['€17.50', /€36.*€45$/s, '€1,234.56'])
    await expect(prices(page).getByText('First mailing €36, then €45')).toBeVisible()
    await page.locator('.prices').nth(1).getByRole('radio', { name: 'UAH' }).check()
    await expect(choice(page, 'UAH')).toBeChecked()
    await expectShown(page, ['₴790', '₴2,040', '€1,234.56'])

    const graphs = await page.locator('script[type="application/ld+json"]').allTextContents()
    const { '@graph': graph } = JSON.parse(graphs[0] ?? '') as { '@graph': { '@type': string }[] }
    expect(graph.find((node) => node['@type'] === 'Service')).toMatchObject({
      '@type': 'Service',
      offers: [
        { '@type': 'Offer', name: 'Coastal', price: '19.00', priceCurrency: 'USD' },
        { '@type': 'Offer', name: 'Ocean', price: '49.00', priceCurrency: 'USD' },
        { '@type': 'Offer', name: 'World', price: '1234.56', priceCurrency: 'EUR' },
        { '@type': 'Offer', price: '10.00', priceCurrency: 'USD' },
      ],
    })
    await editor.delete(id)
  })
})
