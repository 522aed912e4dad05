/** Days for which the text of an old CV is kept. */
export const OLD_CV_DAYS = 30

/** UTF-16 code units of a text that are kept; a CV has a tenth of it. */
export const MOST_CV_LETTERS = 60_000

/**
 * Bytes of a text in one page, before compression: it comes with each form of the record, and Chinese is compressed least. A page of
 * A4 has about 3,000 in Latin letters.
 */
const PAGE_BYTES = 7_000

/** A line without an end is cut behind so many UTF-16 code units. */
const LONGEST_LINE = 2_000

/**
 * Cuts a text into pages, at ends of lines where it has them.
 * @returns at least one page
 * @example pagesOfCv('Bosun\nMV Bright Star') // ['Bosun\nMV Bright Star']
 */
export function pagesOfCv(text: string): string[] {
  const pages: string[] = []
  let lines: string[] = []
  let bytes = 0
  for (const line of text.split('\n').flatMap(shortLines)) {
    const own = new TextEncoder().encode(line).length + 1
    if (lines.length > 0 && bytes + own > PAGE_BYTES) {
      pages.push(lines.join('\n'))
      lines = []
      bytes = 0
    }
    lines.push(line)
    bytes += own
  }
  return [...pages, lines.join('\n')]
}

/** A line in pieces of whole signs, none of them too long. */
function shortLines(line: string): string[] {
  if (line.length <= LONGEST_LINE) return [line]
  const pieces: string[] = []
  let piece = ''
  for (const sign of line) {
    if (piece.length + sign.length > LONGEST_LINE) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...pieces, piece]
}
