import { describe, expect, it } from 'vitest'

import { LOCALES } from '../../../../src/domain/locales/locales'
import { CONTRACT_KINDS, ENGLISH_LEVELS } from '../../../../src/domain/vocabulary/contract-terms'
import { DOCUMENT_CODES, isDocument } from '../../../../src/domain/vocabulary/documents'
import { GLOSSARY_CODES } from '../../../../src/domain/vocabulary/glossary'
import { GLOSSARIES, VOCABULARIES } from '../../../../src/domain/vocabulary/languages'
import {
  DEPARTMENTS,
  isRank,
  RANK_CODES,
  RANKS,
  ranksOf,
} from '../../../../src/domain/vocabulary/ranks'
import {
  isVesselType,
  isWithin,
  VESSEL_TYPE_CODES,
  VESSEL_TYPES,
  withinGroup,
} from '../../../../src/domain/vocabulary/vessel-types'

describe('codes', () => {
  it('are words of small letters, never two of one kind', () => {
    for (const codes of [RANK_CODES, VESSEL_TYPE_CODES, DOCUMENT_CODES, GLOSSARY_CODES]) {
      expect(new Set(codes).size).toBe(codes.length)
      for (const code of codes) expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    }
  })

  it('are nothing that an object has by itself', () => {
    for (const name of ['constructor', '__proto__', 'toString', 5, null]) {
      expect(isRank(name)).toBe(false)
      expect(isVesselType(name)).toBe(false)
      expect(isDocument(name)).toBe(false)
    }
  })

  it('of ranks each belong to one department', () => {
    expect(DEPARTMENTS.flatMap(ranksOf).toSorted()).toEqual(RANK_CODES.toSorted())
  })

  it('of ranks have a level where the STCW Convention has a certificate', () => {
    for (const code of RANK_CODES) {
      const { level, stcw } = RANKS[code]
      expect([code, stcw === undefined]).toEqual([code, level === undefined])
    }
  })
})

describe('groups of vessels', () => {
  it('stand before what belongs to them, so none belongs to itself', () => {
    for (const [at, type] of VESSEL_TYPE_CODES.entries()) {
      const { group } = VESSEL_TYPES[type]
      if (group !== undefined) expect(VESSEL_TYPE_CODES.indexOf(group)).toBeLessThan(at)
    }
  })

  it('are a tree: each type leads up to one group of the first level', () => {
    for (const type of VESSEL_TYPE_CODES) {
      const above = VESSEL_TYPE_CODES.filter((group) => isWithin(type, group))
      expect(above.filter((group) => VESSEL_TYPES[group].group === undefined)).toHaveLength(1)
      expect(above).toContain(type)
    }
  })

  it('contain what belongs to them, and nothing else', () => {
    expect(withinGroup('gas-carrier')).toEqual(['gas-carrier', 'lng-carrier', 'lpg-carrier'])
    expect(isWithin('lng-carrier', 'tanker')).toBe(true)
    expect(isWithin('tanker', 'lng-carrier')).toBe(false)
    expect(isWithin('bulk-carrier', 'tanker')).toBe(false)
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  const { ranks, vesselTypes, documents, ...small } = VOCABULARIES[locale]

  it('every code has its words', () => {
    expect(Object.keys(ranks).toSorted()).toEqual(RANK_CODES.toSorted())
    expect(Object.keys(vesselTypes).toSorted()).toEqual(VESSEL_TYPE_CODES.toSorted())
    expect(Object.keys(documents).toSorted()).toEqual(DOCUMENT_CODES.toSorted())
    expect(Object.keys(small.englishLevels)).toEqual(Object.keys(ENGLISH_LEVELS))
    expect(Object.keys(small.contractKinds).toSorted()).toEqual(CONTRACT_KINDS.toSorted())
    const words = [
      ...[ranks, vesselTypes, documents].flatMap((terms) =>
        Object.values(terms).flatMap(({ label, short = 'x', aliases = [] }) => [
          label,
          short,
          ...aliases,
        ]),
      ),
      ...Object.values(vesselTypes).flatMap(({ plural, aboard }) => [plural, aboard]),
      ...Object.values(small).flatMap((labels) => Object.values<string>(labels)),
    ]
    for (const word of words) {
      expect(word).toBe(word.trim())
      expect(word).not.toBe('')
    }
  })

  it('no two codes of a kind have the same label', () => {
    for (const terms of [ranks, vesselTypes, documents]) {
      const labels = Object.values(terms).map(({ label }) => label)
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
    }
  })

  it('every notion of the glossary has a word with a source', () => {
    const { entries, sources, labelSources } = GLOSSARIES[locale]
    expect(Object.keys(entries).toSorted()).toEqual(GLOSSARY_CODES.toSorted())
    for (const { term, source } of Object.values(entries)) {
      expect(term.trim()).not.toBe('')
      expect(Object.keys(sources)).toContain(source)
    }
    for (const { usual, others = {} } of Object.values(labelSources)) {
      for (const source of [usual, ...Object.values(others)])
        expect(Object.keys(sources)).toContain(source)
    }
  })
})
