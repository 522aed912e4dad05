/** A passage that both columns have, with the CSS pixels from the top in each. */
export interface Anchor {
  readonly here: number
  readonly there: number
}

/**
 * Returns the position in the other column that matches `position` in this one. Passages match exactly, and the space
 * between two passages is interpolated. Before the first and after the last, the distance is the same. Passages in
 * another order are ignored.
 * @returns `undefined` when the columns share no passage
 * @example scrolledBeside([{ here: 0, there: 0 }, { here: 10, there: 40 }], 5) // 20
 */
export function scrolledBeside(anchors: readonly Anchor[], position: number): number | undefined {
  let before: Anchor | undefined
  for (const anchor of inOneOrder(anchors)) {
    if (anchor.here > position) {
      if (!before) return anchor.there - (anchor.here - position)
      const part = (position - before.here) / (anchor.here - before.here)
      return before.there + part * (anchor.there - before.there)
    }
    before = anchor
  }
  return before ? before.there + (position - before.here) : undefined
}

function inOneOrder(anchors: readonly Anchor[]): Anchor[] {
  const kept: Anchor[] = []
  for (const anchor of anchors.toSorted((one, other) => one.here - other.here)) {
    const last = kept.at(-1)
    if (!last || (anchor.here > last.here && anchor.there >= last.there)) kept.push(anchor)
  }
  return kept
}
