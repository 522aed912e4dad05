import { readFile } from 'node:fs/promises'

import { currencyDecimals } from '@/domain/money/money'
import { guessMapping } from '@/domain/imports/guess-mapping'
import type { ReadRecord } from '@/domain/imports/import-types'
import { readContext, readRecord } from '@/domain/imports/read-record'
import { readSourceTable } from '@/domain/imports/read-source-table'

/** The day that the files are read on. */
const NOW = new Date('2026-11-30T12:00:00Z')

/** What a clerk reads in a row: see tests/fixtures/boards/README.md. */
interface Expected {
  externalId: string
  rank: string | string[] | null
  vesselType: string | string[]
  pay: { from: number; to: number; currency: string; period: string }
  length: {
    from: number | null
    to: number | null
    unit: string
    off?: number
    about?: boolean
  } | null
}

/** How the rows of a file were read. */
export interface BoardScore {
  rows: number
  refused: string[]
  doubts: string[]
  /** Rows that are read without a doubt. */
  sure: number
  /** Of the lengths that a clerk reads, those that are read as the clerk does. */
  lengths: { read: number; of: number }
  wrong: string[]
}

/** Reads a file of tests/fixtures/boards, and compares what is read with what a clerk reads. */
export async function scoreBoard(name: string): Promise<BoardScore> {
  const folder = 'tests/fixtures/boards'
  const table = readSourceTable(await readFile(`${folder}/${name}.csv`), { name: `${name}.csv` })
  const expected = JSON.parse(
    await readFile(`${folder}/${name}.expected.json`, 'utf8'),
  ) as Expected[]
  const mapping = guessMapping('vacancies', table)
  const context = {
    ...readContext('vacancies', table, mapping, NOW),
    openFor: { days: 30, today: '2026-11-30' },
  }
  const score: BoardScore = {
    rows: 0,
    refused: [],
    doubts: [],
    sure: 0,
    lengths: { read: 0, of: 0 },
    wrong: [],
  }
  for (const [at, row] of table.rows.entries()) {
    const one = expected[at]
    if (!one) throw new Error(`${name} has more rows than are expected`)
    const record = readRecord('vacancies', row, mapping, context)
    addRow(score, record, one)
  }
  return score
}

function addRow(score: BoardScore, record: ReadRecord, expected: Expected): void {
  const { cells, externalId, refused } = record
  const say = (what: string, read: unknown) =>
    `${externalId ?? '?'} ${what}: ${JSON.stringify(read)}`
  score.rows += 1
  if (refused) {
    const why = cells.filter(({ verdict }) => verdict === 'refused')
    score.refused.push(
      say(why.map(({ field, reason }) => `${field} ${reason ?? ''}`).join(), why[0]?.text),
    )
    return
  }
  const doubts = cells.filter(({ verdict }) => verdict === 'doubt')
  if (doubts.length === 0) score.sure += 1
  for (const { field, meaning, reason, text } of doubts) {
    score.doubts.push(say(`${field} ${reason ?? ''} ${meaning ?? ''}`, text))
  }
  const isDoubted = (field: string) => doubts.some((cell) => cell.field.startsWith(field))
  const { values } = record
  for (const field of ['rank', 'vesselType'] as const) {
    const meant = expected[field]
    const isRight = Array.isArray(meant)
      ? isDoubted(field) && namedOf(values, field).every((code) => meant.includes(code))
      : values[field] === meant
    if (!isRight) score.wrong.push(say(field, values[field]))
  }
  if (!isSamePay(values.pay, expected.pay)) score.wrong.push(say('pay', values.pay))
  const read = lengthOf(values.contract)
  if (expected.length) score.lengths.of += 1
  if (read && !isSameLength(read, expected.length)) score.wrong.push(say('length', read))
  else if (read) score.lengths.read += 1
}

/** A rank, and those that the vacancy is for as well; a type of ship. */
function namedOf(values: ReadRecord['values'], field: 'rank' | 'vesselType'): string[] {
  const others = field === 'rank' ? ((values.alsoRanks ?? []) as string[]) : []
  return [values[field] as string, ...others]
}

function isSamePay(read: unknown, { currency, from, period, to }: Expected['pay']): boolean {
  const pay = read as
    | { min: number; max: number | null; currency: string; period: string }
    | undefined
  const units = (amount: number) => Math.round(amount * 10 ** currencyDecimals(currency))
  return (
    pay !== undefined &&
    pay.min === units(from) &&
    (pay.max ?? pay.min) === units(to) &&
    pay.currency === currency &&
    pay.period === period
  )
}

type Length = NonNullable<Expected['length']>

function lengthOf(contract: unknown): Length | undefined {
  const { least, most, unit, off, approximate } = (contract ?? {}) as Record<string, unknown>
  if (typeof least !== 'number' && typeof most !== 'number') return undefined
  return {
    from: (least as number | null) ?? null,
    to: (most as number | null) ?? null,
    unit: unit as string,
    ...(typeof off === 'number' && { off }),
    ...(approximate === true && { about: true }),
  }
}

function isSameLength(read: Length, expected: Length | null): boolean {
  if (!expected) return false
  return (
    read.from === expected.from &&
    read.to === expected.to &&
    read.unit === expected.unit &&
    read.off === expected.off &&
    (read.about ?? false) === (expected.about ?? false)
  )
}
