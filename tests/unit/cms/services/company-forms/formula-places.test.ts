import { describe, expect, it } from 'vitest'

import { copiedFormula, withAddedRows } from '@/cms/services/company-forms/filling/formula-places'

describe('a formula after two rows were put behind row 5', () => {
  it.each([
    ['A5', 'A5'],
    ['A6+$B$7', 'A8+$B$9'],
    ['SUM(C3:C5)', 'SUM(C3:C7)'],
    ['SUM(C3:C4)', 'SUM(C3:C4)'],
    ['SUM($C$6:$C$9)', 'SUM($C$8:$C$11)'],
    ['Form!A6&"A6"', 'Form!A8&"A6"'],
    ["'Form'!A6+Other!A6", "'Form'!A8+Other!A6"],
    ['LOG10(A6)+Rate_A6+TAX.A6', 'LOG10(A8)+Rate_A6+TAX.A6'],
    ['Table1[A6]+SUM(6:8)', 'Table1[A6]+SUM(8:10)'],
    ['IF(A6="say ""A6""",A6,"")', 'IF(A8="say ""A6""",A8,"")'],
  ])('%s is %s', (formula, moved) => {
    expect(withAddedRows(formula, 'Form', 'Form', { behind: 5, count: 2 })).toBe(moved)
  })

  it('of another sheet moves where it names the sheet alone', () => {
    const added = { behind: 5, count: 2 }
    expect(withAddedRows('A6+Form!A6', 'Other', 'Form', added)).toBe('A6+Form!A8')
    expect(withAddedRows("'Crew''s form'!A6", '', "Crew's form", added)).toBe("'Crew''s form'!A8")
  })
})

it.each([
  ['A1*$B$1+C$1+$D1', 'B3*$B$1+D$1+$D3'],
  ['SUM(A1:A3)&"A1"', 'SUM(B3:B5)&"A1"'],
  ['Other!Z1', 'Other!AA3'],
])('%s is copied two rows down and one column on as %s', (formula, copied) => {
  expect(copiedFormula(formula, 2, 1)).toBe(copied)
})
