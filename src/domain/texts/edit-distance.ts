/**
 * How many letters are to be put in, left out, changed, or swapped with their neighbour, to make one text of the
 * other; `most + 1` where there are more than `most`.
 * @example editDistance('contarct', 'contract', 2) // 1
 */
export function editDistance(one: string, other: string, most: number): number {
  const a = codePointsOf(one)
  const b = codePointsOf(other)
  const far = most + 1
  if (Math.abs(a.length - b.length) > most) return far
  let before = new Uint16Array(b.length + 2)
  let last = new Uint16Array(b.length + 2).map((_, index) => Math.min(index, far))
  let row = new Uint16Array(b.length + 2)
  for (let i = 1; i <= a.length; i += 1) {
    // Farther from the diagonal every way takes more than `most`.
    const from = Math.max(1, i - most)
    const to = Math.min(b.length, i + most)
    row[from - 1] = from === 1 ? Math.min(i, far) : far
    let nearest = row[from - 1] ?? far
    for (let j = from; j <= to; j += 1) {
      const change = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, change, far)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(before, j - 2) + 1)
      }
      row[j] = least
      if (least < nearest) nearest = least
    }
    row[to + 1] = far
    if (nearest > most) return far
    ;[before, last, row] = [last, row, before]
  }
  return Math.min(at(last, b.length), far)
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? Infinity
}

/** Errors of typing that are forgiven in a word, by its length. */
export function forgivenErrors(word: string): number {
  const { length } = [...word]
  return length < 4 ? 0 : length < 8 ? 1 : 2
}
