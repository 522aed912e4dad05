import { isEnglishLevel } from '../vocabulary/contract-terms'
import { isDocument } from '../vocabulary/documents'
import { isRank } from '../vocabulary/ranks'
import { isVesselType } from '../vocabulary/vessel-types'
import {
  columnOf,
  type FieldTable,
  type ShownFields,
  type StoredFields,
  type StructuredField,
  type VocabularyCodes,
} from './field-table'

/** A document as Payload reads it. */
type Document = Readonly<Record<string, unknown>>

/** Whether a text is a code of a vocabulary; the database knows the lists of countries and of currencies. */
const IS_CODE: {
  readonly [Of in keyof VocabularyCodes]: (text: string) => text is VocabularyCodes[Of]
} = {
  ranks: isRank,
  vesselTypes: isVesselType,
  documents: isDocument,
  englishLevels: isEnglishLevel,
  countries: (text): text is string => text !== '',
  currencies: (text): text is string => text !== '',
}

/** The fields of a row as pages read them. A code that the vocabulary does not know is none. */
export function shownFields<Table extends FieldTable, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
  row: StoredFields<Table, Name>,
): ShownFields<Table, Name> {
  const columns = new Map<string, unknown>(Object.entries(row))
  const shown: Record<string, unknown> = {}
  for (const name of names) {
    const field = table[name]
    if (field) put(shown, field.shownAs ?? name, shownValue(field, columns.get(columnOf(name))))
  }
  // Of each field the value that `ShownFields` says, by what `shownValue` makes of its kind.
  return shown as ShownFields<Table, Name>
}

function shownValue(field: StructuredField, stored: unknown): unknown {
  switch (field.holds) {
    case 'number':
    case 'months':
    case 'year':
    case 'amount':
      return stored === null ? undefined : Number(stored)
    case 'day':
      return stored ?? undefined
    case 'yesNo':
    case 'mark':
      return stored === true
    case 'codes': {
      const isCode: (text: string) => boolean = IS_CODE[field.of]
      const codes: unknown[] = Array.isArray(stored) ? stored : []
      return codes.filter((code) => typeof code === 'string' && isCode(code))
    }
    case 'code': {
      const text = textOf(stored)
      return text !== undefined && IS_CODE[field.of](text) ? text : undefined
    }
    case 'choice': {
      const text = textOf(stored)
      return text !== undefined && Object.hasOwn(field.among, text) ? text : undefined
    }
    case 'text':
    case 'email':
    case 'telephone':
    case 'imoNumber':
      return textOf(stored)
  }
}

function textOf(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored.trim() || undefined : undefined
}

/** Fields of a document as a query answers them, for a preview of what is not published. */
export function fieldsOfDocument<Table extends FieldTable, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
  document: object,
): StoredFields<Table, Name> {
  const row = names.map((name) => {
    const value = valueAt({ ...document }, name) ?? null
    const isDay = table[name]?.holds === 'day' && typeof value === 'string'
    return [columnOf(name), isDay ? new Date(value) : value]
  })
  // Payload's types of these fields are made of the same table.
  return Object.fromEntries(row) as StoredFields<Table, Name>
}

/**
 * What is at the place of a field; a field of a group is in it.
 * @example valueAt({ vessel: { name: 'Bright' } }, 'vessel.name') // 'Bright'
 */
export function valueAt(document: Document, name: string): unknown {
  const [group = '', inner] = name.split('.')
  const value = document[group]
  if (inner === undefined) return value
  return typeof value === 'object' && value !== null ? ({ ...value } as Document)[inner] : undefined
}

function put(values: Record<string, unknown>, name: string, value: unknown): void {
  const [group = '', inner] = name.split('.')
  if (inner === undefined) values[group] = value
  else values[group] = { ...(values[group] as object | undefined), [inner]: value }
}
