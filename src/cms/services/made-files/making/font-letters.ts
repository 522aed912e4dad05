/** Letters of a font, as ranges of code points, both ends included; in order. */
type Ranges = readonly (readonly [number, number])[]

/** What a font of TrueType or OpenType has a sign for, by its table `cmap`. */
export class FontLetters {
  readonly #ranges: Ranges

  /** @throws RangeError where the file ends too early, Error where it has no table that tells Unicode */
  constructor(font: Uint8Array) {
    const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
    this.#ranges = readRanges(view, findTable(view, 'cmap'))
  }

  has(letter: number): boolean {
    let [first, last] = [0, this.#ranges.length - 1]
    while (first <= last) {
      const middle = (first + last) >> 1
      const [from, to] = this.#ranges[middle] ?? [0, -1]
      if (letter < from) last = middle - 1
      else if (letter > to) first = middle + 1
      else return true
    }
    return false
  }
}

function findTable(view: DataView, wanted: string): number {
  const count = view.getUint16(4)
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16
    const tag = [0, 1, 2, 3].map((at) => String.fromCodePoint(view.getUint8(entry + at))).join('')
    if (tag === wanted) return view.getUint32(entry + 8)
  }
  throw new Error(`The font has no table "${wanted}".`)
}

/** The ranges of the largest subtable that tells Unicode: format 12, or 4 where there is none. */
function readRanges(view: DataView, cmap: number): Ranges {
  const found = new Map<number, number>()
  const count = view.getUint16(cmap + 2)
  for (let index = 0; index < count; index++) {
    const entry = cmap + 4 + index * 8
    const platform = view.getUint16(entry)
    const table = cmap + view.getUint32(entry + 4)
    if (platform === 0 || platform === 3) found.set(view.getUint16(table), table)
  }
  const [large, small] = [found.get(12), found.get(4)]
  if (large !== undefined) return readFormat12(view, large)
  if (small !== undefined) return readFormat4(view, small)
  throw new Error('The font has no table that tells Unicode.')
}

function readFormat12(view: DataView, table: number): Ranges {
  const count = view.getUint32(table + 12)
  return Array.from({ length: count }, (_, index) => {
    const group = table + 16 + index * 12
    return [view.getUint32(group), view.getUint32(group + 4)]
  })
}

function readFormat4(view: DataView, table: number): Ranges {
  const doubled = view.getUint16(table + 6)
  return Array.from({ length: doubled / 2 }, (_, index): readonly [number, number] => {
    const to = view.getUint16(table + 14 + index * 2)
    return [view.getUint16(table + 16 + doubled + index * 2), to]
  }).filter(([, to]) => to !== 0xff_ff)
}
