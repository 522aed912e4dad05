import type { StructuredField } from '../structured-fields/field-table'
import { checkedImoNumber } from '../sea-service/imo-number'
import { storedDay } from '../time/calendar-day'
import { typedLine } from '../texts/typed-text'
import {
  IMPORTED_VACANCY_FIELDS,
  type ImportedVacancyField,
  VACANCY_TABLE,
} from '../vacancies/vacancy-fields'
import type { ColumnReading, CompanyImportField, ImportField } from './import-types'
import {
  readEmail,
  readMessengers,
  readSlug,
  readTelephone,
  readTelephones,
  readTimeZone,
  readWebAddress,
  readYesOrNo,
} from './read-contacts'
import { readCountries, readCountry } from './read-countries'
import { readDays, type SaidDays } from './read-days'
import { readExperience } from './read-experience'
import { readWholeNumber, readYear } from './read-numbers'
import {
  readDepartments,
  readEnglishLevel,
  readLanguages,
  readList,
  readRanks,
  readTerm,
} from './read-terms'
import { leftOut, type Reading, understood } from './readings'

/** What is known beside the text of a cell. */
interface CellSurroundings {
  facts: ColumnReading
  /** The year that plausible ones are counted from. */
  year: number
}

/** How the cells of a field are read by themselves. */
export interface FieldReader {
  read: (text: string, surroundings: CellSurroundings) => Reading<unknown>
  /** What is stored where the cell is empty. */
  empty: null | readonly []
  /** Whether a dash, or `n/a`, is no text of it. */
  isStructured: boolean
}

const fact = (read: FieldReader['read']): FieldReader => ({ read, empty: null, isStructured: true })
const list = (read: FieldReader['read']): FieldReader => ({ read, empty: [], isStructured: true })

function line(most: number, isStructured = false): FieldReader {
  return { read: (text) => ofLength(typedLine(text), most), empty: null, isStructured }
}

/** A line that people fill with a dash, or `TBN`, where they know no better. */
const lineOrDash = (most: number) => line(most, true)

function paragraphs(most: number): FieldReader {
  return { read: (text) => ofLength(text.normalize('NFC'), most), empty: null, isStructured: false }
}

function ofLength(text: string, most: number): Reading<string> {
  return text.length > most ? leftOut('textTooLong') : understood(text)
}

function whole(least: number, most: number, usual = least): FieldReader {
  return fact((text, { facts }) =>
    readWholeNumber(text, { least, most, ...(!facts.isOurs && { usual }) }, facts.decimalSign),
  )
}

function day(since: number, ahead: number): FieldReader {
  return fact((text, { facts, year }) =>
    oneDay(readDays(text, facts.dayOrder), { since, last: year + ahead }),
  )
}

/** A day by itself; of several days, or a whole month, none. */
export function oneDay(
  said: SaidDays,
  { since, last }: { since: number; last: number },
): Reading<string> {
  switch (said.kind) {
    case 'day':
      return plausible(said.day, since, last)
    case 'unclear':
      return leftOut('dayOrderUnclear', said.days)
    case 'range':
      return leftOut('dayNotNamed', [`${said.from}–${said.to}`])
    case 'soon':
      return leftOut('dayNotNamed')
    case 'withoutYear':
      return leftOut('yearMissing')
    case 'nothing':
    case 'unreadable':
      return leftOut('dayUnreadable')
  }
}

/** A day as it is stored, within the years that are believed. */
export function plausible(day: string, since: number, last: number): Reading<string> {
  const year = Number(day.slice(0, 4))
  return year < since || year > last
    ? leftOut('yearImplausible', [day])
    : understood(storedDay(day), day)
}

/** The first of several. */
function first({ value, ...reading }: Reading<readonly string[]>): Reading<string> {
  const [one] = value ?? []
  return one === undefined ? reading : { ...reading, value: one }
}

const country = fact(readCountry)
const countries = list(readCountries)
const email = fact(readEmail)
const webAddress = fact(readWebAddress)

/** Codes of a vocabulary, each read by itself. */
const READ_CODE = {
  ranks: (text: string) => readTerm('ranks', text),
  vesselTypes: (text: string) => readTerm('vesselTypes', text),
  documents: (text: string) => readTerm('documents', text),
  countries: readCountry,
  englishLevels: readEnglishLevel,
} as const

/** What an import reads by itself: no amount without its currency, no mark of the site. */
type ReadAlone = Exclude<
  StructuredField,
  { readonly holds: 'amount' | 'mark' } | { readonly of: 'currencies' }
>

/** How what a structured field holds is read, within the bounds of its form. */
function readerOfField(field: ReadAlone): FieldReader {
  switch (field.holds) {
    case 'text':
      return lineOrDash(field.most)
    case 'email':
      return email
    case 'telephone':
      return fact(readTelephone)
    case 'imoNumber':
      return fact(readShipNumber)
    case 'number':
      return whole(field.least, field.most, field.usual)
    case 'months':
      return fact((text, { facts }) => readExperience(text, facts.unit))
    case 'year': {
      const { ahead, least } = field
      return fact((text, { year }) => readYear(text, { least, most: year + ahead }))
    }
    case 'day':
      return day(field.since, field.ahead)
    case 'yesNo':
      return fact(readYesOrNo)
    case 'choice':
      return fact((text) => oneOf(Object.keys(field.among), text))
    case 'code':
      return fact(READ_CODE[field.of])
    case 'codes': {
      const { of } = field
      return of === 'countries' ? countries : list((text) => readList(text, READ_CODE[of]))
    }
  }
}

function readShipNumber(text: string): Reading<string> {
  const digits = checkedImoNumber(text)
  return digits === undefined ? leftOut('imoNumberWrong') : understood(digits)
}

function oneOf(codes: readonly string[], text: string): Reading<string> {
  const said = typedLine(text).toLowerCase()
  return codes.includes(said) ? understood(said) : leftOut('unknownWord')
}

const OF_TABLE = Object.fromEntries(
  IMPORTED_VACANCY_FIELDS.map((name) => [name, readerOfField(VACANCY_TABLE[name])]),
) as Record<ImportedVacancyField, FieldReader> // of these names

/** Fields of vacancies that are read by themselves; for the others see `read-vacancy.ts`. */
export const VACANCY_READERS: Readonly<Record<ImportedVacancyField | 'description', FieldReader>> =
  {
    ...OF_TABLE,
    rank: fact((text) => first(readRanks(text))),
    description: paragraphs(5_000),
  }

/** Bounds as the forms of the panel have them: features/companies/company.field.ts. */
export const COMPANY_READERS: Readonly<
  Record<
    | Exclude<CompanyImportField, 'externalId' | `about.${string}` | `warning.${string}`>
    | 'about'
    | 'warning',
    FieldReader
  >
> = {
  name: line(200),
  legalName: line(200),
  slug: fact(readSlug),
  country,
  city: line(200),
  address: paragraphs(500),
  timeZone: fact(readTimeZone),
  languages: list(readLanguages),
  website: webAddress,
  email,
  telephones: list(readTelephones),
  messengers: list(readMessengers),
  'licence.number': line(200),
  'licence.authority': line(200),
  'licence.registerUrl': webAddress,
  'licence.validUntil': day(2000, 30),
  'licence.checkedOn': day(2020, 1),
  'fleet.vesselTypes': list((text) => readList(text, (entry) => readTerm('vesselTypes', entry))),
  'fleet.flags': countries,
  acceptsMailings: fact(readYesOrNo),
  mailingEmail: email,
  mailingDepartments: list(readDepartments),
  about: paragraphs(5_000),
  warning: paragraphs(1_000),
}

/** The reader of a field, whichever the language of a text; none where it is read together with others. */
export function readerOf(
  readers: Readonly<Record<string, FieldReader>>,
  field: ImportField,
): FieldReader | undefined {
  const [name = ''] = /^(?:description|about|warning)(?=\.)/.exec(field) ?? [field]
  return Object.hasOwn(readers, name) ? readers[name] : undefined
}
