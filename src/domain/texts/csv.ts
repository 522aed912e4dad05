/**
 * Returns a line of CSV (RFC 4180). A cell that a spreadsheet would read as a formula gets an apostrophe in front, so
 * that text from a form cannot run on the computer of the person who opens the file.
 * @example csvLine(['=1+1', 'a "b"']) // `'=1+1,"a ""b"""\r\n`
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** What a file begins with, so that programs read it as UTF-8. */
export const CSV_START = '\uFEFF'

// Also matches formulas after spaces and invisible characters, and full-width signs of Chinese and Japanese keyboards.
// It matches after apostrophes too, because an import of this table removes one of them.
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
