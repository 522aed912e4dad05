import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { csvLine } from '@/domain/texts/csv'

describe('a line of a table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+380441234567', "'+380441234567"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =cmd|x', "'  =cmd|x"],
    ['\t=1', '"\'\t=1"'],
    ['\u200b=1', "'\u200b=1"],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['a=1', 'a=1'],
    ['Ivan "Sea" Petrov, master', '"Ivan ""Sea"" Petrov, master"'],
    ['two\nlines', '"two\nlines"'],
    ['a\0b', 'ab'],
  ])('%j is written %j', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`)
  })

  it('keeps every cell in its place, and none begins a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const read = readLine(csvLine(cells))
        expect(read).toHaveLength(cells.length)
        for (const [index, cell] of cells.entries()) {
          expect([cell.replaceAll('\0', ''), `'${cell.replaceAll('\0', '')}`]).toContain(
            read[index],
          )
          expect(read[index]).not.toMatch(/^\s*[=+\-@]/)
        }
      }),
    )
  })
})

/** Reads a line as RFC 4180 says. */
function readLine(line: string): string[] {
  const cells: string[] = []
  let at = 0
  while (at <= line.length - 2) {
    if (line[at] === '"') {
      let cell = ''
      for (at += 1; !(line[at] === '"' && line[at + 1] !== '"'); at += 1) {
        if (line[at] === '"') at += 1
        cell += line[at] ?? ''
      }
      cells.push(cell)
      at += 2
    } else {
      const end = line.slice(0, -2).indexOf(',', at)
      const stop = end === -1 ? line.length - 2 : end
      cells.push(line.slice(at, stop))
      at = stop + 1
    }
    if (at === line.length - 1 || line.slice(at - 1) === '\r\n') break
  }
  return cells
}
