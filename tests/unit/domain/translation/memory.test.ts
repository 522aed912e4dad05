import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { alignPieces, type Piece } from '../../../../src/domain/translation/alignment'
import {
  compare,
  confirm,
  confirmPairs,
  lastSourceOf,
  learn,
  type TranslationMemory,
} from '../../../../src/domain/translation/memory'

const EMPTY: TranslationMemory = new Set()

/** A body of paragraphs, each named by what it says. */
const body = (...prints: string[]): Piece[] =>
  prints.map((print) => ({ at: 'body', kind: 'paragraph', print }))
const standing = (memory: TranslationMemory, source: Piece[], own: Piece[]) =>
  compare(memory, { source, own }).standing
const staleIn = (memory: TranslationMemory, source: Piece[], own: Piece[]) =>
  compare(memory, { source, own }).pairs.flatMap((pair) =>
    pair.standing === 'outOfDate' ? [`${pair.source?.print ?? '-'} ${pair.own?.print ?? '-'}`] : [],
  )
const begin = (source: Piece[], own: Piece[]) => learn(EMPTY, { source, own }, { kind: 'first' })
const write = (memory: TranslationMemory, source: Piece[], own: Piece[]) =>
  learn(memory, { source, own }, { kind: 'written' })

describe('what a translation was made from', () => {
  const source = body('a', 'b', 'c')
  const own = body('A', 'B', 'C')
  const memory = begin(source, own)

  it('is the source that was published when it was published first', () => {
    expect(standing(memory, source, own)).toBe('current')
  })

  it('tells which piece of the source has changed since', () => {
    expect(staleIn(memory, body('a', 'b2', 'c'), own)).toEqual(['b2 B'])
    expect(lastSourceOf(memory, 'B')).toBe('b')
  })

  it('tells what the source has said since, and what it says no longer', () => {
    expect(staleIn(memory, body('a', 'x', 'b', 'c'), own)).toEqual(['x -'])
    expect(staleIn(memory, body('a', 'c'), own)).toEqual(['- B'])
  })

  it('stays out of date where another piece than the one that changed is mended', () => {
    const changed = body('a', 'b2', 'c')
    const typo = body('A2', 'B', 'C')
    expect(staleIn(write(memory, changed, typo), changed, typo)).toEqual(['b2 B'])
    const translated = body('A2', 'B2', 'C')
    expect(standing(write(memory, changed, translated), changed, translated)).toBe('current')
  })

  it('comes back with a piece that comes back', () => {
    const changed = body('a', 'b2', 'c')
    const translated = body('A', 'B2', 'C')
    const after = write(memory, changed, translated)
    expect(standing(write(after, changed, own), changed, own)).toBe('outOfDate')
    expect(standing(write(after, source, own), source, own)).toBe('current')
  })

  it('is what somebody says it is still right for', () => {
    const changed = body('a', 'b2', 'c', 'd')
    const after = confirm(memory, { source: changed, own })
    expect(standing(after, changed, own)).toBe('current')
    expect(standing(after, body('a', 'b3', 'c', 'd'), own)).toBe('outOfDate')
  })

  it('is what somebody says of one passage, and of no other', () => {
    const changed = body('a2', 'b2', 'c', 'd')
    const stale = compare(memory, { source: changed, own }).pairs.filter(
      (pair) => pair.standing === 'outOfDate',
    )
    expect(stale).toHaveLength(3)
    let after = memory
    for (const pair of stale) {
      expect(standing(after, changed, own)).toBe('outOfDate')
      after = confirmPairs(after, [pair])
    }
    // With the last of them the whole is.
    expect(standing(after, changed, own)).toBe('current')
    expect(standing(after, body('a3', 'b2', 'c', 'd'), own)).toBe('outOfDate')
  })

  it('leaves out on purpose what is left out at first, and nothing that comes later', () => {
    const short = body('A', 'C')
    const shortened = begin(source, short)
    expect(standing(shortened, source, short)).toBe('current')
    expect(standing(shortened, body('a', 'b', 'c', 'd'), short)).toBe('outOfDate')
  })

  it('is unknown of what was there before anything was remembered', () => {
    const found = learn(EMPTY, { source, own }, { kind: 'found' })
    expect(standing(found, source, own)).toBe('unknown')
    // That the source has changed since is known.
    expect(standing(found, body('a', 'b2', 'c'), own)).toBe('outOfDate')
    expect(standing(confirm(found, { source, own }), source, own)).toBe('current')
  })

  it('is what the source said when a draft was written, not when it was published', () => {
    const changed = body('a', 'b2', 'c')
    const late = learn(
      EMPTY,
      { source: changed, own },
      { kind: 'first', wasThere: (piece) => piece !== 'b2' },
    )
    expect(staleIn(late, changed, own)).toEqual(['b2 B'])
  })
})

describe('pieces beside each other', () => {
  it('are of one kind and one field', () => {
    const heading: Piece = { at: 'body', kind: 'heading/h2', print: 'h' }
    const title: Piece = { at: 'title', kind: 'field', print: 't' }
    const pairs = alignPieces([title, heading, ...body('a')], [title, ...body('A')], () => false)
    expect(pairs.map(({ source, own }) => [source?.print, own?.print])).toEqual([
      ['t', 't'],
      ['h', undefined],
      ['a', 'A'],
    ])
  })

  const pieces = fc
    .array(fc.tuple(fc.constantFrom('paragraph', 'list', 'table'), fc.nat(30)), { maxLength: 12 })
    .map((list): Piece[] => list.map(([kind, n]) => ({ at: 'body', kind, print: `p${n}` })))

  it('keep the order of both, and lose none', () => {
    fc.assert(
      fc.property(pieces, pieces, fc.func(fc.boolean()), (source, own, areKnown) => {
        const pairs = alignPieces(source, own, areKnown)
        expect(pairs.flatMap((pair) => pair.source ?? [])).toEqual(source)
        expect(pairs.flatMap((pair) => pair.own ?? [])).toEqual(own)
        for (const pair of pairs) {
          if (pair.source && pair.own) expect(pair.source.kind).toBe(pair.own.kind)
        }
      }),
    )
  })

  it('are never current by chance: what nobody wrote for this source is not', () => {
    const distinct = fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(distinct, distinct, fc.nat(7), (sourceIds, ownIds, which) => {
        const source = body(...sourceIds.map((n) => `s${n}`))
        const own = body(...ownIds.map((n) => `o${n}`))
        const memory = begin(source, own)
        expect(standing(memory, source, own)).toBe('current')
        const changed = source.map((piece, index) =>
          index === which % source.length ? { ...piece, print: 'new' } : piece,
        )
        expect(standing(memory, changed, own)).toBe('outOfDate')
        expect(standing(write(memory, changed, own), changed, own)).toBe('outOfDate')
      }),
    )
  })
})
