import { expect, it } from 'vitest'

import { papersRunningOut } from '@/domain/sea-service/papers-running-out'

const TODAY = '2026-11-30'
const paper = (kind: string, expires: string | null | undefined) => ({ kind, expires })
const told = (...papers: ReturnType<typeof paper>[]) =>
  papersRunningOut(papers, TODAY, 12).map(({ paper: { kind }, days }) => [kind, days])

it('names what ends within the months, the next one first, and its last day is one of them', () => {
  expect(
    told(paper('visa', '2027-11-30'), paper('passport', '2027-12-01'), paper('medical', TODAY)),
  ).toEqual([
    ['medical', 0],
    ['visa', 365],
  ])
})

it('says nothing of a paper without an end, or of which nobody said one', () => {
  expect(told(paper('gmdss', null), paper('ecdis', undefined))).toEqual([])
})

it('names what has ended, but not where another of its kind is valid', () => {
  const old = paper('medical', '2026-11-01')
  expect(told(old)).toEqual([['medical', -29]])
  expect(told(old, paper('medical', null))).toEqual([])
  expect(told(old, paper('medical', '2028-01-01'))).toEqual([])
  expect(told(old, paper('medical', '2026-11-29'))).toEqual([
    ['medical', -29],
    ['medical', -1],
  ])
  // Of a newer one nobody said until when.
  expect(told(old, paper('medical', undefined))).toEqual([['medical', -29]])
  expect(told(old, paper('visa', '2028-01-01'))).toEqual([['medical', -29]])
})
