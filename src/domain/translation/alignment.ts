/** A part of a text that is translated as one: a field, or a block of the body (a paragraph, a list, a table). */
export interface Piece {
  /** Name of the field that it is, or that it stands in. */
  readonly at: string
  /** What it is: `field`, or the type of the block. Only pieces of one kind translate each other. */
  readonly kind: string
  /** Fingerprint of what it says, without what only the editor's program knows of it. */
  readonly print: string
}

/** A piece of the source beside the piece of the translation that says it. One of them is absent where the other has no counterpart. */
export interface AlignedPair<Source extends Piece = Piece, Own extends Piece = Piece> {
  readonly source?: Source
  readonly own?: Own
}

/** More pairs than this are not compared: bodies of hundreds of blocks are aligned by their order. */
const MOST_COMPARED = 250_000

/** A pair that is known to belong together outweighs two that are only of one kind. */
const KNOWN = 5
const ALIKE = 2

/**
 * Lays the pieces of a translation beside those of its source, in reading order: fields by their names, blocks of a
 * body so that most of what is known to belong together stands together, then most of what is of one kind.
 * @param areKnown says of two prints whether the one was made for the other
 */
export function alignPieces<Source extends Piece, Own extends Piece>(
  source: readonly Source[],
  own: readonly Own[],
  areKnown: (own: string, source: string) => boolean,
): AlignedPair<Source, Own>[] {
  const fields = [...new Set([...source, ...own].map(({ at }) => at))]
  return fields.flatMap((at) =>
    alignInField(
      source.filter((piece) => piece.at === at),
      own.filter((piece) => piece.at === at),
      (one, other) => {
        if (one.kind !== other.kind) return 0
        return areKnown(other.print, one.print) ? KNOWN : ALIKE
      },
    ),
  )
}

function alignInField<Source extends Piece, Own extends Piece>(
  source: readonly Source[],
  own: readonly Own[],
  weigh: (source: Source, own: Own) => number,
): AlignedPair<Source, Own>[] {
  if (source.length * own.length > MOST_COMPARED) return alignByOrder(source, own)
  // best[i][j]: the most that pieces from i and from j on can weigh together.
  const best = Array.from({ length: source.length + 1 }, () => new Float64Array(own.length + 1))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  const weightOf = (i: number, j: number) => {
    const [one, other] = [source[i], own[j]]
    return one && other ? weigh(one, other) : 0
  }
  for (let i = source.length - 1; i >= 0; i -= 1) {
    const row = best[i]
    for (let j = own.length - 1; row && j >= 0; j -= 1) {
      const weight = weightOf(i, j)
      const together = weight > 0 ? weight + at(i + 1, j + 1) : 0
      row[j] = Math.max(together, at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: AlignedPair<Source, Own>[] = []
  let [i, j] = [0, 0]
  for (;;) {
    const [one, other] = [source[i], own[j]]
    if (!one || !other) break
    const weight = weightOf(i, j)
    if (weight > 0 && at(i, j) === weight + at(i + 1, j + 1)) {
      pairs.push({ source: one, own: other })
      i += 1
      j += 1
    } else if (at(i, j) === at(i + 1, j)) {
      pairs.push({ source: one })
      i += 1
    } else {
      pairs.push({ own: other })
      j += 1
    }
  }
  return [
    ...pairs,
    ...source.slice(i).map((piece) => ({ source: piece })),
    ...own.slice(j).map((piece) => ({ own: piece })),
  ]
}

function alignByOrder<Source extends Piece, Own extends Piece>(
  source: readonly Source[],
  own: readonly Own[],
): AlignedPair<Source, Own>[] {
  return Array.from({ length: Math.max(source.length, own.length) }, (_, index) => {
    const [one, other] = [source[index], own[index]]
    return { ...(one && { source: one }), ...(other && { own: other }) }
  })
}
