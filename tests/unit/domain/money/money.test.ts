import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { languageTag, LOCALES } from '@/domain/locales/locales'
import {
  convert,
  CURRENCIES,
  CURRENCY_SIGNS,
  formatMoney,
  isCurrency,
  majorUnits,
  minorUnits,
  MOST_MINOR_UNITS,
} from '@/domain/money/money'

const amounts = fc.integer({ min: 0, max: MOST_MINOR_UNITS })

describe('minorUnits', () => {
  it.each([
    [19, 1900],
    [19.9, 1990],
    ['19.99', 1999],
    [' 0.50 ', 50],
    [0, 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    ['1.0049999999999999999', 100],
    [10_000_000, MOST_MINOR_UNITS],
  ])('%s is %s', (price, units) => {
    expect(minorUnits(price)).toBe(units)
  })

  it.each([
    -1,
    -0.01,
    NaN,
    Infinity,
    1e21,
    1e-7,
    10_000_000.01,
    '',
    ' ',
    '-5',
    '1e5',
    '1,5',
    '$5',
    '0x10',
    '١٩',
    '5 USD',
    '.5',
    '5.',
    null,
    undefined,
    true,
    [],
    {},
    [5],
    '9'.repeat(400),
    Object.create(null),
  ])('of %s makes nothing', (price) => {
    expect(minorUnits(price)).toBeUndefined()
  })

  it('reads back what majorUnits writes', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(minorUnits(majorUnits(amount))).toBe(amount)
        expect(minorUnits(Number(majorUnits(amount)))).toBe(amount)
      }),
    )
  })

  it('adds up to the cent, however prices are written', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 50 }), (list) => {
        // As numbers of JSON: their own sum would be 30.000000000000004 for 0.1 and 0.2.
        const read = list.map((amount) => minorUnits(Number(majorUnits(amount))) ?? NaN)
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        expect(sum(read)).toBe(sum(list))
        expect(minorUnits(majorUnits(sum(list)))).toBe(sum(read))
      }),
    )
  })

  it('answers anything with a whole number in its bounds, or nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (price) => {
        const units = minorUnits(price)
        if (units === undefined) return
        expect(Number.isSafeInteger(units)).toBe(true)
        expect(units).toBeGreaterThanOrEqual(0)
        expect(units).toBeLessThanOrEqual(MOST_MINOR_UNITS)
      }),
    )
  })
})

describe('convert', () => {
  it.each([
    [1999, '41.5', 82959],
    [1999, 41.5, 82959],
    [1, '0.5', 1],
    [0, '0.4999', 0],
    [100, 1, 100],
  ])('%s at %s is %s', (amount, rate, expected) => {
    expect(convert(amount, rate)).toBe(expected)
  })

  it.each([0, '0', -1, NaN, '', null, 'rate', Infinity])('does nothing at a rate of %s', (rate) => {
    expect(convert(1999, rate)).toBeUndefined()
  })

  it('makes no gift of what is too little to be paid', () => {
    expect(convert(1, '0.4999')).toBeUndefined()
    expect(minorUnits('0.004')).toBeUndefined()
    expect(minorUnits('0.005')).toBe(1)
    expect(minorUnits('0.000')).toBe(0)
  })

  it('is off by half a minor unit at most', () => {
    const rates = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), rates, (amount, millionths) => {
        const digits = String(millionths).padStart(7, '0')
        const converted = convert(amount, `${digits.slice(0, -6)}.${digits.slice(-6)}`)
        if (converted === undefined) return
        const error = BigInt(converted) * 1_000_000n - BigInt(amount) * BigInt(millionths)
        expect(error <= 500_000n && error > -500_000n).toBe(true)
      }),
    )
  })
})

describe('formatMoney', () => {
  it('shows every amount with its sign in every language, and loses nothing', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        for (const locale of LOCALES) {
          const text = formatMoney({ amount, currency }, languageTag(locale))
          expect(text).toContain(CURRENCY_SIGNS[currency])
          expect(text).not.toMatch(/[A-Z]/)
          const digits = latinDigits(text).replaceAll(/\D/g, '')
          expect(Number(digits)).toBe(amount % 100 === 0 ? amount / 100 : amount)
        }
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['en', 1900, '$19'],
    ['en', 123456, '$1,234.56'],
    ['de', 123456, '1.234,56 $'],
  ])('in %s writes %s as %s', (tag, amount, text) => {
    expect(formatMoney({ amount, currency: 'USD' }, tag).replaceAll('\u00a0', ' ')).toBe(text)
  })
})

it('isCurrency knows three', () => {
  expect(CURRENCIES.every(isCurrency)).toBe(true)
  for (const other of ['usd', 'RUB', '', null, 'constructor', ['USD']])
    expect(isCurrency(other)).toBe(false)
})

function latinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}
