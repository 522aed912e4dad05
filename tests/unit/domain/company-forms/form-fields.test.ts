import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { findFormField, FORM_FIELDS } from '@/domain/company-forms/form-fields'
import { formValues } from '@/domain/company-forms/form-values'
import type { FormWords } from '@/domain/sea-service/record-form'
import { CONTRACT_TABLE } from '@/domain/sea-service/contract-fields'
import { LANGUAGE_TABLE } from '@/domain/sea-service/language-fields'
import { PAPER_TABLE } from '@/domain/sea-service/paper-fields'
import { PERSON_TABLE } from '@/domain/sea-service/person-fields'
import { REFERENCE_TABLE } from '@/domain/sea-service/reference-fields'
import { WORK_TABLE } from '@/domain/sea-service/work-fields'
import { columnOf } from '@/domain/structured-fields/field-table'
import { typedValues } from '@/domain/structured-fields/typed-values'
import {
  INVENTED_REFERENCES,
  INVENTED_SHEETS,
  inventedContracts,
  inventedPapers,
  TODAY,
} from '../../../fixtures/invented-record'

const sheet = {
  title: '',
  label: (field: string) => field,
  choice: (field: string, value: string) => `${field}: ${value}`,
}

const words: FormWords = {
  locale: 'en',
  // Each label is its own name.
  labels: new Proxy({}, { get: (_, name) => String(name) }) as FormWords['labels'],
  sheets: { person: sheet, work: sheet, languages: sheet, references: sheet },
  day: (day) => `day ${day}`,
  number: (value) => `${value} exactly`,
  length: ({ months, rest }) => `${months}m ${rest}d`,
  shown: () => '',
}

const account = {
  name: 'Ana',
  email: 'ana@seafarer.example',
  telephone: '+63 2 0000 0000',
  rank: 'bosun',
  citizenship: 'PH',
}

function valuesOf(papers: Parameters<typeof formValues>[0]['papers'], count = 2) {
  const contracts = inventedContracts(count)
  const services = contracts.map(({ signOff, signOn }, index) => ({
    ...{ id: String(index), rank: 'bosun' as const, vesselType: 'bulk-carrier' as const },
    ...{ signOn: String(signOn), signOff: signOff === undefined ? undefined : String(signOff) },
  }))
  const [references, sheets] = [INVENTED_REFERENCES, INVENTED_SHEETS]
  return formValues(
    { account, contracts, services, papers, references, sheets, today: TODAY },
    words,
  )
}

describe('the fields of companies’ forms', () => {
  it('have names of small letters, each once', () => {
    const names = FORM_FIELDS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z_-]+(?:\.[a-z_]+)?$/.test(name))).toEqual([])
  })

  it.each([
    ['service.gross_tonnage', 'service.gross_tonnage'],
    [' Service.Vessel_Name\u00a0', 'service.vessel_name'],
    ['seamans-book.expires', 'seamans-book.expires'],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['service', undefined],
  ])('%s is found as %s', (typed, name) => {
    expect(findFormField(typed)?.name).toBe(name)
  })

  it('are there for each field of each section of the record', () => {
    const names = new Set(FORM_FIELDS.map(({ name }) => name))
    const sections = {
      ...{ service: CONTRACT_TABLE, papers: PAPER_TABLE, references: REFERENCE_TABLE },
      ...{ person: PERSON_TABLE, work: WORK_TABLE, languages: LANGUAGE_TABLE },
    }
    const inWords = ['vesselTypeWritten', 'rankWritten', 'validity']
    const missing = Object.entries(sections)
      .flatMap(([of, table]) => Object.keys(table).map((name) => [of, name] as const))
      .filter(([, name]) => !inWords.includes(name))
      .map(([of, name]) => `${of}.${columnOf(name)}`)
      .filter((name) => !names.has(name))
    expect(missing).toEqual([])
  })
})

it('the page about forms of companies names each field that is of no kind of paper', () => {
  const told = [...readFileSync('docs/company-forms.md', 'utf8').matchAll(/`([a-z_]+)(\.)?`/g)]
  let before = ''
  const names = told.map(([, name = '', dot]) => {
    if (dot !== undefined) before = `${name}.`
    return dot === undefined ? before + name : ''
  })
  const own = FORM_FIELDS.filter(({ of }) => of !== 'paper').map(({ name }) => name)
  expect(own.filter((name) => !names.includes(name))).toEqual([])
})

describe('the values of a form', () => {
  it('are those of the account, of each contract and of each paper', () => {
    const { lists, single } = valuesOf(inventedPapers(2))
    expect(single.name).toEqual({ text: 'Ana' })
    expect(single.citizenship).toEqual({ text: 'Philippines' })
    expect(single.today).toEqual({ text: 'day 2026-11-30' })
    expect(lists.service).toHaveLength(2)
    expect(lists.service[0]).toMatchObject({
      'service.vessel_name': { text: 'MV Bright Star' },
      'service.gross_tonnage': { text: '43000 exactly', number: 43_000 },
      'service.sign_off': { text: 'onBoard' },
    })
    expect(lists.papers.map((paper) => paper['papers.expires']?.text)).toEqual([
      'unlimited',
      'day 2027-03-03',
    ])
    expect(lists.timeByRank[0]?.['time_by_rank.rank']).toEqual({ text: 'Bosun' })
  })

  it('are there for each field that a form may have', () => {
    const { lists, single } = valuesOf(inventedPapers(45), 3)
    const said = new Set([
      ...Object.keys(single),
      ...Object.values(lists).flatMap((rows) => rows.flatMap((row) => Object.keys(row))),
    ])
    // Papers of the tests have no names of their own where their kind is known, and no third rank and second ship are wanted.
    const silent = FORM_FIELDS.map(({ name, of }) => ({ name, of })).filter(
      ({ name, of }) => !said.has(name) && !(of === 'paper' && name.endsWith('.name')),
    )
    expect(silent.map(({ name }) => name)).toEqual([
      'work.third_rank',
      'work.second_vessel_type',
      'work.third_vessel_type',
    ])
  })

  it('are those of the person, of the work that is wanted, of languages and references', () => {
    const { lists, single } = valuesOf([])
    expect(single).toMatchObject({
      'person.family_name': { text: 'DELA CRUZ' },
      'person.birth_day': { text: 'day 1991-02-03' },
      'person.marital_status': { text: 'maritalStatus: married' },
      'person.height': { text: '172 exactly', number: 172 },
      'work.rank': { text: 'Second officer' },
      'work.pay': { text: '3250 exactly', number: 3_250 },
      'work.pay_currency': { text: 'EUR' },
      'work.pay_period': { text: 'payPeriod: month' },
      'languages.first_language': { text: 'Hiligaynon' },
    })
    expect(lists.references).toEqual([
      expect.objectContaining({ 'references.person': { text: 'Надія Мороз' } }),
      { 'references.company': { text: 'Crew $x^2$ Agency' } },
    ])
  })

  it('name a rank as it was chosen or written, and say where it is neither', () => {
    const [contract] = inventedContracts(1)
    const services = [{ id: '1', rank: 'bosun' }, { id: '2', rankWritten: 'Rigger' }, { id: '3' }]
    const record = {
      account,
      contracts: contract ? [contract] : [],
      services: services.map((one, index) => ({
        vesselType: undefined,
        rank: undefined,
        ...one,
        ...{ signOn: `202${index}-01-01`, signOff: `202${index}-02-0${index + 1}` },
      })) as Parameters<typeof formValues>[0]['services'],
      ...{ papers: [], references: [], sheets: {}, today: TODAY },
    }
    const { lists, single } = formValues(record, words)
    expect(lists.timeByRank.map((row) => row['time_by_rank.rank']?.text)).toEqual(
      expect.arrayContaining(['Bosun', 'Rigger', 'notStated']),
    )
    expect(Object.keys(single).filter((name) => name.includes('.'))).toEqual([])
  })

  it('say of several papers of a kind the one that is valid for longest', () => {
    const passport = (number: string, expires?: string, validity?: string) =>
      typedValues(PAPER_TABLE, { document: 'passport', number, expires, validity })
    const numbers = (papers: ReturnType<typeof passport>[]) =>
      valuesOf(papers).single['passport.number']?.text
    const [old, next] = [passport('OLD', '2027-01-01'), passport('NEXT', '2031-01-01')]
    expect(numbers([old, next])).toBe('NEXT')
    expect(numbers([next, old, passport('NONE')])).toBe('NEXT')
    expect(numbers([next, passport('ALWAYS', undefined, 'unlimited')])).toBe('ALWAYS')
    expect(numbers([])).toBeUndefined()
  })
})
