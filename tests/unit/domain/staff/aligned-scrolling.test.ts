import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scrolledBeside } from '../../../../src/domain/staff/aligned-scrolling'

describe('two columns that are scrolled together', () => {
  const anchors = [
    { here: 100, there: 200 },
    { here: 200, there: 500 },
    { here: 300, there: 520 },
  ]

  it.each([
    [100, 200],
    [150, 350],
    [200, 500],
    [250, 510],
    // Before the first and after the last there is nothing to go by.
    [40, 140],
    [330, 550],
  ])('have beside %i what belongs to it', (position, beside) => {
    expect(scrolledBeside(anchors, position)).toBe(beside)
  })

  it('pass over what stands elsewhere in the other', () => {
    const moved = [...anchors, { here: 250, there: 0 }]
    expect(scrolledBeside(moved, 250)).toBe(510)
  })

  it('know nothing of each other where they have nothing in common', () => {
    expect(scrolledBeside([], 10)).toBeUndefined()
  })

  it('never go up in one while going down in the other', () => {
    const anchor = fc.record({ here: fc.nat(2_000), there: fc.nat(2_000) })
    fc.assert(
      fc.property(fc.array(anchor), fc.nat(2_000), fc.nat(500), (given, position, more) => {
        const [at, below] = [position, position + more].map((where) => scrolledBeside(given, where))
        expect((below ?? 0) - (at ?? 0)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
