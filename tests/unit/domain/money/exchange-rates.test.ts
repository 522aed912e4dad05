import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  areOld,
  type ExchangeRates,
  isRate,
  leastIn,
  RATE_BOUNDS,
} from '../../../../src/domain/money/exchange-rates'

const rate = fc.oneof(
  fc.double({ min: RATE_BOUNDS.least, max: RATE_BOUNDS.most, noNaN: true }),
  fc.constantFrom(0.9625565502, 156.954471075175, 3.6725, 1, 0.1, 0.3, 42.039),
)
const ratesOf = (EUR: number, PHP: number): ExchangeRates => ({
  day: '2024-12-31',
  source: 'https://rates.example/',
  perDollar: { EUR, PHP },
})

/** A number of the panel as the exact fraction that it is written as. */
function fraction(text: string): [bigint, bigint] {
  const [whole = '', decimals = ''] = text.split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}

describe('a least pay in another currency', () => {
  it('never leaves out a pay that is worth as much, and is less than one unit below it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), rate, rate, (amount, eur, php) => {
        const least = leastIn('PHP', { amount, currency: 'EUR' }, ratesOf(eur, php))
        const [eurTop, eurBottom] = fraction(String(eur))
        const [phpTop, phpBottom] = fraction(String(php))
        // amount · php / eur, as a fraction.
        const [top, bottom] = [BigInt(amount) * phpTop * eurBottom, phpBottom * eurTop]
        if (top / bottom > BigInt(Number.MAX_SAFE_INTEGER)) {
          expect(least).toBe(Number.MAX_SAFE_INTEGER)
          return
        }
        expect(BigInt(least ?? -1) * bottom).toBeLessThanOrEqual(top)
        expect((BigInt(least ?? -1) + 1n) * bottom).toBeGreaterThan(top)
      }),
    )
  })

  it('is the same in the same currency, with rates and without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), rate, (amount, eur) => {
        for (const currency of ['EUR', 'USD', 'RUB']) {
          expect(leastIn(currency, { amount, currency }, ratesOf(eur, eur))).toBe(amount)
          expect(leastIn(currency, { amount, currency }, undefined)).toBe(amount)
        }
      }),
    )
  })

  it('goes by the dollar, to it and from it', () => {
    const rates = ratesOf(0.5, 50)
    expect(leastIn('USD', { amount: 1_001, currency: 'EUR' }, rates)).toBe(2_002)
    expect(leastIn('EUR', { amount: 1_001, currency: 'USD' }, rates)).toBe(500)
    expect(leastIn('PHP', { amount: 3, currency: 'EUR' }, rates)).toBe(300)
  })

  it('is not known where a rate is missing', () => {
    const rates = { ...ratesOf(0.5, 50), perDollar: { EUR: 0, PHP: Number.NaN } }
    for (const currency of ['EUR', 'PHP', 'RUB', '__proto__', 'toString']) {
      expect(leastIn(currency, { amount: 1, currency: 'USD' }, rates), currency).toBeUndefined()
      expect(leastIn('USD', { amount: 1, currency }, rates), currency).toBeUndefined()
    }
    expect(leastIn('EUR', { amount: 1, currency: 'USD' }, undefined)).toBeUndefined()
  })
})

it('a rate is a number that can be one', () => {
  for (const value of [0, -1, 1e-5, 1e7, Number.NaN, Infinity, '1', null])
    expect(isRate(value)).toBe(false)
  for (const value of [0.0001, 1, 16_190.9, 1_000_000]) expect(isRate(value)).toBe(true)
})

it('rates are old after a month', () => {
  expect(areOld('2026-10-22', '2026-11-22')).toBe(false)
  expect(areOld('2026-10-21', '2026-11-22')).toBe(true)
  expect(areOld('2026-11-23', '2026-11-22')).toBe(false)
})
