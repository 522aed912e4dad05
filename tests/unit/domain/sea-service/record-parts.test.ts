import { describe, expect, it } from 'vitest'

import type { OwnRecord } from '../../../../src/domain/sea-service/record-form'
import {
  PART_NAMES,
  partOf,
  RECORD_TABLES,
  recordInSearch,
  type RecordSection,
  seenOf,
  WAYS,
} from '../../../../src/domain/sea-service/record-parts'
import { SECTIONS } from '../../../../src/features/seamen/record/record-sections'

/** What a seafarer is told of who sees what is all that there is. */

const sections = Object.keys(RECORD_TABLES) as RecordSection[]

describe('the parts of a record', () => {
  it('know every section that an account writes', () => {
    expect(sections.toSorted()).toEqual(Object.keys(SECTIONS).toSorted())
    for (const section of sections) {
      expect(RECORD_TABLES[section]).toBe(SECTIONS[section].fields)
    }
  })

  it.each(sections)('hold each field of the section %s once', (section) => {
    const held = PART_NAMES.flatMap((name) => [...(partOf(name).holds[section] ?? [])])
    expect(held.toSorted()).toEqual(Object.keys(RECORD_TABLES[section]).toSorted())
  })

  it('never show a scan, and a number only where it is ticked by itself', () => {
    for (const way of WAYS) {
      expect(partOf('scans').seen[way]).toBe('never')
      expect(seenOf('papers', 'number', way)).toBe(way === 'search' ? 'masked' : 'apart')
      expect(seenOf('person', 'kinTelephone', way)).toBe(way === 'search' ? 'never' : 'apart')
    }
  })

  it('show nobody a field that there is not', () => {
    expect(seenOf('papers', 'colour', 'search')).toBe('never')
  })
})

it('in a search the person, next of kin and references are not there, and numbers are masked', () => {
  const all = (section: RecordSection) =>
    Object.fromEntries(Object.keys(RECORD_TABLES[section]).map((name) => [name, `${name}-7654321`]))
  const record = {
    account: { name: 'Olena' },
    contracts: [all('service')],
    services: [],
    papers: [all('papers')],
    references: [all('references')],
    sheets: { person: all('person'), work: all('work'), languages: all('languages') },
    today: '2026-12-01',
  } as unknown as OwnRecord // texts in the place of numbers
  const found = recordInSearch(record)
  expect(found.sheets.person).toBeUndefined()
  expect(found.references).toEqual([])
  expect(found.papers).toEqual([{ ...all('papers'), number: '•••321' }])
  expect(found.contracts).toEqual(record.contracts)
  expect(found.sheets.work).toEqual(record.sheets.work)
  expect(found.sheets.languages).toEqual(record.sheets.languages)
})
