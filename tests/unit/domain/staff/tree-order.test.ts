import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  ancestorsIn,
  childrenOf,
  type Forest,
  growForest,
  neighboursIn,
  placeIn,
  positionsFor,
  put,
  type Step,
  step,
} from '../../../../src/domain/staff/tree-order'

/** Each with any parent, also itself, one that is not there, or one below it. */
const standing = fc
  .array(fc.option(fc.nat(12)), { minLength: 1, maxLength: 10 })
  .map((parents) => parents.map((parent, id) => ({ id, parent })))

/** Every document of a tree from the top, in reading order. */
function walk(forest: Forest, from: number | null = null): number[] {
  return childrenOf(forest, from).flatMap((id) => [id, ...walk(forest, id)])
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

describe('a tree', () => {
  it('holds everything once, whatever it says of its parent', () => {
    fc.assert(
      fc.property(standing, (all) => {
        expect(sorted(walk(growForest(all)))).toEqual(all.map(({ id }) => id))
      }),
    )
  })

  it('keeps parents and order where they are sound', () => {
    const forest = growForest([
      { id: 3, parent: null },
      { id: 1, parent: 3 },
      { id: 2, parent: 3 },
      { id: 4, parent: 99 },
    ])
    expect(walk(forest)).toEqual([3, 1, 2, 4])
    expect(ancestorsIn(forest, 2)).toEqual([3])
    expect(neighboursIn(forest, 2)).toEqual({ after: 1, before: undefined })
    expect(neighboursIn(forest, 3)).toEqual({ after: undefined, before: 4 })
  })
})

describe('a move', () => {
  it('loses nothing and puts nothing below itself', () => {
    const directions = fc.array(
      fc.tuple(fc.nat(9), fc.constantFrom<Step>('up', 'down', 'in', 'out')),
    )
    fc.assert(
      fc.property(standing, directions, (all, steps) => {
        let forest = growForest(all)
        for (const [number, direction] of steps) {
          forest = step(forest, number % all.length, direction) ?? forest
          expect(sorted(walk(forest))).toEqual(all.map(({ id }) => id))
        }
      }),
    )
  })

  it('is undone by the opposite one: up by down; in by out where it was the last', () => {
    const forest = growForest([1, 2, 3].map((id) => ({ id, parent: null })))
    const up = step(forest, 2, 'up') ?? forest
    expect(walk(up)).toEqual([2, 1, 3])
    expect(walk(step(up, 2, 'down') ?? up)).toEqual([1, 2, 3])
    const inside = step(forest, 3, 'in') ?? forest
    expect(placeIn(inside, 3)).toEqual({ parent: 2, index: 0 })
    expect(placeIn(step(inside, 3, 'out') ?? inside, 3)).toEqual({ parent: null, index: 2 })
  })

  it('ends at the ends, and before what may hold nothing', () => {
    const forest = growForest([1, 2].map((id) => ({ id, parent: null })))
    expect(step(forest, 1, 'up')).toBeUndefined()
    expect(step(forest, 2, 'down')).toBeUndefined()
    expect(step(forest, 1, 'in')).toBeUndefined()
    expect(step(forest, 1, 'out')).toBeUndefined()
    expect(step(forest, 2, 'in', () => false)).toBeUndefined()
    expect(put(step(forest, 2, 'in') ?? forest, 1, { parent: 2, index: 0 })).toBeUndefined()
  })
})

describe('positions', () => {
  it('put a document exactly between its neighbours, also where theirs are equal or too near', () => {
    const position = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.double({ min: 0, max: 1e-300 }))
    fc.assert(
      fc.property(fc.array(position, { maxLength: 8 }), fc.nat(8), (positions, at) => {
        const siblings = positions
          .toSorted((a, b) => a - b)
          .map((one, id) => ({ id: id + 1, position: one }))
        const index = at % (siblings.length + 1)
        const changes = new Map(
          positionsFor(99, index, siblings).map((one) => [one.id, one.position]),
        )
        const ids = siblings.map(({ id }) => id)
        const wanted = [...ids.slice(0, index), 99, ...ids.slice(index)]
        const was = new Map(siblings.map((one) => [one.id, one.position]))
        const after = wanted.map((id) => changes.get(id) ?? was.get(id) ?? Number.NaN)
        const around = after.slice(Math.max(0, index - 1), index + 2)
        // In order, and the one that was moved shares its place with nobody.
        expect(after).toEqual(after.toSorted((a, b) => a - b))
        expect(new Set(around).size).toBe(around.length)
      }),
    )
  })

  it('leave the neighbours alone where there is room', () => {
    const siblings = [1, 2].map((id) => ({ id, position: id }))
    expect(positionsFor(9, 1, siblings)).toEqual([{ id: 9, position: 1.5 }])
    expect(positionsFor(9, 0, siblings)).toEqual([{ id: 9, position: 0 }])
    expect(positionsFor(9, 2, siblings)).toEqual([{ id: 9, position: 3 }])
  })
})
