import { describe, expect, it } from 'vitest'

import type { ReadRecord } from '@/domain/imports/import-types'
import { readRecord } from '@/domain/imports/read-record'

const MAPPING = { Rank: 'rank', Ship: 'vesselType', Until: 'openUntilDay' } as const
const OPEN_FOR = { days: 30, today: '2026-11-30' }

const read = (until: string, today = OPEN_FOR.today): ReadRecord =>
  readRecord(
    'vacancies',
    { number: 2, cells: { Rank: 'Bosun', Ship: 'Reefer', Until: until } },
    MAPPING,
    { columns: {}, year: Number(today.slice(0, 4)), openFor: { ...OPEN_FOR, today } },
  )

const reasonsOf = ({ cells }: ReadRecord) =>
  cells.flatMap(({ field, reason, text }) =>
    field === 'openUntilDay' && reason !== null ? [[text, reason]] : [],
  )

describe('the last day of a vacancy', () => {
  it.each([
    'до 15.12.2026',
    'by 15 Dec 2026',
    'until 15 December 2026',
    'hasta el 15 de diciembre de 2026',
    'bis zum 15.12.2026',
    '15.12.2026 включительно',
    '截止到 2026-12-15',
  ])('is the one that %j names', (text) => {
    const { values, ...record } = read(text)
    expect(values).toMatchObject({ openUntilDay: '2026-12-15T12:00:00.000Z' })
    expect(values.openUntilAssumed).toBeUndefined()
    expect(reasonsOf({ values, ...record })).toEqual([])
  })

  it.each([
    ['25 декабря', '2026-12-25'],
    ['5 de enero', '2027-01-05'],
    ['до 20.12', '2026-12-20'],
    // It was some days ago, and is not next year.
    ['20 November', '2026-11-20'],
  ])('without a year, in %j, is the nearest of that name, in doubt', (text, day) => {
    const record = read(text)
    expect(record.values.openUntilDay).toBe(`${day}T12:00:00.000Z`)
    expect(reasonsOf(record)).toEqual([[text, 'yearAssumed']])
  })

  it('without a year may be one of last year', () => {
    const { values } = read('20 December', '2027-01-05')
    expect(values.openUntilDay).toBe('2026-12-20T12:00:00.000Z')
  })

  it('that is written and cannot be read is never called unsaid', () => {
    const record = read('32.12.2026')
    expect(record.values).toMatchObject({
      openUntilDay: '2026-12-30T12:00:00.000Z',
      openUntilAssumed: true,
    })
    expect(reasonsOf(record)).toEqual([
      ['32.12.2026', 'dayUnreadable'],
      ['', 'openThoughWritten'],
    ])
  })
})

describe('a deadweight', () => {
  const deadweight = (column: string, text: string) =>
    readRecord(
      'vacancies',
      { number: 2, cells: { Rank: 'Bosun', Ship: 'Reefer', [column]: text } },
      { Rank: 'rank', Ship: 'vesselType', [column]: 'vessel.deadweight' },
      {
        columns: column === 'vessel.deadweight' ? { [column]: { isOurs: true } } : {},
        year: 2026,
        openFor: OPEN_FOR,
      },
    )

  it('of a few tonnes may be one of thousands: a person looks, but not at our own export', () => {
    expect(deadweight('DWT', '28').cells).toContainEqual(
      expect.objectContaining({ verdict: 'doubt', meaning: '28', reason: 'maybeThousands' }),
    )
    expect(deadweight('vessel.deadweight', '28').cells).not.toContainEqual(
      expect.objectContaining({ reason: 'maybeThousands' }),
    )
  })
})
