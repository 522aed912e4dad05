import { describe, expect, it } from 'vitest'

import type { VacancySearch } from '../../../../src/domain/vacancies/vacancy-search'
import {
  atPage,
  EVERY_VACANCY,
  inOrder,
  isNarrowed,
  isWholeList,
  searchChips,
  searchFilters,
  withoutChip,
  withoutFilter,
} from '../../../../src/domain/vacancies/vacancy-search-filters'

const EVERYTHING: VacancySearch = {
  departments: ['engine'],
  ranks: ['master', 'bosun'],
  vessels: ['tanker', 'tug'],
  joiningFrom: '2026-12-01',
  joiningTo: '2026-12-31',
  pay: { amount: 3_000, currency: 'EUR' },
  payShown: true,
  length: '4-to-6',
  english: 'good',
  citizenship: 'PH',
  company: 'sea-stars',
  country: 'NL',
  words: 'ice class',
  order: 'pay',
  page: 7,
}

describe('the chips of a search', () => {
  it('take everything away one by one, and each begins at the first page', () => {
    const chips = searchChips(EVERYTHING)
    expect(chips).toHaveLength(14)
    let search = EVERYTHING
    for (const [at, chip] of chips.entries()) {
      search = withoutChip({ ...search, page: 7 }, chip)
      expect(search.page).toBe(1)
      expect(searchChips(search)).toEqual(chips.slice(at + 1))
    }
    expect(search).toEqual({ ...EVERY_VACANCY, order: 'pay' })
  })

  it('take one of several, and leave the others', () => {
    expect(withoutChip(EVERYTHING, { filter: 'rank', rank: 'bosun' })).toEqual({
      ...EVERYTHING,
      ranks: ['master'],
      page: 1,
    })
    expect(withoutChip(EVERYTHING, { filter: 'vessel', vessel: 'tug' }).vessels).toEqual(['tanker'])
    expect(withoutChip(EVERYTHING, { filter: 'rank', department: 'engine' })).toEqual({
      ...EVERYTHING,
      departments: [],
      page: 1,
    })
  })
})

describe('a filter', () => {
  it('is taken away as a whole', () => {
    const filters = searchFilters(EVERYTHING)
    expect(filters).toEqual(
      'rank vessel joining pay payShown length english citizenship company country words'.split(
        ' ',
      ),
    )
    for (const filter of filters) {
      const search = withoutFilter(EVERYTHING, filter)
      expect(searchFilters(search), filter).toEqual(filters.filter((other) => other !== filter))
      expect(search.page).toBe(1)
    }
  })

  it('narrows a search; order and page do not', () => {
    expect(isNarrowed({ ...EVERY_VACANCY, order: 'pay', page: 2 })).toBe(false)
    expect(isNarrowed({ ...EVERY_VACANCY, joiningTo: '2026-12-31' })).toBe(true)
    expect(isNarrowed({ ...EVERY_VACANCY, payShown: true })).toBe(true)
    expect(isWholeList({ ...EVERY_VACANCY, page: 2 })).toBe(true)
    expect(isWholeList({ ...EVERY_VACANCY, order: 'pay' })).toBe(false)
  })
})

it('another order begins at the first page, another page keeps the order', () => {
  expect(inOrder(EVERYTHING, 'joining')).toEqual({ ...EVERYTHING, order: 'joining', page: 1 })
  expect(atPage(EVERYTHING, 3)).toEqual({ ...EVERYTHING, page: 3 })
})
