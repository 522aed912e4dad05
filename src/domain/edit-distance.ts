/**
 * How many letters are to be put in, left out, changed, or swapped with their neighbour, to make one text of the
 * other; `most + 1` where there are more than `most`.
 * @example editDistance('contarct', 'contract', 2) // 1
 */
export function editDistance(one: string, other: string, most: number): number {
  const a = [...one]
  const b = [...other]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(before, j - 2) + 1)
      }
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(at(last, b.length), most + 1)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}

/** Errors of typing that are forgiven in a word, by its length. */
export function forgivenErrors(word: string): number {
  const { length } = [...word]
  return length < 4 ? 0 : length < 8 ? 1 : 2
}
