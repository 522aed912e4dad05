import { describe, expect, it } from 'vitest'

import { accountBars, dayParts, drawnNumbers } from '../../../../src/domain/texts/diagrams'

describe('the numbers of a drawing', () => {
  it.each([
    ['690', [690]],
    [' 6 12\n13.5 ', [6, 12, 13.5]],
    ['-100', [-100]],
    ['', []],
    [null, []],
    [undefined, []],
  ])('%j are read', (text, numbers) => {
    expect(drawnNumbers(text)).toEqual(numbers)
  })

  it.each(['six', '6–12', '1,5', '6 x', '1e9', 'Infinity', '99999999'])('%j are none', (text) => {
    expect(drawnNumbers(text)).toBeUndefined()
  })
})

describe('the bars of an account', () => {
  it('begin where the last one ended, go back for what goes out, and show what is left', () => {
    expect(accountBars([100, 50, -30, 120])).toEqual([
      { from: 0, to: 100 },
      { from: 100, to: 150 },
      { from: 120, to: 150 },
      { from: 0, to: 120 },
    ])
  })

  it('never leave their scale, whatever an editor writes', () => {
    for (const amounts of [[10, -40, -30], [-5, 5, 0], [0], []]) {
      for (const { from, to } of accountBars(amounts)) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
      }
    }
  })
})

describe('a day', () => {
  it('is rest around the hours of work', () => {
    expect(dayParts([6, 12, 13, 24])).toEqual([
      { hours: 6, isRest: true },
      { hours: 6, isRest: false },
      { hours: 1, isRest: true },
      { hours: 11, isRest: false },
    ])
    expect(dayParts([])).toEqual([{ hours: 24, isRest: true }])
  })

  it.each([[[12, 6]], [[6, 25]], [[-1, 6]]])('of %j is none', (between) => {
    expect(dayParts(between)).toEqual([])
  })
})
