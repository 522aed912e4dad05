import { expect, it } from 'vitest'

import { CONTRACT_TABLE } from '@/domain/sea-service/contract-fields'
import { LANGUAGE_TABLE } from '@/domain/sea-service/language-fields'
import { PAPER_TABLE } from '@/domain/sea-service/paper-fields'
import { PERSON_TABLE } from '@/domain/sea-service/person-fields'
import { REFERENCE_TABLE } from '@/domain/sea-service/reference-fields'
import { WORK_TABLE } from '@/domain/sea-service/work-fields'
import { typedValues } from '@/domain/structured-fields/typed-values'
import { paperProblems, serviceProblems } from '@/features/seamen/record/entry-problems'
import { readRecord } from '@/features/seamen/record/read-record'
import {
  languageProblems,
  personProblems,
  referenceProblems,
  workProblems,
} from '@/features/seamen/record/sheet-problems'

const TODAY = '2026-11-30'

/** What an account says. */
const OF_UKRAINE = { citizenship: 'UA' }

type Said = Record<string, unknown>

const contract = (id: number, said: object) => ({
  id,
  version: 1,
  values: typedValues(CONTRACT_TABLE, {
    vesselName: `Ship ${id}`,
    rank: 'second-mate',
    signOn: '2025-01-01',
    signOff: '2025-06-30',
    ...said,
  }),
})
const paper = (id: number, said: object) => ({
  id,
  version: 1,
  values: typedValues(PAPER_TABLE, { document: 'passport', ...said }),
})

it('what the world’s papers have is told, and where', () => {
  const read = readRecord(
    [
      contract(1, { imo: '9074729' }),
      contract(2, { signOn: '2025-06-01', signOff: '2025-07-31', imo: 'IMO 9074728' }),
      contract(3, { signOn: '2026-01-01', signOff: null, imo: 'no number', rank: 'master' }),
    ],
    [],
    TODAY,
  )
  expect(read.overlaps.map(({ entries, days }) => [entries.map(({ id }) => id), days])).toEqual([
    [[1, 2], 30],
  ])
  expect(read.gaps.map(({ entries, days }) => [entries.map(({ id }) => id), days])).toEqual([
    [[2, 3], 153],
  ])
  expect(read.imoNumbers.map(({ entry: { id }, isReadable }) => [id, isReadable])).toEqual([
    [2, true],
    [3, false],
  ])
  expect(read.total.days).toBe(181 + 31 + 334)
  expect(read.byRank.map(({ key }) => key)).toEqual([{ code: 'master' }, { code: 'second-mate' }])
})

it('two passports of two countries do not replace each other, and one without an end never runs out', () => {
  const read = readRecord(
    [],
    [
      paper(1, { country: 'PH', expires: '2026-01-01' }),
      paper(2, { country: 'US', expires: '2030-01-01' }),
      paper(3, { document: 'ecdis', validity: 'unlimited' }),
    ],
    TODAY,
  )
  expect(read.runningOut.map(({ paper: { entry } }) => entry.id)).toEqual([1])
})

it('only what no paper can say is refused', () => {
  expect(serviceProblems(contract(1, {}).values)).toEqual({})
  expect(serviceProblems(contract(1, { rank: null, rankWritten: 'Boy' }).values)).toEqual({})
  expect(serviceProblems(contract(1, { rank: null, signOff: '2024-12-31' }).values)).toEqual({
    rank: 'missing',
    signOff: 'tooEarly',
  })
  expect(paperProblems(paper(1, { document: null, name: 'Yellow card' }).values)).toEqual({})
  expect(paperProblems(paper(1, { document: null }).values)).toEqual({ document: 'missing' })
  expect(paperProblems(paper(1, { issued: '2026-01-02', expires: '2026-01-01' }).values)).toEqual({
    expires: 'tooEarly',
  })
  expect(paperProblems(paper(1, { validity: 'unlimited', expires: '2026-01-01' }).values)).toEqual({
    expires: 'contradicts',
  })
  expect(paperProblems(paper(1, { validity: 'until' }).values)).toEqual({ expires: 'missing' })
})

it('a contract with a wrong year is told once, and is in no sum, gap or overlap until it is corrected', () => {
  const served = [
    contract(1, { signOn: '2020-01-01', signOff: '2020-06-30' }),
    contract(2, { signOn: '2021-01-01', signOff: '2021-06-30' }),
  ]
  const right = readRecord(served, [], TODAY)
  const wrong = contract(3, { signOn: '1950-07-10', signOff: '2020-12-01' })
  const { tooLong, ...rest } = readRecord([...served, wrong], [], TODAY)
  expect(tooLong.map(({ id }) => id)).toEqual([3])
  expect([rest.total, rest.byRank, rest.overlaps, rest.gaps]).toEqual([
    right.total,
    right.byRank,
    right.overlaps,
    right.gaps,
  ])
  const ten = contract(4, { signOn: '2010-07-10', signOff: '2020-07-10' })
  expect(readRecord([ten], [], TODAY).tooLong).toEqual([])
})

it('a ship before the birth is told, not refused', () => {
  const contracts = [
    contract(1, { signOn: '1994-03-07' }),
    contract(2, { signOn: '1994-03-08' }),
    contract(3, { signOn: '2016-01-01' }),
  ]
  const person = (birthDay: string | null) => ({
    ...{ id: 1, version: 1 },
    values: typedValues(PERSON_TABLE, { birthDay }),
  })
  const early = (birthDay: string | null) =>
    readRecord(contracts, [], TODAY, person(birthDay)).beforeBirth.map(({ id }) => id)
  expect(early('1994-03-08')).toEqual([1])
  expect(early(null)).toEqual([])
  expect(readRecord(contracts, [], TODAY).beforeBirth).toEqual([])
})

it.each([
  ['2026-12-01', { birthDay: 'tooLate' }],
  ['2026-11-30', { birthDay: 'tooYoung' }],
  ['2010-12-01', { birthDay: 'tooYoung' }],
  // Sixteen today.
  ['2010-11-30', {}],
  [null, {}],
])('somebody born on %s: %j', (birthDay, problems) => {
  expect(personProblems(typedValues(PERSON_TABLE, { birthDay }), TODAY, OF_UKRAINE)).toEqual(
    problems,
  )
})

it('a telephone or a relation of next of kin wants a name', () => {
  const kin = (said: Said) => personProblems(typedValues(PERSON_TABLE, said), TODAY, OF_UKRAINE)
  expect(kin({ kinTelephone: '+63 900 000 0000' })).toEqual({ kinName: 'missing' })
  expect(kin({ kinRelation: 'Wife' })).toEqual({ kinName: 'missing' })
  expect(kin({ kinRelation: 'Wife', kinName: 'Ana' })).toEqual({})
  expect(kin({ kinName: 'Ana' })).toEqual({})
})

it('a second citizenship is not the one of the account', () => {
  const second = (otherCitizenship: string | null, citizenship: string | undefined) =>
    personProblems(typedValues(PERSON_TABLE, { otherCitizenship }), TODAY, { citizenship })
  expect(second('UA', 'UA')).toEqual({ otherCitizenship: 'contradicts' })
  expect(second('PL', 'UA')).toEqual({})
  expect(second('UA', undefined)).toEqual({})
  expect(second(null, undefined)).toEqual({})
})

it('an amount wants its currency and its period, a result its test, a reference a name', () => {
  const work = (said: Said) => workProblems(typedValues(WORK_TABLE, said))
  expect(work({ pay: 2_400 })).toEqual({ payCurrency: 'missing', payPeriod: 'missing' })
  expect(work({ pay: 2_400, payCurrency: 'USD', payPeriod: 'month' })).toEqual({})
  expect(work({ payCurrency: 'USD' })).toEqual({})
  const languages = (said: Said) => languageProblems(typedValues(LANGUAGE_TABLE, said), TODAY)
  expect(languages({ englishScore: '82 %' })).toEqual({ englishTest: 'missing' })
  expect(languages({ englishTest: 'ces', englishTestDay: '2026-12-01' })).toEqual({
    englishTestDay: 'tooLate',
  })
  expect(languages({ englishTest: 'ces', englishTestDay: TODAY })).toEqual({})
  expect(languages({ englishLevel: 'good' })).toEqual({})
  const reference = (said: Said) => referenceProblems(typedValues(REFERENCE_TABLE, said))
  expect(reference({ email: 'master@ship.example' })).toEqual({ company: 'missing' })
  expect(reference({ person: 'Captain' })).toEqual({})
  expect(reference({ company: 'Nord' })).toEqual({})
})
