/** A piece of text where it is drawn on a page. */
export interface PlacedText {
  text: string
  /** Whether it is read from right to left. Its letters are in the order of reading already. */
  isFromRight: boolean
  /** From the left edge. */
  x: number
  /** From the lower edge, where its line is. */
  y: number
  width: number
  height: number
}

/** Letters that are read from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/g
const FROM_LEFT = /[\p{L}]/gu

/** Shapes of letters that stand for letters: joined Latin ones, Arabic ones by their place in a word, radicals of Chinese ones. */
const SHAPES = /[\u2f00-\u2fdf\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]+/g

/** Beside each other with more than this share of their height between them, pieces are words of their own. */
const SPACE = 0.15
/** With more than this, they are columns. */
const COLUMN = 2.5

/**
 * Puts the pieces of a page into lines, from the top, each in the order in which it is read: programs draw the pieces of a line in
 * any order, some of them sign by sign.
 */
export function linesOfPage(pieces: readonly PlacedText[]): string[] {
  return inLines(pieces).map(textOfLine)
}

/** Pieces that stand at one height, one after the other as the file has them: a column is read to its end. */
function inLines(pieces: readonly PlacedText[]): PlacedText[][] {
  const lines: PlacedText[][] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    const [first] = line ?? []
    const height = Math.max(piece.height, first?.height ?? 0, 1)
    if (line && first && Math.abs(first.y - piece.y) <= height / 2) line.push(piece)
    else lines.push([piece])
  }
  return lines
}

function textOfLine(line: readonly PlacedText[]): string {
  const drawn = line.filter(({ text }) => text.trim() !== '')
  const all = drawn.map(({ text }) => text).join('')
  const fromRight = all.match(FROM_RIGHT)?.length ?? 0
  const letters = all.match(FROM_LEFT)?.length ?? 0
  // Signs of Hindi are drawn before and above each other: their order in the file is the better one.
  const isFromRight = fromRight * 2 > letters
  const read = isFromRight ? fromRightToLeft(drawn) : fromLeftToRight(drawn)
  let text = ''
  let before: PlacedText | undefined
  for (const piece of read) {
    text += before ? between(drawn, before, piece, isFromRight) : ''
    text += piece.text
    before = piece
  }
  return text.replace(SHAPES, (shape) => shape.normalize('NFKC')).trimEnd()
}

/** Of a line that is read from the left: its pieces as they come, but for neighbours that are read from the right. */
function fromLeftToRight(drawn: readonly PlacedText[]): PlacedText[] {
  const read: PlacedText[] = []
  let run: PlacedText[] = []
  for (const piece of drawn) {
    if (piece.isFromRight) {
      run.push(piece)
      continue
    }
    read.push(...run.toSorted(byRight), piece)
    run = []
  }
  return [...read, ...run.toSorted(byRight)]
}

/** Of a line that is read from the right: its pieces from there, but for neighbours that are read from the left. */
function fromRightToLeft(drawn: readonly PlacedText[]): PlacedText[] {
  const read: PlacedText[] = []
  let run: PlacedText[] = []
  for (const piece of drawn.toSorted(byRight)) {
    if (piece.isFromRight) {
      read.push(...run, piece)
      run = []
    } else run.unshift(piece)
  }
  return [...read, ...run]
}

const byRight = (one: PlacedText, other: PlacedText) => other.x - one.x

/** What stands between two pieces that are read one after the other. @param isFromRight how their line is read */
function between(
  line: readonly PlacedText[],
  one: PlacedText,
  other: PlacedText,
  isFromRight: boolean,
): string {
  // Where the direction turns, they are not neighbours: the one of the line's own direction has the other's words at its side.
  const isTurn = one.isFromRight !== other.isFromRight
  const own = one.isFromRight === isFromRight ? one : other
  const gap = isTurn
    ? gapBeside(line, own, (own === one) === isFromRight ? 'left' : 'right')
    : gapOf(one.x <= other.x ? [one, other] : [other, one])
  const height = Math.max(one.height, other.height, 1)
  if (gap > height * COLUMN) return '\t'
  const isApart = /\s$/.test(one.text) || /^\s/.test(other.text)
  return gap > height * SPACE && !isApart ? ' ' : ''
}

const gapOf = ([left, right]: readonly [PlacedText, PlacedText]) => right.x - (left.x + left.width)

/** The room between a piece and its nearest neighbour at one side. */
function gapBeside(line: readonly PlacedText[], piece: PlacedText, side: 'left' | 'right'): number {
  const gaps = line
    .filter(({ x }) => (side === 'left' ? x < piece.x : x > piece.x))
    .map((other) => gapOf(side === 'left' ? [other, piece] : [piece, other]))
  return gaps.length === 0 ? 0 : Math.min(...gaps)
}
