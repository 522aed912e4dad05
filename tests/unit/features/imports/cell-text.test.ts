import type { CellObject } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'

import { textOfCell } from '@/features/imports/workbooks/cell-text'

/** A number with its format, and as a program shows it. */
const number = (v: number, z: string, w: string): CellObject => ({ t: 'n', v, z, w })

describe('a number', () => {
  it.each([
    // As it is kept, not as far as a column is wide.
    [380_441_234_567, 'General', '3.80441E+11', '380441234567'],
    [1e21, 'General', '1E+21', '1000000000000000000000'],
    [0.1 + 0.2, 'General', '0.3', '0.3'],
    [3500.125, 'General', '3500.125', '3500.125'],
    [-12, 'General', '-12', '-12'],
    // What sets thousands apart is not read for decimals.
    [3500, '#,##0', '3,500', '3500'],
    [3500.5, '#,##0.00', '3,500.50', '3500.50'],
    [3500, '0.00', '3500.00', '3500'],
    // By a program in Germany, in France, in Switzerland.
    [3500.5, '#,##0.00', '3.500,50', '3500.50'],
    [3500.5, '#,##0.0', '3\u202f500,5', '3500.5'],
    [3500, '#,##0.0', '3’500.0', '3500'],
    // As it shows it.
    [7, '0000', '0007', '0007'],
    [0.1, '0%', '10%', '10%'],
    [9500.5, '"$"#,##0.00', '$9,500.50', '$9,500.50'],
    [9500, '_($* #,##0_)', ' $ 9,500 ', '$ 9,500'],
    [0, '_(* "-"??_)', ' -   ', '-'],
    [5.4, '0', '5', '5'],
    [250, '0"/day"', '250/day', '250/day'],
    // In powers of ten and fractions as it is.
    [123_456, '0.00E+00', '1.23E+05', '123456'],
    [3.5, '# ?/?', '3 1/2', '3.5'],
    [Number.NaN, 'General', 'NaN', ''],
  ])('%d in %s, shown as "%s", is %s', (value, format, shown, text) => {
    expect(textOfCell(number(value, format, shown), false)).toBe(text)
  })
})

describe('a day', () => {
  it.each([
    [46_387, 'dd.mm.yyyy', '31.12.2026', '2026-12-31'],
    [46_361, 'm/d/yy', '12/5/26', '2026-12-05'],
    [46_361, '[$-409]d\\-mmm\\-yy;@', '5-Dec-26', '2026-12-05'],
    [46_361, 'yyyy"年"m"月"d"日"', '2026年12月5日', '2026-12-05'],
    [46_361, 'd mmm', '5 Dec', '2026-12-05'],
    [46_361.604_166_666_67, 'dd/mm/yyyy hh:mm', '05/12/2026 14:30', '2026-12-05 14:30'],
    [46_361.999_99, 'dd/mm/yyyy hh:mm', '05/12/2026 23:59', '2026-12-05 23:59'],
    [46_361.604, 'dd/mm/yyyy', '05/12/2026', '2026-12-05'],
    // No more of it than is written.
    [46_357, 'mmm-yy', 'Dec-26', '2026-12'],
    [46_357, 'mmmm yyyy', 'December 2026', '2026-12'],
    [41_640, 'yyyy', '2014', '2014'],
    [0.5, 'h:mm', '12:00', '12:00'],
    [1.5, '[h]:mm', '36:00', '36:00'],
    [46_361, 'dddd', 'Saturday', 'Saturday'],
    // Before there were days.
    [-5, 'dd.mm.yyyy', '########', '########'],
  ])('%d in %s, shown as "%s", is %s', (value, format, shown, text) => {
    expect(textOfCell(number(value, format, shown), false)).toBe(text)
  })

  it('is counted from 1904 where its workbook does', () => {
    expect(textOfCell(number(46_387 - 1_462, 'dd.mm.yyyy', '31.12.2026'), true)).toBe('2026-12-31')
  })
})

it('other cells say what they show', () => {
  expect(textOfCell({ t: 's', v: ' a\nb ' }, false)).toBe(' a\nb ')
  expect(textOfCell({ t: 'b', v: true, w: 'TRUE' }, false)).toBe('TRUE')
  expect(textOfCell({ t: 'e', v: 0x2a, w: '#N/A' }, false)).toBe('#N/A')
  expect(textOfCell({ t: 'z' }, false)).toBe('')
})
