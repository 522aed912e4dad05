import { isDeepStrictEqual } from 'node:util'

import type { FlattenedField } from 'payload'

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

/** Kinds of fields whose values are codes and numbers of ours, never what somebody wrote. */
const HARMLESS: ReadonlySet<string> = new Set(['checkbox', 'number', 'radio', 'select'])

/**
 * What stood in changed fields, and what stands there now, where it is a code or a number.
 * @example // 'role: editor → admin; languages: – → uk, fr'
 */
export function codesOf(changed: readonly ChangedField[]): string {
  return changed
    .filter(({ field }) => HARMLESS.has(field.type))
    .map(({ path, from, to }) => `${path}: ${codeText(from)} → ${codeText(to)}`)
    .join('; ')
}

function codeText(value: unknown): string {
  const codes = [value].flat().filter((one) => one !== undefined && one !== null && one !== '')
  return codes.length === 0 ? '–' : codes.map(String).join(', ')
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
