import { expect, it } from 'vitest'

import { sqlForLog } from '../../../../src/domain/texts/sql-for-log'

it.each([
  [
    `SELECT "a'b" FROM staff\n  WHERE email = 'ada@x' AND n = $1`,
    `SELECT "a'b" FROM staff WHERE email = ? AND n = $1`,
  ],
  [`x = 'it''s me' AND y = E'a\\'b' AND z = $tag$ hush 'a $tag$`, 'x = ? AND y = ? AND z = ?'],
  ['LIMIT 20 OFFSET 3.5, t1.c2, $12, "3"', 'LIMIT ? OFFSET ?, t1.c2, $12, "3"'],
  [`WHERE a = 'cut off in the middle`, 'WHERE a = ?'],
])('a statement in the log has none of its values: %s', (text, logged) => {
  expect(sqlForLog(text)).toBe(logged)
})

it('is one line, and short, however long it was', () => {
  const long = `SELECT ${'"a_column_of_it",\n'.repeat(10_000)}'hush${'x'.repeat(100)}'`
  expect(sqlForLog(long)).toMatch(/^SELECT ("a_column_of_it", )+.*…$/)
  expect(sqlForLog(long).length).toBeLessThan(410)
  expect(sqlForLog(`${' '.repeat(9_990)} 'hush${'x'.repeat(100)}`)).toBe('?')
})
