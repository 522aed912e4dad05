import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pageNumbers, pagesOf } from '../../../../src/features/vacancies/page-numbers'

describe('the pages of a list', () => {
  it('are as many as its vacancies fill, at least one', () => {
    expect([0, 1, 20, 21, 5_234].map(pagesOf)).toEqual([1, 1, 1, 2, 262])
  })

  it('lead to the first, the last and the nearest, in order, without a gap of one', () => {
    expect(pageNumbers(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20])
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
    expect(pageNumbers(1, 1)).toEqual([1])
    const place = fc
      .integer({ min: 1, max: 400 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const numbers = pageNumbers(page, pages).filter((number) => number !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
        expect(numbers.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
