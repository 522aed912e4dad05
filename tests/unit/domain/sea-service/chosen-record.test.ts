import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  CHOSEN_PARTS,
  chosenRecord,
  fieldOfPart,
  fieldsOfParts,
  partsIn,
  partsWritten,
  readParts,
  USUAL_FIELD,
} from '../../../../src/domain/sea-service/chosen-record'
import type { OwnRecord } from '../../../../src/domain/sea-service/record-form'
import {
  type PartName,
  partOf,
  RECORD_TABLES,
  type RecordSection,
} from '../../../../src/domain/sea-service/record-parts'
import { fieldNames } from '../../../../src/domain/structured-fields/field-table'
import { type TypedValue, typedValues } from '../../../../src/domain/structured-fields/typed-values'

/** What others see of a record: the parts that were ticked, and no word more. */

/** Each field says its own name; a day and a code do so as they are. */
function sayingItself(section: RecordSection) {
  const table = RECORD_TABLES[section]
  const names = fieldNames(table as typeof RECORD_TABLES.service)
  return typedValues(
    table as typeof RECORD_TABLES.service,
    Object.fromEntries(names.map((name) => [name, `${section}/${name}`])),
  )
}

/** As the rest of the program reads it: the days and numbers of `sayingItself` are none. */
const WHOLE = {
  account: { name: 'A', email: 'a@b.example', telephone: '1', rank: 'master', citizenship: 'PH' },
  contracts: [sayingItself('service')],
  services: [{ id: '0', signOn: '2025-01-01', signOff: '2025-02-01' }],
  papers: [sayingItself('papers'), sayingItself('papers')],
  references: [sayingItself('references')],
  sheets: {
    person: sayingItself('person'),
    work: sayingItself('work'),
    languages: sayingItself('languages'),
  },
  today: '2026-11-30',
} as unknown as OwnRecord

/** The fields that are said anywhere in a record. */
function said({ contracts, papers, references, sheets }: OwnRecord): Set<string> {
  const { languages, person, work } = sheets
  const entries: readonly (Readonly<Record<string, TypedValue>> | undefined)[] = [
    ...[...contracts, ...papers, ...references],
    ...[languages, person, work],
  ]
  return new Set(
    entries.flatMap((entry) =>
      Object.values(entry ?? {}).filter(
        (value): value is string => typeof value === 'string' && value.includes('/'),
      ),
    ),
  )
}

/** Those of some parts. */
function fieldsOf(parts: readonly PartName[]): string[] {
  const all = said(WHOLE)
  return parts
    .flatMap((part) =>
      Object.entries(partOf(part).holds).flatMap(([section, fields]) =>
        fields.map((name) => `${section}/${name}`),
      ),
    )
    .filter((name) => all.has(name))
}

describe('a record of which some parts were chosen', () => {
  it('has the fields of these parts, and no other', () => {
    fc.assert(
      fc.property(fc.subarray([...CHOSEN_PARTS]), (parts) => {
        const withPapers = parts.includes('paperNumbers') ? [...parts, 'papers' as const] : parts
        const shown = chosenRecord(WHOLE, parts)
        expect([...said(shown)].toSorted()).toEqual([...new Set(fieldsOf(withPapers))].toSorted())
        expect(shown.services).toHaveLength(parts.includes('service') ? 1 : 0)
      }),
    )
  })

  it('leaves no number of a paper, no next of kin and no address where they were not ticked', () => {
    const usual = CHOSEN_PARTS.filter((part) => !['paperNumbers', 'family', 'home'].includes(part))
    expect(CHOSEN_PARTS.slice(0, usual.length)).toEqual(usual)
    const shown = [...said(chosenRecord(WHOLE, usual))]
    expect(shown).not.toContain('papers/number')
    expect(shown.filter((name) => /kin|address|airport|country$/.test(name))).toEqual([
      'papers/country',
    ])
  })

  it('is nothing but what the account says where nothing was ticked', () => {
    const { account, ...rest } = chosenRecord(WHOLE, [])
    expect(account).toEqual(WHOLE.account)
    expect(rest).toMatchObject({ contracts: [], services: [], papers: [], references: [] })
    expect(said(chosenRecord(WHOLE, []))).toEqual(new Set())
  })
})

describe('parts', () => {
  it('are offered where something of them is written down', () => {
    expect(partsWritten(WHOLE).toSorted()).toEqual([...CHOSEN_PARTS].toSorted())
    expect(partsWritten(chosenRecord(WHOLE, []))).toEqual([])
    expect(partsWritten(chosenRecord(WHOLE, ['family']))).toEqual(['family'])
    expect(partsWritten(chosenRecord(WHOLE, ['papers']))).toEqual(['papers'])
  })

  it('are chosen by one box as far as companies usually ask for them, and nothing of the person with them', () => {
    const usual = { [USUAL_FIELD]: true }
    expect(partsIn(usual).toSorted()).toEqual(['languages', 'papers', 'service', 'work'])
    expect(partsIn(usual, ['papers', 'family'])).toEqual(['papers'])
    expect(partsIn({ ...usual, formFamily: true }, ['papers', 'family'])).toEqual([
      'papers',
      'family',
    ])
    expect(fieldsOfParts(['papers', 'family'])).toEqual(['formPapers', 'formFamily'])
    expect(fieldsOfParts(['work', 'papers'])).toEqual([USUAL_FIELD, 'formWork', 'formPapers'])
  })

  it('are read from boxes that were offered alone, and from what is stored as far as it is one', () => {
    const values = Object.fromEntries(CHOSEN_PARTS.map((part) => [fieldOfPart(part), true]))
    expect(partsIn(values)).toEqual(CHOSEN_PARTS)
    expect(partsIn(values, ['work'])).toEqual(['work'])
    expect(partsIn({ formWork: false, formService: 'yes' })).toEqual([])
    expect(readParts(['work', 'scans', 'account', 7])).toEqual(['work'])
  })
})
