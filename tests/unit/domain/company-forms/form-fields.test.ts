import { describe, expect, it } from 'vitest'

import { findFormField, FORM_FIELDS } from '@/domain/company-forms/form-fields'
import { formValues } from '@/domain/company-forms/form-values'
import type { FormWords } from '@/domain/sea-service/record-form'
import { CONTRACT_TABLE } from '@/domain/sea-service/contract-fields'
import { PAPER_TABLE } from '@/domain/sea-service/paper-fields'
import { typedValues } from '@/domain/structured-fields/typed-values'
import { inventedContracts, inventedPapers, TODAY } from '../../../fixtures/invented-record'

const words: FormWords = {
  locale: 'en',
  // Each label is its own name.
  labels: new Proxy({}, { get: (_, name) => String(name) }) as FormWords['labels'],
  day: (day) => `day ${day}`,
  number: (value) => `${value} exactly`,
  length: ({ months, rest }) => `${months}m ${rest}d`,
  shown: () => '',
}

const account = {
  name: 'Ana',
  email: 'ana@seafarer.example',
  telephone: undefined,
  rank: 'bosun',
  citizenship: 'PH',
}

function valuesOf(papers: Parameters<typeof formValues>[0]['papers'], count = 2) {
  const contracts = inventedContracts(count)
  const services = contracts.map(({ signOff, signOn }, index) => ({
    ...{ id: String(index), rank: 'bosun' as const, vesselType: 'bulk-carrier' as const },
    ...{ signOn: String(signOn), signOff: signOff === undefined ? undefined : String(signOff) },
  }))
  return formValues({ account, contracts, services, papers, today: TODAY }, words)
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

  it('are there for each field of a contract and of a paper', () => {
    const names = new Set(FORM_FIELDS.map(({ name }) => name))
    const inWords = ['vesselTypeWritten', 'rankWritten', 'validity']
    const fields = [
      ...Object.keys(CONTRACT_TABLE).map((name) => ['service', name] as const),
      ...Object.keys(PAPER_TABLE).map((name) => ['papers', name] as const),
    ]
    const missing = fields
      .filter(([, name]) => !inWords.includes(name))
      .map(([list, name]) => `${list}.${name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)}`)
      .filter((name) => !names.has(name))
    expect(missing).toEqual([])
  })
})

describe('the values of a form', () => {
  it('are those of the account, of each contract and of each paper', () => {
    const { lists, single } = valuesOf(inventedPapers(2))
    expect(single.name).toEqual({ text: 'Ana' })
    expect(single.citizenship).toEqual({ text: 'Philippines' })
    expect(single.telephone).toBeUndefined()
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
