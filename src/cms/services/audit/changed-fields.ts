import { isDeepStrictEqual } from 'node:util'

import type { FlattenedField } from 'payload'

import { isLocale, LOCALES } from '../../../domain/locales/locales'

type Values = Readonly<Record<string, unknown>>

/** A field that a save has changed. */
export interface ChangedField {
  /** As the schema names it: `meta.title`. Of rows, blocks and texts the field that holds them. */
  path: string
  isLocalized: boolean
  field: FlattenedField
  from: unknown
  to: unknown
}

/** What a save sets by itself, or the log says in another way. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '_status',
  'createdAt',
  'deletedAt',
  'hash',
  'id',
  'lockUntil',
  'loginAttempts',
  'resetPasswordExpiration',
  'resetPasswordToken',
  'salt',
  'sessions',
  'updatedAt',
])

/**
 * The fields that a save has changed, as far as the data of the save hold them; what only the site sees is left out.
 * @param before the document before, none where it is new
 */
export function changedFields(
  fields: readonly FlattenedField[],
  data: Values,
  before: Values | undefined,
  above = '',
): ChangedField[] {
  return fields.flatMap((field) => {
    const { name } = field
    if (!(name in data) || isNotShown(field, above)) return []
    const [from, to] = [before?.[name], data[name]]
    const path = above + name
    if (field.type === 'group' || field.type === 'tab') {
      if (!isPlain(to)) return []
      return changedFields(
        field.flattenedFields,
        to,
        isPlain(from) ? from : undefined,
        `${path}.`,
      ).map((one) => ({ ...one, isLocalized: one.isLocalized || isLocalized(field) }))
    }
    if (isDeepStrictEqual(essence(from), essence(to))) return []
    const hasTexts = field.type === 'array' && rowsDifferInTexts(field.flattenedFields, from, to)
    return [{ path, isLocalized: isLocalized(field) || hasTexts, field, from, to }]
  })
}

/** Whether a row that is there now says something else in a language than it did, or is new and says something. */
function rowsDifferInTexts(fields: readonly FlattenedField[], from: unknown, to: unknown): boolean {
  const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isPlain) : [])
  const before = new Map(rowsOf(from).map((row) => [row.id, row]))
  return rowsOf(to).some((row) =>
    changedFields(fields, row, before.get(row.id)).some((one) => one.isLocalized),
  )
}

/** Kinds of fields whose values are codes, numbers and days. */
const CODES: ReadonlySet<string> = new Set(['checkbox', 'date', 'number', 'radio', 'select'])

/** Kinds of fields that somebody writes in, a line or a few. */
const TEXTS: ReadonlySet<string> = new Set(['email', 'text', 'textarea'])

/** Kinds of fields that name other documents, by their numbers. */
const REFERENCES: ReadonlySet<string> = new Set(['relationship', 'upload'])

/** Characters of a text in a value: so many tell two titles apart. */
const LONGEST_VALUE = 60

/**
 * What was stored in changed fields, and what is stored there now: codes, numbers, short texts in quotation marks, and
 * documents by their numbers. Of rich text, rows and blocks the version history says it.
 * @example // 'role: editor → admin; title: “Visa” → “Visas”; parent: – → #4'
 */
export function valuesOf(changed: readonly ChangedField[]): string {
  return changed
    .flatMap(({ path, field, from, to }) => {
      const inWords = wordsFor(field.type)
      if (!inWords) return []
      return inEachLanguage(path, from, to).map(
        (one) => `${one.path}: ${listed(one.from, inWords)} → ${listed(one.to, inWords)}`,
      )
    })
    .join('; ')
}

/** One change for each language in which values differ, where the values are those of all languages. */
function inEachLanguage(path: string, from: unknown, to: unknown) {
  if (!isOfLanguages(from) && !isOfLanguages(to)) return [{ path, from, to }]
  const of = (value: unknown, locale: string) => (isOfLanguages(value) ? value[locale] : undefined)
  return LOCALES.map((locale) => ({
    path: `${path} (${locale})`,
    from: of(from, locale),
    to: of(to, locale),
  })).filter((one) => !isDeepStrictEqual(essence(one.from), essence(one.to)))
}

function isOfLanguages(value: unknown): value is Values {
  const keys = isPlain(value) ? Object.keys(value) : []
  return keys.length > 0 && keys.every(isLocale)
}

function wordsFor(type: string): ((value: unknown) => string) | undefined {
  if (CODES.has(type)) return codeInWords
  if (TEXTS.has(type)) return textInWords
  return REFERENCES.has(type) ? referenceInWords : undefined
}

function listed(value: unknown, inWords: (one: unknown) => string): string {
  const values = [value].flat().filter((one) => one !== undefined && one !== null && one !== '')
  return values.length === 0 ? '–' : values.map(inWords).join(', ')
}

function codeInWords(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}

function textInWords(value: unknown): string {
  // The query of an address may be a key.
  const text = String(value).replace(/^(https?:\/\/)(?:[^/@]*@)?([^?#]*)[?#].*$/is, '$1$2?…')
  const line = text.replaceAll(/\s+/g, ' ')
  return `“${line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE - 1)}…` : line}”`
}

function referenceInWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `#${String(value)}`
  // Of several collections a value says of which; one that was read along is a document.
  const { id, relationTo, value: within } = value as Record<string, unknown>
  if (typeof relationTo === 'string') return `${relationTo} ${referenceInWords(within)}`
  return `#${String(id)}`
}

/**
 * Whether a field is one that nobody fills in: what the site keeps for itself, or a save sets by itself.
 * @param above the path of what the field stands in, with a dot at its end
 */
export function isNotShown(field: FlattenedField, above: string): boolean {
  if (above === '' && LEFT_OUT.has(field.name)) return true
  if (field.type === 'join' || ('virtual' in field && field.virtual)) return true
  const { admin, hidden } = field as { admin?: { hidden?: unknown }; hidden?: unknown }
  return hidden === true || admin?.hidden === true
}

/** Whether each language has a value of its own. */
export function isLocalized(field: FlattenedField): boolean {
  return 'localized' in field && field.localized
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value without what says nothing, so that a form that sends an empty box changes nothing. */
function essence(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(essence)
  if (!isPlain(value)) return value
  const members = Object.entries(value)
    .map(([name, one]) => [name, essence(one)] as const)
    .filter(([, one]) => one !== undefined)
  return members.length === 0 ? undefined : Object.fromEntries(members)
}
