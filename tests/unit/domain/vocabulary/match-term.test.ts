import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { AMBIGUOUS_NAMES } from '../../../../src/domain/vocabulary/ambiguous-names'
import {
  everyName,
  matchTerm,
  normalName,
  type TermKind,
} from '../../../../src/domain/vocabulary/match-term'
import { BOARD_HEADINGS } from '../../../fixtures/board-headings'

const KINDS = ['ranks', 'vesselTypes', 'documents'] as const satisfies TermKind[]

describe.each(KINDS)('names of %s', (kind) => {
  it('lead to one code each, in all languages together, or are known to mean several', () => {
    const codes = new Map<string, Set<string>>()
    for (const [name, code] of everyName(kind)) {
      const normal = normalName(name)
      codes.set(normal, (codes.get(normal) ?? new Set()).add(code))
    }
    const said = new Set(Object.keys(AMBIGUOUS_NAMES[kind]).map(normalName))
    const unsaid = [...codes].filter(([name, those]) => those.size > 1 && !said.has(name))
    expect(unsaid.map(([name, those]) => [name, ...those])).toEqual([])
  })

  it('are found however they are written', () => {
    const written = fc.constantFrom(...everyName(kind))
    const disguise = fc.constantFrom<(name: string) => string>(
      (name) => name.toUpperCase(),
      (name) => name.toLowerCase(),
      (name) => ` ${name} `,
      (name) => name.replaceAll(' ', '-'),
      (name) => name.replaceAll(' ', '  '),
      (name) => name.normalize('NFD'),
      (name) => `${name}.`,
    )
    fc.assert(
      fc.property(written, disguise, ([name, code], change) => {
        const match = matchTerm(kind, change(name))
        expect(
          match.kind === 'one' ? [match.code] : match.kind === 'ambiguous' && match.codes,
        ).toContain(code)
      }),
      { numRuns: 500 },
    )
  })

  it('that mean several things say all of them', () => {
    for (const [name, codes] of Object.entries<readonly string[]>(AMBIGUOUS_NAMES[kind])) {
      expect(codes.length).toBeGreaterThan(1)
      const match = matchTerm(kind, name)
      expect(match.kind, name).toBe('ambiguous')
      if (match.kind === 'ambiguous')
        expect(match.codes).toEqual(expect.arrayContaining([...codes]))
    }
  })

  it('are never found in any other text, and no text is too strange to be asked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyName(kind)), ([name]) => {
        expect(matchTerm(kind, `${name} qqq`)).toEqual({ kind: 'unknown' })
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const match = matchTerm(kind, text)
        if (match.kind !== 'unknown') expect(normalName(text)).not.toBe('')
      }),
    )
    expect(matchTerm(kind, '')).toEqual({ kind: 'unknown' })
    expect(matchTerm(kind, '…!')).toEqual({ kind: 'unknown' })
  })
})

describe('headings as boards write them', () => {
  const headings = Object.entries(BOARD_HEADINGS).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [heading = '', meaning = ''] = line.split(' = ')
        return { kind: kind as TermKind, heading, meaning }
      }),
  )

  it('are some three hundred', () => expect(headings.length).toBeGreaterThanOrEqual(300))

  it.each(headings)('$heading is $meaning', ({ kind, heading, meaning }) => {
    const match = matchTerm(kind, heading)
    const found =
      match.kind === 'one' ? match.code : match.kind === 'ambiguous' ? 'several' : 'unknown'
    expect(found).toBe(meaning)
  })
})

it('letters keep what makes them other letters where a mark does', () => {
  expect(normalName('Électricien')).toBe('electricien')
  expect(normalName('Ме́ханик')).toBe('механик')
  expect(normalName('2nd  Eng.')).toBe('2ndeng')
  // In Hindi the marks are vowels.
  expect(normalName('कप्तान')).not.toBe(normalName('कपतन'))
})
