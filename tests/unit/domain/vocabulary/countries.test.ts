import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  COUNTRIES,
  countryName,
  currencyName,
  isCountry,
  WAGE_CURRENCIES,
} from '../../../../src/domain/vocabulary/countries'
import { anyLocale } from '../arbitraries'

describe('countries and flags', () => {
  it('are those of ISO 3166-1, and Kosovo', () => {
    expect(COUNTRIES).toHaveLength(250)
    for (const flag of ['PA', 'LR', 'MH', 'MT', 'CY', 'BS', 'SG', 'HK', 'IM', 'UA', 'PH']) {
      expect(isCountry(flag)).toBe(true)
    }
    for (const none of ['UK', 'EU', 'UN', 'DD', 'SU', 'ZZ', 'pa', '', 'PAN', 5, undefined]) {
      expect(isCountry(none)).toBe(false)
    }
  })

  it('have a name in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), anyLocale, (code, locale) => {
        expect(countryName(code, locale)).not.toBe(code)
      }),
    )
    expect(countryName('LR', 'uk')).toBe('Ліберія')
    expect(countryName('PA', 'zh')).toBe('巴拿马')
  })
})

it('currencies of wages have a name in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WAGE_CURRENCIES), anyLocale, (code, locale) => {
      expect(currencyName(code, locale)).not.toBe(code)
    }),
  )
  expect(currencyName('USD', 'uk')).toBe('долар США')
})
