import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  COMPANY_ORDERS,
  type CompanySearch,
  EVERY_COMPANY,
  readCompanySearch,
  setFilters,
  withoutFilter,
  writeCompanySearch,
} from '../../../../src/domain/vacancies/company-search'
import { MOST_PAGES } from '../../../../src/domain/vacancies/vacancy-search'
import { COUNTRIES } from '../../../../src/domain/vocabulary/countries'
import { VESSEL_TYPE_CODES } from '../../../../src/domain/vocabulary/vessel-types'

const search: fc.Arbitrary<CompanySearch> = fc
  .record(
    {
      vessel: fc.constantFrom(...VESSEL_TYPE_CODES),
      country: fc.constantFrom(...COUNTRIES),
      words: fc.constantFrom('North', 'Черномор', 'a&b=c', '50% off', 'شركة', '航运 海'),
      isLicensed: fc.boolean(),
      order: fc.constantFrom(...COMPANY_ORDERS),
      page: fc.integer({ min: 1, max: MOST_PAGES }),
    },
    { requiredKeys: ['isLicensed', 'order', 'page'] },
  )
  .map((given) => ({ ...given }))

const names = fc.constantFrom(
  'vessel',
  'country',
  'licence',
  'words',
  'q',
  'sort',
  'page',
  'x',
  '__proto__',
)
const hostile = fc
  .array(
    fc.tuple(
      names,
      fc.oneof(fc.string(), fc.constantFrom('tanker', 'PL', 'checked', '%E0%A4', '0')),
    ),
  )
  .map((parts) => `?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`)

describe('the address of a search for companies', () => {
  it('is read back as the search that it was written for', () => {
    fc.assert(
      fc.property(search, (given) => {
        expect(readCompanySearch(writeCompanySearch(given))).toEqual({ search: given, dropped: [] })
      }),
    )
  })

  it('is a search whatever it holds, which has one address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (query) => {
        const { search: read } = readCompanySearch(query)
        expect(readCompanySearch(writeCompanySearch(read))).toEqual({ search: read, dropped: [] })
        expect(read.page).toBeGreaterThanOrEqual(1)
        expect(read.page).toBeLessThanOrEqual(MOST_PAGES)
      }),
    )
  })

  it('loses one filter at a time, until nothing is narrowed down', () => {
    fc.assert(
      fc.property(search, (given) => {
        const filters = setFilters(given)
        let left = given
        for (const [index, filter] of filters.entries()) {
          left = withoutFilter(left, filter)
          expect(setFilters(left)).toEqual(filters.slice(index + 1))
        }
      }),
    )
  })

  it.each([
    ['?country=pl', { country: 'PL' }, []],
    ['?vessel=&country=&licence=&words=&sort=vacancies', {}, []],
    ['?vessel=submarine', {}, [{ name: 'vessel', reason: 'invalid', value: 'submarine' }]],
    [
      '?vessel=танкер',
      { vessel: 'tanker' },
      [{ name: 'vessel', reason: 'corrected', value: 'танкер' }],
    ],
    ['?q=north', { words: 'north' }, []],
    ['?q=north&words=south', { words: 'north' }, [{ name: 'words', reason: 'doubled' }]],
    ['?country=PL&country=DE', { country: 'PL' }, [{ name: 'country', reason: 'doubled' }]],
    [
      '?licence=yes&rank=master',
      {},
      [
        { name: 'rank', reason: 'unknown' },
        { name: 'licence', reason: 'invalid', value: 'yes' },
      ],
    ],
    ['?page=9999', { page: MOST_PAGES }, [{ name: 'page', reason: 'corrected', value: '9999' }]],
  ])('%s says what of it was dropped', (query, expected, dropped) => {
    expect(readCompanySearch(query)).toEqual({ search: { ...EVERY_COMPANY, ...expected }, dropped })
  })
})
