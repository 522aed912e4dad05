import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  alertFilter,
  alertSearch,
  hoursToNextLook,
  LONGEST_ALERT_FILTER,
} from '../../../../src/domain/vacancies/vacancy-alert'
import { VACANCY_ORDERS } from '../../../../src/domain/vacancies/vacancy-search'
import { EVERY_VACANCY } from '../../../../src/domain/vacancies/vacancy-search-filters'
import { readVacancySearch } from '../../../../src/domain/vacancies/vacancy-search-query'
import { RANK_CODES } from '../../../../src/domain/vocabulary/ranks'

const TODAY = '2026-11-22'

describe('the filter of an alert', () => {
  it('is one text for what asks for the same, whatever its order and page', () => {
    const searches = VACANCY_ORDERS.flatMap((order) =>
      ['rank=bosun&rank=master&page=3', 'page=9&rank=master&rank=bosun&rank=bosun'].map((query) =>
        alertFilter({ ...readVacancySearch(query, TODAY).search, order }),
      ),
    )
    expect(new Set(searches)).toEqual(new Set(['rank=master&rank=bosun']))
  })

  it('of all vacancies is empty', () => {
    expect(alertFilter({ ...EVERY_VACANCY, order: 'pay', page: 7 })).toBe('')
    expect(alertSearch('', TODAY)).toEqual(EVERY_VACANCY)
  })

  it('means what it meant, read at any later day', () => {
    fc.assert(
      fc.property(
        fc.record({
          ranks: fc.uniqueArray(fc.constantFrom(...RANK_CODES), { maxLength: 4 }),
          words: fc.string({ unit: 'grapheme', maxLength: 40 }),
          within: fc.integer({ min: 0, max: 400 }),
        }),
        ({ ranks, words, within }) => {
          const query = new URLSearchParams([
            ...ranks.map((rank) => ['rank', rank]),
            ['words', words],
            ['within', String(within)],
          ])
          const filter = alertFilter(readVacancySearch(query.toString(), TODAY).search) ?? ''
          expect(alertFilter(alertSearch(filter, '2027-06-01'))).toBe(filter)
        },
      ),
    )
  })

  it('is none where it would be too long to keep', () => {
    const words = 'дуже довгі слова '.repeat(20)
    const { search } = readVacancySearch(
      new URLSearchParams([
        ['words', words],
        ...RANK_CODES.map((rank) => ['rank', rank]),
      ]).toString(),
      TODAY,
    )
    const filter = alertFilter(search)
    expect(filter === undefined || filter.length <= LONGEST_ALERT_FILTER).toBe(true)
  })

  it('takes whatever an address says for a search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const filter = alertFilter(alertSearch(text, TODAY)) ?? ''
        expect(filter).not.toMatch(/^\?|(^|&)(page|sort)=/)
      }),
    )
  })
})

it('a mail is followed by none within a day', () => {
  expect(hoursToNextLook(true)).toBeGreaterThanOrEqual(24)
  expect(hoursToNextLook(false)).toBeLessThan(24)
})
