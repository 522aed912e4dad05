import type { LengthUnit } from '../vacancies/contract-length'
import type { Locale } from '../locales/locales'
import type { Port } from '../ports/port'
import type { ImportReason } from './import-reasons'
import type { ImportedVacancyField } from '../vacancies/vacancy-fields'
import type { StoredPeriod } from '../vacancies/pay-period'

/** What is imported: the companies of the directory, or the vacancies of companies. */
export type ImportKind = 'companies' | 'vacancies'

/** A table as it was read from a file. */
export interface SourceTable {
  format: 'csv' | 'json' | 'workbook' | 'xml' | 'page'
  /** The encoding the bytes were read as: utf-8, utf-16le, utf-16be, windows-1251, windows-1252 … */
  encoding: string
  /** Of a CSV file alone. */
  delimiter: string | null
  /** Each once; a heading that is there twice, or empty, has been given a name of its own. */
  columns: readonly string[]
  rows: readonly SourceRow[]
  /**
   * Of a file whose names have a meaning that is laid down: the heading that each of these columns counts as; an empty one is
   * none. RSS calls the day of publication `pubDate`.
   */
  headings?: Readonly<Record<string, string>>
  /** Whether it has the newest entries alone, as RSS and Atom do: what it lacks may be open all the same. */
  isExcerpt?: true
}

/** What is told of a workbook beside its table. */
export interface WorkbookFacts {
  /** In their order. */
  sheets: readonly { name: string; isHidden: boolean }[]
  /** Which of them is read; null where none is a table. */
  sheet: string | null
  /** How many rows with text it hides, none of which is read. */
  hiddenRows: number
}

/** A row of the table. */
export interface SourceRow {
  /** The line of the file as a program for tables numbers it, from 1, headings counted; in JSON and XML the entry's number. */
  number: number
  /** The text of each column; a column without text is left out. */
  cells: Readonly<Record<string, string>>
}

/** What a column may be taken for (import-fields.ts has the lists of each kind). */
export type ImportField = VacancyImportField | CompanyImportField

export type VacancyImportField =
  | ImportedVacancyField
  | 'externalId'
  | 'company'
  | 'title'
  | 'openUntilDay'
  | 'publishedDay'
  | 'pay'
  | 'pay.from'
  | 'pay.to'
  | 'pay.currency'
  | 'pay.period'
  | 'contract'
  | 'contract.months'
  | 'contract.plusMinus'
  | 'joining.from'
  | 'joining.to'
  | 'joining.portCode'
  | `description.${Locale}`

export type CompanyImportField =
  | 'externalId'
  | 'name'
  | 'legalName'
  | 'slug'
  | 'country'
  | 'city'
  | 'address'
  | 'timeZone'
  | 'languages'
  | 'website'
  | 'email'
  | 'telephones'
  | 'messengers'
  | 'licence.number'
  | 'licence.authority'
  | 'licence.registerUrl'
  | 'licence.validUntil'
  | 'licence.checkedOn'
  | 'fleet.vesselTypes'
  | 'fleet.flags'
  | 'acceptsMailings'
  | 'mailingEmail'
  | 'mailingDepartments'
  | `about.${Locale}`
  | `warning.${Locale}`

/** Which column of the file is which field; a column that is left out is not read. */
export type ColumnMapping = Readonly<Record<string, ImportField>>

/** What was made of one cell. */
export interface ReadCell {
  /** Empty where a required field is missing and no column was taken for it. */
  column: string
  field: ImportField
  /** As the file has it. */
  text: string
  /**
   * `doubt`: a person should look. What is in `meaning` was taken over, except where the reason is one of
   * `LEFT_OUT` (import-reasons.ts). `refused`: the row is not imported because of this cell.
   */
  verdict: 'understood' | 'doubt' | 'refused'
  /**
   * What it was understood as, in codes ('second-engineer', '2026-12-01', 'USD 3500.00–4000.00 month'), several of
   * them between ` | ` where the text has more than one meaning; null where none.
   */
  meaning: string | null
  /** Why it is a doubt or refused: a key that the panel has words for. */
  reason: ImportReason | null
  /** What the row says, where it is more than this text: the least and the most of a pay. */
  said?: string
  /** What the file has in its place, where a person has said something else. */
  corrected?: { said: string; isForAll: boolean }
}

/**
 * A row after it was read. `values` has the shape of the collection's data (Payload's), without `company`. A field that
 * the file has no column for, or whose cell was left out in doubt, is not there; one whose cell is empty is `null`, or
 * `[]` where it holds several. Texts of each language are as Payload reads them with `locale: 'all'`:
 * `description: { en: '…', uk: null }`.
 */
export interface ReadRecord {
  number: number
  externalId: string | null
  /** The company's name, slug or external id as the file has it, of vacancies alone. */
  company: string | null
  values: Readonly<Record<string, unknown>>
  /** Only the cells that are doubts, refused, or understood as something else than their own text. */
  cells: readonly ReadCell[]
  /** True where a cell is refused or a required field is missing: the row is not imported. */
  refused: boolean
}

/** What the whole of a column says of its cells. Plain data: it can be stored as JSON. */
export interface ReadContext {
  /** By column; one of which nothing is known is left out. */
  columns: Readonly<Record<string, ColumnReading>>
  /** The year that plausible years are counted from. */
  year: number
  /** For how long a vacancy is open that names no last day; without it such a row is refused. */
  openFor?: OpenFor
  /** The ports that editors have added to those of our list. */
  ports?: readonly Port[]
}

export interface OpenFor {
  /** From the publication that the file names, else from today. */
  days: number
  /** `YYYY-MM-DD`. */
  today: string
}

export interface ColumnReading {
  /** Whether the day or the month goes first where a date could be read both ways. */
  dayOrder?: 'day-month' | 'month-day'
  /** The sign before decimals, where the column shows it. */
  decimalSign?: '.' | ','
  /** What its heading says of amounts. */
  currency?: string
  period?: StoredPeriod
  /** What its heading says of lengths of time: of experience, and of contracts. */
  unit?: 'months' | 'years'
  lengthUnit?: LengthUnit
  /** Whether the heading is the name of a field in our own export: its unit is known, and a code in it is believed. */
  isOurs?: true
}
