/**
 * A line of a table as programs for tables read it (RFC 4180). What they would take for a formula stands behind an
 * apostrophe: whoever wrote it could otherwise have it carried out on the reader's machine.
 * @example csvLine(['=1+1', 'a "b"']) // `'=1+1,"a ""b"""\r\n`
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** What a file begins with, so that programs read it as UTF-8. */
export const CSV_START = '\uFEFF'

// Also behind spaces, invisible signs, and in the forms that Chinese and Japanese keyboards write. Behind apostrophes it
// is none, but what reads our tables again takes one off.
const FORMULA = /^'*(?:[\s\p{Cf}\p{Cc}]*[=+\-@\u2212\uFF0B\uFF0D\uFF1D\uFF20|]|[\t\r\n])/u

/** Whether programs for tables would take a cell for a formula, also where apostrophes keep them from it. */
export function startsFormula(cell: string): boolean {
  return FORMULA.test(cell)
}

function csvCell(text: string): string {
  const plain = text.replaceAll('\0', '')
  const safe = startsFormula(plain) ? `'${plain}` : plain
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
