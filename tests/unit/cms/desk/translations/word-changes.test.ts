import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changesInRows, wordChanges } from '../../../../../src/cms/desk/translations/word-changes'

const changes = (former: string, present: string, language = 'en') =>
  wordChanges(former, present, language)?.map(({ kind, words }) => [kind, words.trim()])

describe('what changed in a text', () => {
  it('is told word by word', () => {
    expect(changes('Check your contract now', 'Check your old contract')).toEqual([
      ['kept', 'Check your'],
      ['added', 'old'],
      ['kept', 'contract'],
      ['removed', 'now'],
    ])
  })

  it('is told in words also where there are no spaces', () => {
    expect(changes('请检查合同', '请检查证书', 'zh')).toEqual([
      ['kept', '请检查'],
      ['removed', '合同'],
      ['added', '证书'],
    ])
  })

  it('says both texts, whatever they are', () => {
    const told = fc
      .array(fc.constantFrom('crew', 'ship', 'pay', 'port', 'visa'))
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(told, told, (former, present) => {
        const found = wordChanges(former, present, 'en') ?? []
        const without = (left: string) =>
          found
            .filter(({ kind }) => kind !== left)
            .map(({ words }) => words)
            .join('')
            .replace(/\s+/g, ' ')
            .trim()
        expect(without('removed')).toBe(present)
        expect(without('added').replaceAll(' ', '')).toBe(former.replaceAll(' ', ''))
      }),
    )
  })
})

describe('what changed in a text of items, cells or lines', () => {
  const inRows = (former: string[][], present: string[][]) => {
    const flat = (rows: string[][]) => rows.flat().join(' ').replace(/\s+/g, ' ')
    const found = wordChanges(flat(former), flat(present), 'en')
    return found && changesInRows(present, found)
  }

  it('stands in the item, and in the line, in which it changed', () => {
    const former = [['Passport'], ["Seaman's book"], ['Line one\nline two']]
    const present = [['Passport'], ["Seafarer's book"], ['Line one\nlast line two']]
    expect(inRows(former, present)).toEqual([
      [[{ kind: 'kept', words: 'Passport' }]],
      [
        [
          { kind: 'removed', words: "Seaman's" },
          { kind: 'added', words: "Seafarer's " },
          { kind: 'kept', words: 'book' },
        ],
      ],
      [
        [
          { kind: 'kept', words: 'Line one\n' },
          { kind: 'added', words: 'last ' },
          { kind: 'kept', words: 'line two' },
        ],
      ],
    ])
  })

  it('leaves the items as they are, and loses no word that went', () => {
    const cells = fc.array(
      fc.array(fc.constantFrom('crew', 'ship', 'pay', 'port'), { minLength: 1, maxLength: 4 }),
      { minLength: 1, maxLength: 5 },
    )
    const rowsOf = (all: string[][]) => all.map((words) => [words.join(' ')])
    fc.assert(
      fc.property(cells, cells, (one, other) => {
        const [former, present] = [rowsOf(one), rowsOf(other)]
        const found = inRows(former, present) ?? []
        const without = (left: string, row: (typeof found)[number]) =>
          row.map((cell) =>
            cell.flatMap(({ kind, words }) => (kind === left ? [] : [words])).join(''),
          )
        expect(found.map((row) => without('removed', row))).toEqual(present)
        const before = found.flatMap((row) => without('added', row)).join('')
        expect(before.replace(/\s/g, '')).toBe(former.flat().join('').replace(/\s/g, ''))
      }),
    )
  })

  it('is not told of another text', () => {
    expect(changesInRows([['Passport']], [{ kind: 'kept', words: 'Visa' }])).toBeUndefined()
  })
})
