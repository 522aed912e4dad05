/** What stands in a tree, by its id; `null` is what everything at the top stands below. */
export type Forest = ReadonlyMap<number | null, readonly number[]>

/** Where something stands: below what, and how many stand before it there. */
export interface Place {
  parent: number | null
  index: number
}

/** One step of somebody who moves by keys. */
export type Step = 'up' | 'down' | 'in' | 'out'

interface Standing {
  id: number
  parent: number | null
}

/**
 * Makes a tree of what says its parent, in the order in which it is given. What is below something that is not there, or
 * below itself, stands at the top, after the rest: nothing is lost.
 */
export function growForest(standing: readonly Standing[]): Forest {
  const known = new Set(standing.map(({ id }) => id))
  const below = new Map<number | null, number[]>([[null, []]])
  for (const { id, parent } of standing) {
    const above = parent !== null && known.has(parent) ? parent : null
    below.set(above, [...(below.get(above) ?? []), id])
  }
  const reached = new Set<number>()
  const reach = (from: number | null) => {
    const waiting = [...(below.get(from) ?? [])]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue
      reached.add(id)
      waiting.push(...(below.get(id) ?? []))
    }
  }
  reach(null)
  for (const { id, parent } of standing) {
    if (reached.has(id)) continue
    below.set(
      parent,
      (below.get(parent) ?? []).filter((one) => one !== id),
    )
    below.set(null, [...(below.get(null) ?? []), id])
    reached.add(id)
    reach(id)
  }
  return below
}

/** What stands below something, in its order. */
export function childrenOf(forest: Forest, parent: number | null): readonly number[] {
  return forest.get(parent) ?? []
}

/** Where something stands; `undefined` where it is not in the tree. */
export function placeIn(forest: Forest, id: number): Place | undefined {
  for (const [parent, children] of forest) {
    const index = children.indexOf(id)
    if (index !== -1) return { parent, index }
  }
  return undefined
}

/** What something stands below, the nearest first. */
export function ancestorsIn(forest: Forest, id: number): number[] {
  const ancestors: number[] = []
  for (
    let parent = placeIn(forest, id)?.parent ?? null;
    parent !== null && !ancestors.includes(parent);
    parent = placeIn(forest, parent)?.parent ?? null
  ) {
    ancestors.push(parent)
  }
  return ancestors
}

/**
 * The tree after something was put at a place, counted without it. `undefined` where it would stand below itself.
 * @example put(forest, 7, { parent: null, index: 0 }) // 7 comes first of all
 */
export function put(forest: Forest, id: number, place: Place): Forest | undefined {
  const from = placeIn(forest, id)
  if (!from) return undefined
  const { parent, index } = place
  if (parent === id || (parent !== null && ancestorsIn(forest, parent).includes(id)))
    return undefined
  const moved = new Map(forest)
  moved.set(
    from.parent,
    childrenOf(forest, from.parent).filter((one) => one !== id),
  )
  const among = moved.get(parent) ?? []
  moved.set(parent, [...among.slice(0, index), id, ...among.slice(index)])
  return moved
}

/**
 * The tree after one step: past a neighbour, to the end of what is below the one before, or to just after its parent.
 * `undefined` where there is no such step.
 */
export function step(
  forest: Forest,
  id: number,
  direction: Step,
  mayHold: (id: number) => boolean = () => true,
): Forest | undefined {
  const place = placeIn(forest, id)
  if (!place) return undefined
  const { parent, index } = place
  const siblings = childrenOf(forest, parent)
  switch (direction) {
    case 'up':
      return index === 0 ? undefined : put(forest, id, { parent, index: index - 1 })
    case 'down':
      return index === siblings.length - 1
        ? undefined
        : put(forest, id, { parent, index: index + 1 })
    case 'in': {
      const before = siblings[index - 1]
      if (before === undefined || !mayHold(before)) return undefined
      return put(forest, id, { parent: before, index: childrenOf(forest, before).length })
    }
    case 'out': {
      const above = parent === null ? undefined : placeIn(forest, parent)
      return above && put(forest, id, { parent: above.parent, index: above.index + 1 })
    }
  }
}

/** The neighbours of something: whom it stands after, and whom before. */
export function neighboursIn(
  forest: Forest,
  id: number,
): { after: number | undefined; before: number | undefined } {
  const place = placeIn(forest, id)
  const siblings = childrenOf(forest, place?.parent ?? null)
  const index = place?.index ?? -1
  return { after: siblings[index - 1], before: place && siblings[index + 1] }
}

interface Positioned {
  id: number
  position: number
}

/**
 * The positions that put something between two neighbours: one between theirs, or, where there is none, new ones for
 * all. Only what changes is named.
 * @param siblings the others, in their order
 */
export function positionsFor(
  id: number,
  index: number,
  siblings: readonly Positioned[],
): Positioned[] {
  const previous = siblings[index - 1]?.position
  const next = siblings[index]?.position
  const position = between(previous, next)
  const isFree =
    (previous === undefined || position > previous) && (next === undefined || position < next)
  if (isFree) return [{ id, position }]
  const ids = siblings.map((one) => one.id)
  const was = new Map(siblings.map((one) => [one.id, one.position]))
  return [...ids.slice(0, index), id, ...ids.slice(index)]
    .map((one, at) => ({ id: one, position: at + 1 }))
    .filter((one) => was.get(one.id) !== one.position)
}

function between(previous: number | undefined, next: number | undefined): number {
  if (previous === undefined) return next === undefined ? 1 : next - 1
  return next === undefined ? previous + 1 : (previous + next) / 2
}
