import { describe, expect, it } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { CURRENCIES } from '../../src/domain/money/money'
import { PRICE_LIST } from '../../src/first-content/price-list'

const { mailings, application } = PRICE_LIST

describe('the first price list', () => {
  it('names every mailing once, by its key and in every language', () => {
    const keys = mailings.map(({ key }) => key)
    expect(keys).toEqual([...new Set(keys)])
    for (const locale of LOCALES) {
      expect(new Set(mailings.map(({ texts }) => texts[locale].name)).size).toBe(keys.length)
    }
  })

  it('has whole minor units in every currency, and a promo below its price', () => {
    const amounts = mailings.flatMap(({ price, promo }) => (promo ? [price, promo] : [price]))
    for (const currency of CURRENCIES) {
      for (const amount of [...amounts, application.price]) {
        expect(Number.isSafeInteger(amount[currency])).toBe(true)
        expect(amount[currency]).toBeGreaterThan(0)
      }
      for (const { price, promo } of mailings) {
        if (promo) expect(promo[currency]).toBeLessThan(price[currency])
      }
    }
  })

  it('says in every language the same number of things, short enough for a card', () => {
    for (const { texts } of mailings) {
      for (const locale of LOCALES) {
        const { name, description, included } = texts[locale]
        expect(included).toHaveLength(texts.en.included.length)
        expect(name.length).toBeLessThanOrEqual(20)
        expect(description.length).toBeLessThanOrEqual(120)
        for (const line of included) expect(line.length).toBeLessThanOrEqual(60)
      }
    }
  })
})
