/** A passage that stands in both of two columns: how far down it begins in each, CSS pixels. */
export interface Anchor {
  readonly here: number
  readonly there: number
}

/**
 * Where the other column stands at what is at `position` in this one: at a passage exactly, between two passages in
 * proportion, before the first and after the last as far from it as here. Passages that stand in another order there are
 * passed over.
 * @returns nothing where no passage stands in both
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
