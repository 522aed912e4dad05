import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { canAddApplication, orderOf, orderToken } from '../../../../src/domain/mail/mailing-order'
import type { Prices } from '../../../../src/domain/money/mailing-price'
import { CURRENCIES, MOST_MINOR_UNITS } from '../../../../src/domain/money/money'

const amount = fc.integer({ min: 0, max: MOST_MINOR_UNITS })
const prices = fc.record(
  { USD: amount, EUR: amount, UAH: amount },
  { requiredKeys: [] },
) as fc.Arbitrary<Prices>
const currency = fc.constantFrom(...CURRENCIES)

describe('what a mailing costs', () => {
  it('is its price, less for a first one, and the form', () => {
    const order = orderOf(
      { price: { USD: 4900, EUR: 4500 }, promo: { USD: 3900 } },
      { USD: 1000 },
      'USD',
    )
    expect(order.lines.map(({ kind, amount: { amount: of } }) => [kind, of])).toEqual([
      ['mailing', 4900],
      ['promo', -1000],
      ['application', 1000],
    ])
    expect(order.total).toEqual({ amount: 4900, currency: 'USD' })
  })

  it('is in another currency where the wanted one is not known of each part', () => {
    const order = orderOf(
      { price: { USD: 4900, EUR: 4500 }, promo: undefined },
      { USD: 1000 },
      'EUR',
    )
    expect(order.total).toEqual({ amount: 5900, currency: 'USD' })
  })

  it('is on request without a price, whatever the form costs', () => {
    const order = orderOf({ price: undefined, promo: undefined }, { USD: 1000 }, 'USD')
    expect(order).toEqual({ lines: [], total: undefined })
  })

  it('is the sum of lines of one currency, never less than nothing, and says itself in one way', () => {
    fc.assert(
      fc.property(
        prices,
        prices,
        fc.option(prices, { nil: undefined }),
        currency,
        (price, promo, application, wanted) => {
          const order = orderOf({ price, promo }, application, wanted)
          const { lines, total } = order
          if (!total) {
            expect(lines).toEqual([])
            expect(Object.keys(price)).toEqual([])
            return
          }
          expect(new Set(lines.map((line) => line.amount.currency))).toEqual(
            new Set([total.currency]),
          )
          expect(lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(total.amount)
          expect(total.amount).toBeGreaterThanOrEqual(0)
          expect(Number.isSafeInteger(total.amount)).toBe(true)
          // Another price is another token.
          const dearer = orderOf(
            { price: { [total.currency]: (price[total.currency] ?? 0) + 1 }, promo: undefined },
            undefined,
            total.currency,
          )
          expect(orderToken(dearer)).not.toBe(orderToken(order))
        },
      ),
    )
  })

  it('has the form in it wherever it can be added', () => {
    fc.assert(
      fc.property(prices, prices, currency, (price, application, wanted) => {
        const { lines } = orderOf({ price, promo: undefined }, application, wanted)
        const isIn = lines.some(({ kind }) => kind === 'application')
        expect(isIn).toBe(canAddApplication({ price }, application))
      }),
    )
  })
})
