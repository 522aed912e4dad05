import { describe, expect, it } from 'vitest'

import { textsOf } from '@/domain/sea-service/form-document'
import {
  FORM_PARTS,
  type FormPart,
  readFormParts,
  recordOfParts,
  writtenParts,
} from '@/domain/sea-service/form-parts'
import { PERSON_TABLE } from '@/domain/sea-service/person-fields'
import { type OwnRecord, recordForm } from '@/domain/sea-service/record-form'
import { seaServiceOf } from '@/features/seamen/record/read-record'
import { recordFormWords } from '@/features/seamen/record/record-form-words'

import {
  INVENTED_REFERENCES,
  INVENTED_SHEETS,
  inventedContracts,
  inventedPapers,
  TODAY,
} from '../../../fixtures/invented-record'

/** What others are sent of a seafarer's form: what was ticked, and nothing besides. */

const contracts = inventedContracts(2)

const RECORD: OwnRecord = {
  account: {
    name: 'Juan dela Cruz',
    email: 'juan@ship.example',
    telephone: '+63 917 555 0100',
    rank: 'second-mate',
    citizenship: 'PH',
  },
  contracts,
  services: contracts.map((values, id) => seaServiceOf({ id, version: 1, values })),
  papers: inventedPapers(2),
  references: INVENTED_REFERENCES,
  sheets: INVENTED_SHEETS,
  today: TODAY,
}

/** A text that only this part has. */
const TELLING: Readonly<Record<FormPart, string>> = {
  work: String(INVENTED_SHEETS.work.pay ?? ''),
  service: 'MV Bright Star',
  papers: 'MARINA',
  languages: String(INVENTED_SHEETS.languages.otherLanguages),
  person: 'DELA CRUZ',
  clothes: String(INVENTED_SHEETS.person.boilersuit),
  references: String(INVENTED_REFERENCES[0]?.person),
  paperNumbers: 'EA 1234560',
  family: 'Ana dela Cruz',
  home: '12 Invented Street, Iloilo',
}

async function saidOf(parts: readonly FormPart[]): Promise<string> {
  const form = recordForm(recordOfParts(RECORD, parts), await recordFormWords('en'))
  return textsOf(form)
    .map((text) => text.replace(/,(?=\d{3})/g, ''))
    .join('\n')
}

describe('a form of some parts', () => {
  it.each(FORM_PARTS)('has of all parts but %s nothing of it', async (part) => {
    const others = FORM_PARTS.filter((one) => one !== part)
    expect(TELLING[part]).not.toBe('')
    // The list of papers comes with their numbers too.
    const isListed = part === 'papers'
    expect((await saidOf(others)).includes(TELLING[part])).toBe(isListed)
  })

  it.each(FORM_PARTS)('has of %s alone that, and nothing of others', async (part) => {
    const said = await saidOf([part])
    const told = FORM_PARTS.filter((one) => said.includes(TELLING[one]))
    expect(told).toEqual(part === 'paperNumbers' ? ['papers', 'paperNumbers'] : [part])
    expect(said).toContain('juan@ship.example')
  })

  it('keeps no field of the person back once all parts are ticked', () => {
    const { person } = recordOfParts(RECORD, FORM_PARTS).sheets
    expect(person).toEqual(INVENTED_SHEETS.person)
    const named = Object.keys(PERSON_TABLE).filter(
      (name) => INVENTED_SHEETS.person[name as keyof typeof PERSON_TABLE] !== undefined,
    )
    // Else this test says nothing of the others.
    expect(named).toEqual(Object.keys(PERSON_TABLE))
  })
})

describe('the parts that are offered', () => {
  it('are those in which something is written down', () => {
    expect(writtenParts(RECORD)).toEqual([...FORM_PARTS])
    const empty = { ...RECORD, contracts: [], services: [], papers: [], references: [], sheets: {} }
    expect(writtenParts(empty)).toEqual([])
    const papers = inventedPapers(1).map((paper) => ({ ...paper, number: undefined }))
    expect(writtenParts({ ...empty, papers })).toEqual(['papers'])
  })

  it('are read out of an address in their order, and what is none is left out', () => {
    expect(readFormParts('papers,work,__proto__,papers,')).toEqual(['work', 'papers'])
    expect(readFormParts(undefined)).toEqual([])
  })
})
