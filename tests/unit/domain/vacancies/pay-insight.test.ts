import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  besideMedian,
  dollarsAMonth,
  LEAST_WAGES,
  payInsight,
  placeOf,
} from '../../../../src/domain/vacancies/pay-insight'

const wages = fc.array(fc.integer({ min: 1, max: 100_000 }), {
  minLength: LEAST_WAGES,
  maxLength: 60,
})

describe('what others pay', () => {
  test('says the quartiles as a spreadsheet does', () => {
    expect(payInsight([9000, 7000, 8000, 10_000, 8500])).toEqual({
      count: 5,
      least: 7000,
      lower: 8000,
      median: 8500,
      upper: 9000,
      most: 10_000,
    })
    // Between two wages where a quartile falls between them: QUARTILE.INC of 1 … 6.
    expect(payInsight([100, 200, 300, 400, 500, 600])).toMatchObject({
      lower: 225,
      median: 350,
      upper: 475,
    })
  })

  test('says nothing of fewer than five', () => {
    expect(payInsight([7000, 8000, 9000, 9500])).toBeUndefined()
    expect(payInsight([])).toBeUndefined()
  })

  test('splits the wages as it says, whatever they are and in whatever order', () => {
    fc.assert(
      fc.property(wages, (some) => {
        const found = payInsight(some)
        if (!found) throw new Error('There are enough.')
        const { count, least, lower, median, upper, most } = found
        expect(count).toBe(some.length)
        expect([least, lower, median, upper, most]).toEqual(
          [least, lower, median, upper, most].toSorted((a, b) => a - b),
        )
        // Rounded to whole dollars, hence the one.
        const part = (isIn: (wage: number) => boolean) => some.filter(isIn).length / count
        expect(part((wage) => wage <= lower + 1)).toBeGreaterThanOrEqual(0.25)
        expect(part((wage) => wage >= upper - 1)).toBeGreaterThanOrEqual(0.25)
        expect(part((wage) => wage <= median + 1)).toBeGreaterThanOrEqual(0.5)
        expect(part((wage) => wage >= median - 1)).toBeGreaterThanOrEqual(0.5)
        expect(payInsight(some.toReversed())).toEqual(found)
      }),
    )
  })

  test('draws every wage between the ends, in order', () => {
    fc.assert(
      fc.property(wages, fc.nat(200_000), fc.nat(200_000), (some, one, other) => {
        const found = payInsight(some)
        if (!found) throw new Error('There are enough.')
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
        expect(placeOf(lower, found)).toBeLessThanOrEqual(placeOf(higher, found))
        for (const wage of [lower, higher]) {
          expect(placeOf(wage, found)).toBeGreaterThanOrEqual(0)
          expect(placeOf(wage, found)).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test('says on which side of the median a wage is', () => {
    const found = payInsight([7000, 8000, 8500, 9000, 10_000])
    if (!found) throw new Error('There are enough.')
    expect(besideMedian(8500.3, found)).toBe('at')
    expect(besideMedian(8501, found)).toBe('above')
    expect(besideMedian(8499, found)).toBe('below')
  })
})

describe('a wage in dollars a month', () => {
  const rates = { perDollar: { EUR: 0.9, JPY: 150 } }
  const month = (min: number, max: number, currency: string) =>
    dollarsAMonth({ min, max, currency, period: 'month' }, rates)

  test('is the middle of a range, of minor units of its currency', () => {
    expect(month(890_000, 940_000, 'USD')).toBe(9150)
    expect(month(900_000, 900_000, 'EUR')).toBeCloseTo(10_000)
    expect(month(1_500_000, 1_500_000, 'JPY')).toBeCloseTo(10_000)
  })

  test('is thirty days where it is paid by the day', () => {
    const wage = { min: 30_000, max: 30_000, currency: 'USD', period: 'day' } as const
    expect(dollarsAMonth(wage, undefined)).toBe(9000)
  })

  test('is unknown where its currency has no rate', () => {
    expect(month(100_000, 100_000, 'NOK')).toBeUndefined()
    expect(month(100_000, 100_000, 'toString')).toBeUndefined()
    const wage = { min: 1, max: 1, currency: 'EUR', period: 'month' } as const
    expect(dollarsAMonth(wage, undefined)).toBeUndefined()
    expect(dollarsAMonth({ ...wage, currency: 'USD' }, undefined)).toBe(0.01)
  })

  test('grows with its range, and is the same share of each at every rate', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom('USD', 'EUR', 'JPY'),
        fc.double({ min: 0.0001, max: 1_000_000, noNaN: true }),
        (one, other, currency, rate) => {
          const table = { perDollar: { [currency]: rate } }
          const of = (min: number, max: number) =>
            dollarsAMonth({ min, max, currency, period: 'month' }, table) ?? Number.NaN
          const [min, max] = [Math.min(one, other), Math.max(one, other)]
          expect(of(min, max)).toBeGreaterThanOrEqual(of(min, min))
          expect(of(min, max)).toBeLessThanOrEqual(of(max, max))
          expect(of(2 * min, 2 * min)).toBeCloseTo(2 * of(min, min), 5)
        },
      ),
    )
  })
})
