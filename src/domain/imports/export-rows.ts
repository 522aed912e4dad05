import { readDay } from '../time/calendar-day'
import {
  type ContractLength,
  evenLength,
  NO_LENGTH,
  storedLength,
  writtenLength,
} from '../vacancies/contract-length'
import type { FieldTable } from '../structured-fields/field-table'
import { valueAt } from '../structured-fields/shown-fields'
import { VACANCY_TABLE } from '../vacancies/vacancy-fields'
import { MESSENGERS, isMessenger } from '../mail/messenger-link'
import { importFields } from './import-fields'
import type { ImportField, ImportKind } from './import-types'
import { listEntry } from './list-entry'
import { writtenAmount } from './read-pay'

/** A document as Payload reads it with `locale: 'all'`. */
type Doc = Readonly<Record<string, unknown>>

/** The headings of an export: what `guessMapping` reads as the fields of the same names. */
export function exportColumns(kind: ImportKind): ImportField[] {
  return importFields(kind).flatMap(({ field, isNotKept }) => (isNotKept ? [] : [field]))
}

/**
 * A document as the cells of a row of its export, in the order of `exportColumns`. What is read from it again is the same.
 * @param doc as Payload reads it with `locale: 'all'`; the company of a vacancy with its `slug`, or as an id
 */
export function exportRow(kind: ImportKind, doc: Doc): string[] {
  return exportColumns(kind).map((field) => cellOf(field, doc))
}

/** A document as an object of an export in JSON: the cells that have a text, by their headings. */
export function exportEntry(kind: ImportKind, doc: Doc): Record<string, string> {
  const cells = exportColumns(kind).map((field) => [field, cellOf(field, doc)] as const)
  return Object.fromEntries(cells.filter(([, text]) => text !== ''))
}

function cellOf(field: ImportField, doc: Doc): string {
  switch (field) {
    case 'company':
      return companyText(doc.company)
    case 'pay':
      return valueAt(doc, 'pay.negotiable') === true ? 'negotiable' : ''
    case 'pay.from':
      return amountText(doc, 'min')
    case 'pay.to':
      return amountText(doc, 'max')
    // What the site assumed is not said: who reads it assumes the same.
    case 'pay.currency':
      return valueAt(doc, 'pay.currencyAssumed') === true ? '' : plainText(valueAt(doc, field))
    case 'pay.period':
      return valueAt(doc, 'pay.periodAssumed') === true ? '' : plainText(valueAt(doc, field))
    case 'contract':
      return writtenLength(lengthOf(doc) ?? NO_LENGTH)
    case 'contract.months':
      return evenMonths(doc, 'length')
    case 'contract.plusMinus':
      return evenMonths(doc, 'tolerance')
    case 'joining.from':
      return readDay(valueAt(doc, field)) ?? (valueAt(doc, 'joining.unsaid') === true ? '' : 'asap')
    case 'licence.validUntil':
    case 'licence.checkedOn':
      return readDay(valueAt(doc, field)) ?? ''
    case 'telephones':
      return listText(doc.telephones, ({ number, note }) => [number, note])
    case 'messengers':
      return listText(doc.messengers, ({ kind, handle }) => [
        isMessenger(kind) ? MESSENGERS[kind] : kind,
        handle,
      ])
    case 'acceptsMailings':
      return yesOrNo(doc.acceptsMailings)
    default:
      return textOfField(field, valueAt(doc, field))
  }
}

/** A structured field as an import reads it; no field of companies has the name of one. */
function textOfField(name: string, value: unknown): string {
  const fields: FieldTable = VACANCY_TABLE
  const { holds } = fields[name] ?? {}
  if (holds === 'day') return readDay(value) ?? ''
  return holds === 'yesNo' ? yesOrNo(value) : plainText(value)
}

function yesOrNo(value: unknown): string {
  return value === true ? 'yes' : value === false ? 'no' : ''
}

function companyText(company: unknown): string {
  if (typeof company !== 'object' || company === null) return plainText(company)
  const { externalId, slug, name, id } = company as Doc
  return [externalId, slug, name, id].map(plainText).find((text) => text !== '') ?? ''
}

function lengthOf({ contract }: Doc): ContractLength | undefined {
  // As the collection has it.
  return typeof contract === 'object' && contract !== null
    ? storedLength(contract as Parameters<typeof storedLength>[0])
    : undefined
}

/** For programs that read months: what is a whole number of them, and how much more or less. */
function evenMonths(doc: Doc, name: 'length' | 'tolerance'): string {
  const length = lengthOf(doc)
  const even = length?.unit === 'month' && length.off === null ? evenLength(length) : undefined
  return even ? String(even[name]) : ''
}

function amountText(doc: Doc, name: 'min' | 'max'): string {
  const amount = valueAt(doc, `pay.${name}`)
  const currency = valueAt(doc, 'pay.currency')
  return typeof amount === 'number' && typeof currency === 'string'
    ? writtenAmount(amount, currency)
    : ''
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join('; ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Entries of two facts, the second behind a colon: `+380 44 000-00-00: crewing`. */
function listText(list: unknown, facts: (entry: Doc) => readonly unknown[]): string {
  const entries: unknown[] = Array.isArray(list) ? list : []
  return entries
    .filter((entry): entry is Doc => typeof entry === 'object' && entry !== null)
    .map((entry) => facts(entry).map(plainText).filter(Boolean).join(': '))
    .map(listEntry)
    .join('; ')
}
