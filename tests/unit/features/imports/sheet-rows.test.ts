import type { CellObject } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'

import { IMPORT_LIMITS } from '@/domain/imports/import-limits'
import type { Sheet } from '@/features/imports/workbooks/open-workbook'
import { rowsOfSheet } from '@/features/imports/workbooks/sheet-rows'

const cell = (v: string): CellObject => ({ t: 's', v })

const sheet = (cells: Sheet['cells'], more: Partial<Sheet> = {}): Sheet => ({
  cells,
  merged: [],
  isRowHidden: () => false,
  uncalculated: undefined,
  ...more,
})

const range = (r: number, c: number, toR: number, toC: number) => ({
  s: { r, c },
  e: { r: toR, c: toC },
})

describe('a sheet', () => {
  it('says of merged cells what is in the first', () => {
    const cells = [
      [cell('a'), cell('b'), cell('c')],
      [cell('d'), cell('e'), cell('f')],
    ]
    const { rows } = rowsOfSheet(sheet(cells, { merged: [range(0, 1, 1, 2)] }), false)
    expect(rows).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['d'] },
    ])
  })

  it('numbers its rows as programs do, and counts those with text that it hides', () => {
    const cells: Sheet['cells'] = [
      [cell('a')],
      undefined,
      [],
      [cell('b')],
      [cell(' ')],
      [cell('c')],
    ]
    const isRowHidden = (row: number) => row === 3 || row === 4
    expect(rowsOfSheet(sheet(cells, { isRowHidden }), false)).toEqual({
      rows: [
        { number: 1, cells: ['a'] },
        { number: 6, cells: ['c'] },
      ],
      hiddenRows: 1,
    })
  })

  it('takes off what keeps a text from being a formula, once', () => {
    const { rows } = rowsOfSheet(sheet([[cell("'+380"), cell("''=1"), cell('="007"')]]), false)
    expect(rows[0]?.cells).toEqual(['+380', "'=1", '007'])
  })

  const one = cell('x')
  const long = cell('x'.repeat(10_000))
  const many = (count: number, of: CellObject) => Array.from({ length: count }, () => of)
  it.each([
    [
      'sheetTooManyCells',
      sheet(many(IMPORT_LIMITS.cells / 100 + 1, one).map(() => many(100, one))),
      IMPORT_LIMITS.cells,
    ],
    // Kept once, said two thousand times.
    ['sheetTooMuchText', sheet(many(21, one).map(() => many(100, long))), IMPORT_LIMITS.text],
    [
      'tooManyRows',
      sheet(many(IMPORT_LIMITS.rows + 100, one).map(() => [one])),
      IMPORT_LIMITS.rows,
    ],
    ['workbookTooHeavy', sheet([], { merged: [range(0, 0, 900_000, 1)] }), undefined],
  ])('is refused: %s', (reason, given, most) => {
    expect(() => rowsOfSheet(given, false)).toThrow(
      expect.objectContaining({ reason, details: most === undefined ? {} : { most } }),
    )
  })
})
