import { translations } from '@payloadcms/translations/all'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { majorUnits, MOST_MINOR_UNITS } from '@/domain/money/money'
import { typedPrice, writtenPrice } from '@/domain/money/typed-price'

const amounts = fc.integer({ min: 0, max: MOST_MINOR_UNITS })

describe('typedPrice', () => {
  it.each([
    ['19.99', 1999],
    ['19,99', 1999],
    ['19.9', 1990],
    ['19', 1900],
    [' 0,5 ', 50],
    ['1 299', 129_900],
    ['1\u00a0299,50', 129_950],
    ['1\u202f299', 129_900],
    ["1'299.00", 129_900],
    ['1,299.50', 129_950],
    ['1.299,50', 129_950],
    ['1,234,567', 123_456_700],
    ['10 000 000', MOST_MINOR_UNITS],
    ['١٩٫٩٩', 1999],
    ['۱۹٫۹۹', 1999],
    ['१९.९९', 1999],
    ['\u200f19.99', 1999],
    ['007', 700],
  ])('reads %j as %d', (text, amount) => {
    expect(typedPrice(text)).toBe(amount)
  })

  it.each([
    ...[
      '',
      ' ',
      '.',
      ',',
      '.5',
      '5.',
      '1,299',
      '1.299',
      '19.999',
      '1.2.3',
      '1,2,3',
      '1 29',
      '12 99',
    ],
    ...[
      '-5',
      '+5',
      '1e5',
      '$19',
      '19 USD',
      '19.99x',
      'x',
      '0x10',
      '1/2',
      '½',
      '10000000.01',
      '1_000',
    ],
    ...['1 299 5', '1,299.5.0', '1.299.50', 'NaN', 'Infinity', '９９', '19..99', '19 ,99'],
  ])('does not guess at %j', (text) => {
    expect(typedPrice(text)).toBeUndefined()
  })

  it.each([
    ['250 000', 250_000],
    ['1,250,000', 1_250_000],
    ['7', 7],
  ])('reads %j of a currency without cents as %d', (text, amount) => {
    expect(typedPrice(text, { decimals: 0 })).toBe(amount)
  })

  it.each(['250.5', '1,250.50', '1,250'])(
    'does not guess at %j of a currency without cents',
    (text) => {
      expect(typedPrice(text, { decimals: 0 })).toBeUndefined()
    },
  )

  it('takes as much as its field does', () => {
    expect(typedPrice('250000000', { most: 25_000_000_000 })).toBe(25_000_000_000)
    expect(typedPrice('250000000.01', { most: 25_000_000_000 })).toBeUndefined()
  })

  it('answers anything with an amount in its bounds, or nothing', () => {
    const priceLike = fc.stringMatching(/^[\d.,  \u00a0’+e٣-]{0,20}$/)
    fc.assert(
      fc.property(fc.oneof(priceLike, fc.string({ unit: 'binary' })), (text) => {
        const amount = typedPrice(text)
        if (amount === undefined) return
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(MOST_MINOR_UNITS)
      }),
      { numRuns: 3_000 },
    )
  })

  it('reads an amount however its thousands and decimals are set apart', () => {
    const signs = fc.constantFrom([' ', '.'], [' ', ','], [',', '.'], ['.', ','], ['’', '.'])
    fc.assert(
      fc.property(amounts, signs, (amount, [thousands = '', decimal = '']) => {
        const [whole = '', cents = ''] = majorUnits(amount).split('.')
        const text = whole.replace(/\B(?=(\d{3})+$)/g, thousands) + decimal + cents
        expect(typedPrice(text)).toBe(amount)
      }),
    )
  })
})

describe('writtenPrice', () => {
  it('is read back as the same amount, in every language of the panel', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...Object.keys(translations)), (amount, language) => {
        expect(typedPrice(writtenPrice(amount, language))).toBe(amount)
      }),
      { numRuns: 2_000 },
    )
  })

  it('has the decimal sign of its language, and decimals only where there are any', () => {
    expect(writtenPrice(1999, 'en')).toBe('19.99')
    expect(writtenPrice(129_990, 'uk')).toBe('1299,90')
    expect(writtenPrice(129_900, 'de')).toBe('1299')
    expect(writtenPrice(250_000, 'en', 0)).toBe('250000')
  })
})
