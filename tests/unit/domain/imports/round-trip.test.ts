import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { storedDay } from '@/domain/time/calendar-day'
import { LENGTH_UNITS, NO_LENGTH } from '@/domain/vacancies/contract-length'
import { CSV_START, csvLine } from '@/domain/texts/csv'
import { exportColumns, exportEntry, exportRow } from '@/domain/imports/export-rows'
import { guessMapping } from '@/domain/imports/guess-mapping'
import type { ImportKind, ReadRecord } from '@/domain/imports/import-types'
import { saysNothing } from '@/domain/imports/readings'
import { readContext, readRecord } from '@/domain/imports/read-record'
import { readSourceTable } from '@/domain/imports/read-source-table'
import { LOCALES } from '@/domain/locales/locales'
import { currencyDecimals } from '@/domain/money/money'
import { STORED_PERIODS } from '@/domain/vacancies/pay-period'
import { portsOfList } from '@/domain/ports/known-ports'
import { readPort } from '@/domain/ports/read-port'
import { typedLine } from '@/domain/texts/typed-text'
import { COUNTRIES, WAGE_CURRENCIES } from '@/domain/vocabulary/countries'
import { DOCUMENT_CODES } from '@/domain/vocabulary/documents'
import { DEPARTMENTS, RANK_CODES } from '@/domain/vocabulary/ranks'
import { VESSEL_TYPE_CODES } from '@/domain/vocabulary/vessel-types'

const NOW = new Date('2026-11-25T12:00:00Z')

/** A document, and what is to be read from its export. */
type Doc = Record<string, unknown>

/** Signs that tables trip over, and letters of all kinds. */
const letters = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        ',',
        ';',
        '"',
        "'",
        '=',
        '+',
        '-',
        '\\',
        ':',
        '\n',
        '\t',
        'ж',
        '水',
        'ب',
        'a',
        ' ',
        '|',
        '•',
      ),
      {
        maxLength: 20,
      },
    )
    .map((signs) => signs.join('')),
)

/** A line as a form stores it. */
const line = letters.map(typedLine).filter((text) => text !== '' && !/[\ufeff\ufffd]/.test(text))
const fact = line.filter((text) => !saysNothing(text))
const paragraphs = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n\n'))
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const some = (codes: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 4 })
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => storedDay(date.toISOString().slice(0, 10)))
const texts = fc.record(Object.fromEntries(LOCALES.map((locale) => [locale, orNull(paragraphs)])))
const email = fc.constantFrom('crew@shipping.example', 'a.b+c@mail.example.com')
const telephone = fc.constantFrom('+380 (44) 000-00-00', '+63 2 8000 0000', '+12025550123')

const SAID = { currencyAssumed: false, periodAssumed: false }

const pay = fc
  .tuple(
    fc.constantFrom(...WAGE_CURRENCIES),
    fc.constantFrom(...STORED_PERIODS),
    fc.integer({ min: 1, max: 100_000_000_000 }),
    orNull(fc.integer({ min: 0, max: 1_000_000 })),
    fc.boolean(),
  )
  .map(([currency, period, min, more, negotiable]) =>
    negotiable
      ? { negotiable, min: null, max: null, currency, period, ...SAID }
      : {
          ...SAID,
          negotiable,
          min,
          max: more === null ? null : Math.min(min + more, 100_000_000_000),
          currency,
          period,
        },
  )

const joining = fc
  .tuple(
    orNull(day('2026-01-01', '2027-06-30')),
    orNull(day('2027-07-01', '2028-01-01')),
    fc.boolean(),
  )
  .map(([from, to, isUnsaid]) => ({
    from,
    to: from === null ? null : to,
    // As soon as possible, or not said.
    unsaid: from === null && isUnsaid,
  }))

/** A place as a save leaves it: a code that somebody has written, or the one that port and country have. */
const place = fc
  .tuple(
    orNull(fc.oneof(fact, fc.constantFrom('Rotterdam', 'Hamilton', 'Odesa', 'Порт Одеса'))),
    orNull(fc.constantFrom('NLRTM', 'CAHAM', 'SGSIN', 'UAODS')),
    orNull(fc.constantFrom(...COUNTRIES)),
    fc.boolean(),
  )
  .map(([port, code, elsewhere, isThere]) => {
    const written = port === null ? null : code
    const country = written === null ? elsewhere : isThere ? written.slice(0, 2) : null
    const reading = port === null ? undefined : readPort(port, portsOfList(), country)
    const portCode = reading?.kind === 'port' ? reading.port.code : null
    return { port, portCode: written ?? portCode, country }
  })

const vacancy: fc.Arbitrary<Doc> = fc.record({
  externalId: line,
  company: fc.record({ slug: fc.constantFrom('sea-agency', 'морська-агенція') }),
  rank: fc.constantFrom(...RANK_CODES),
  alsoRanks: some(RANK_CODES),
  vesselType: fc.constantFrom(...VESSEL_TYPE_CODES),
  vesselTypeAssumed: fc.constant(false),
  openUntilDay: day('2026-01-01', '2028-12-31'),
  pay,
  contract: fc.oneof(
    fc.constant(NO_LENGTH),
    fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.nat({ max: 12 }), fc.constantFrom(...LENGTH_UNITS))
      .map(([least, more, unit]) => ({ ...NO_LENGTH, least, most: least + more, unit })),
    fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }), fc.boolean())
      .map(([on, off, approximate]) => ({ least: on, most: on, unit: 'week', off, approximate })),
    fc.integer({ min: 1, max: 24 }).map((most) => ({ ...NO_LENGTH, most })),
    fc.integer({ min: 1, max: 24 }).map((least) => ({ ...NO_LENGTH, least })),
  ),
  joining: fc.tuple(joining, place).map(([days, where]) => ({ ...days, ...where })),
  vessel: fc.record({
    name: orNull(fact),
    flag: orNull(fc.constantFrom(...COUNTRIES)),
    imoNumber: orNull(fc.constantFrom('9074729', '8814275')),
    built: orNull(fc.integer({ min: 1900, max: 2029 })),
    deadweight: orNull(fc.integer({ min: 1, max: 1_000_000 })),
    grossTonnage: orNull(fc.integer({ min: 1, max: 1_000_000 })),
    engine: orNull(fact),
    power: orNull(fc.integer({ min: 1, max: 200_000 })),
    crew: orNull(fc.integer({ min: 1, max: 5_000 })),
    crewNationalities: some(COUNTRIES),
  }),
  englishLevel: orNull(fc.constantFrom('basic', 'intermediate', 'good', 'fluent')),
  experience: orNull(fc.integer({ min: 0, max: 600 })),
  certificates: some(DOCUMENT_CODES),
  citizenships: some(COUNTRIES),
  description: texts,
  contact: fc.record({ name: orNull(fact), email: orNull(email), telephone: orNull(telephone) }),
})

const company: fc.Arbitrary<Doc> = fc.record({
  externalId: line,
  name: line,
  legalName: orNull(line),
  slug: fc.constantFrom('sea-agency', 'морська-агенція'),
  country: orNull(fc.constantFrom(...COUNTRIES)),
  city: orNull(line),
  address: orNull(paragraphs),
  timeZone: fc.constantFrom('UTC', 'Europe/Kyiv', 'Asia/Manila', 'America/New_York'),
  languages: some(LOCALES),
  website: orNull(fc.constantFrom('https://sea.example', 'http://море.example/a?b=c;d,e')),
  email: orNull(email),
  telephones: fc.array(fc.record({ number: telephone, note: orNull(line) }), { maxLength: 3 }),
  messengers: fc.array(
    fc.constantFrom(
      { kind: 'whatsapp', handle: '+380 44 000-00-00' },
      { kind: 'telegram', handle: '@sea_crew' },
      { kind: 'wechat', handle: 'sea;crew: 1' },
    ),
    { maxLength: 3 },
  ),
  licence: fc.record({
    number: orNull(line),
    authority: orNull(line),
    registerUrl: orNull(fc.constantFrom('https://register.example/1')),
    validUntil: orNull(day('2001-01-01', '2050-12-31')),
    checkedOn: orNull(day('2021-01-01', '2026-11-01')),
  }),
  fleet: fc.record({ vesselTypes: some(VESSEL_TYPE_CODES), flags: some(COUNTRIES) }),
  acceptsMailings: fc.boolean(),
  mailingEmail: orNull(email),
  mailingDepartments: some(DEPARTMENTS),
  about: texts,
  warning: texts,
})

function csvOf(kind: ImportKind, docs: readonly Doc[]): Uint8Array {
  const lines = [exportColumns(kind), ...docs.map((doc) => exportRow(kind, doc))].map(csvLine)
  return new TextEncoder().encode(CSV_START + lines.join(''))
}

function jsonOf(kind: ImportKind, docs: readonly Doc[]): Uint8Array {
  return new TextEncoder().encode(
    JSON.stringify({ [kind]: docs.map((doc) => exportEntry(kind, doc)) }),
  )
}

function readAll(kind: ImportKind, bytes: Uint8Array): ReadRecord[] {
  const table = readSourceTable(bytes)
  const mapping = guessMapping(kind, table)
  const context = { ...readContext(kind, table, mapping, NOW), ports: [] }
  return table.rows.map((row) => readRecord(kind, row, mapping, context))
}

/** What is not empty: an object of JSON has no empty columns. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([key, one]) => [key, filled(one)] as const)
    .filter(([, one]) => {
      const isEmptyList = Array.isArray(one) && one.length === 0
      const isEmptyGroup = typeof one === 'object' && one !== null && Object.keys(one).length === 0
      return one !== null && !isEmptyList && !isEmptyGroup
    })
  return Object.fromEntries(entries)
}

const KINDS = [
  ['vacancies', vacancy],
  ['companies', company],
] as const

describe.each(KINDS)('an export of %s', (kind, doc) => {
  it('is read back without loss and without a doubt, from CSV', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(doc, { minLength: 1, maxLength: 3 }), (docs) => {
        const records = readAll(kind, csvOf(kind, docs))
        expect(records).toHaveLength(docs.length)
        for (const [at, { externalId, company: owner, ...facts }] of docs.entries()) {
          const record = records[at]
          expect(record?.cells.filter(({ verdict }) => verdict !== 'understood')).toEqual([])
          expect(record?.refused).toBe(false)
          expect(record?.externalId).toBe(externalId)
          expect(record?.company).toBe(kind === 'vacancies' ? (owner as Doc).slug : null)
          expect(record?.values).toEqual(facts)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is read back without loss from JSON', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(doc, (one) => {
        const [record] = readAll(kind, jsonOf(kind, [one]))
        const { externalId, ...facts } = one
        delete facts.company
        expect(record?.externalId).toBe(externalId)
        // A contract of no length has a unit, and no column.
        if (facts.contract === NO_LENGTH) delete facts.contract
        // A day that is not said has no column either.
        const { unsaid, ...days } = (facts.joining ?? {}) as Doc
        if (unsaid === true) facts.joining = days
        expect(filled(record?.values)).toEqual(filled(facts))
      }),
      { numRuns: 30 },
    )
  })

  it('is the same file when it is exported again', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(doc, (one) => {
        const first = csvOf(kind, [one])
        const [record] = readAll(kind, first)
        const again = {
          ...record?.values,
          externalId: record?.externalId,
          company: { slug: record?.company },
        }
        expect(csvOf(kind, [again])).toEqual(first)
        expect(readAll(kind, first)).toEqual(readAll(kind, first))
      }),
      { numRuns: 20 },
    )
  })
})

it('keeps an amount of a currency without hundredths as it is', () => {
  expect(currencyDecimals('JPY')).toBe(0)
  const row = exportRow('vacancies', {
    pay: { min: 350_000, max: null, currency: 'JPY', period: 'month' },
  })
  expect(row[exportColumns('vacancies').indexOf('pay.from')]).toBe('350000')
})
