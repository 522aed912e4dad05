import { expect, it } from 'vitest'

import { CONTRACT_TABLE } from '@/domain/sea-service/contract-fields'
import { PAPER_TABLE } from '@/domain/sea-service/paper-fields'
import { typedValues } from '@/domain/structured-fields/typed-values'
import { paperProblems, serviceProblems } from '@/features/seamen/record/entry-problems'
import { readRecord } from '@/features/seamen/record/read-record'

const TODAY = '2026-11-30'

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
  expect(read.byRank.map(({ key }) => key)).toEqual(['master', 'second-mate'])
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
