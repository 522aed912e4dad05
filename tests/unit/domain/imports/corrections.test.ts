import { describe, expect, it } from 'vitest'

import { correctionsOf, sameCell } from '../../../../src/domain/imports/corrections'
import type { ColumnMapping, SourceTable } from '../../../../src/domain/imports/import-types'
import { readContext, readRecord } from '../../../../src/domain/imports/read-record'

const mapping: ColumnMapping = {
  Rank: 'rank',
  Ship: 'vesselType',
  From: 'pay.from',
  To: 'pay.to',
  'Open until': 'openUntilDay',
}

const read = (cells: Record<string, string>, known: [string, string, string][], own = {}) => {
  const row = {
    number: 2,
    cells: { Rank: 'bosun', Ship: 'LNG', 'Open until': '2027-02-01', ...cells },
  }
  const table: SourceTable = {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    columns: Object.keys(mapping),
    rows: [row],
  }
  const corrections = correctionsOf(
    row,
    mapping,
    new Map(
      known.map(([field, said, instead]) => [
        sameCell(field, said),
        { field: field as 'rank', instead },
      ]),
    ),
    own,
  )
  return readRecord(
    'vacancies',
    row,
    mapping,
    readContext('vacancies', table, mapping),
    corrections,
  )
}

describe('a correction', () => {
  it('is read where the same is said, and nowhere else', () => {
    const known: [string, string, string][] = [['rank', 'Dancing bear', 'cook']]
    expect(read({ Rank: 'Dancing bear' }, known).refused).toBe(false)
    expect(read({ Rank: 'Singing bear' }, known).refused).toBe(true)
    expect(read({ Ship: 'Dancing bear' }, known).refused).toBe(true)
  })

  it('of one row is stronger than that of all', () => {
    const known: [string, string, string][] = [['rank', 'Dancing bear', 'bosun']]
    expect(read({ Rank: 'Dancing bear' }, known, { rank: 'master' }).values.rank).toBe('master')
  })

  it('of a cell that says nothing is read wherever nothing is said', () => {
    const known: [string, string, string][] = [['pay.period', '', 'day']]
    expect(read({ From: '250 USD' }, known).values.pay).toMatchObject({
      period: 'day',
      periodAssumed: false,
    })
  })

  it('of pay takes the place of its least and its most', () => {
    const known: [string, string, string][] = [['pay', '2000 – 2100', '2200 - 2300 USD']]
    expect(read({ From: '2000', To: '2100' }, known).values.pay).toMatchObject({
      min: 220_000,
      max: 230_000,
    })
    expect(read({ From: '2000', To: '2900' }, known).values.pay).toMatchObject({ max: 290_000 })
  })

  it('is told beside what the file says', () => {
    const { cells } = read({ Rank: 'Dancing bear' }, [['rank', 'Dancing bear', 'bosun']])
    expect(cells.find(({ field }) => field === 'rank')).toMatchObject({
      text: 'bosun',
      corrected: { said: 'Dancing bear', isForAll: true },
    })
  })
})
