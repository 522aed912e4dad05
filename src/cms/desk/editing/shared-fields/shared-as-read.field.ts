import type { CollectionBeforeValidateHook, FlattenedField, JSONField } from 'payload'
import { ValidationError } from 'payload'

import { panelText } from '../../../../i18n/panel/panel-texts'
import { fieldForEditors, fieldWrittenBySystem } from '../../../access'

const NAME = 'sharedAsRead'

/** What Payload itself writes. */
const PAYLOADS_OWN: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt'])

type Values = Record<string, unknown>

/** The fields that all languages of a document share and that people write: its place, its parent, its facts. */
export function sharedFields(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || ('virtual' in field && field.virtual)) return []
    if (field.type === 'join' || field.type === 'group' || field.type === 'tab') return []
    const isPeoples = 'access' in field && field.access?.update !== fieldWrittenBySystem
    return field.localized || !isPeoples || PAYLOADS_OWN.has(field.name) ? [] : [field.name]
  })
}

/**
 * What the languages share as a form has read it. Every save of the form brings it back, so that
 * `keepSharedOfOthers` knows what its writer has changed. It is never stored.
 */
export const sharedAsReadField: JSONField = {
  name: NAME,
  type: 'json',
  label: false,
  virtual: true,
  access: { read: fieldForEditors },
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/src/cms/desk/editing/shared-fields/shared-as-read#SharedAsRead' },
  },
  hooks: {
    afterRead: [
      ({ collection, siblingData }) =>
        collection && valuesOf(siblingData, sharedFields(collection.flattenedFields)),
    ],
  },
}

function valuesOf(document: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, plain(document[name])]))
}

/** A value as a form has it: documents by their ids, nothing as `null`. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id
  return value === undefined || value === '' ? null : value
}

/** Whether two values are the same to a form. */
export function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

/**
 * Writes of what the languages share only what the writer has changed: a form carries all of it, as it was when it
 * was opened, and others move the document meanwhile. Who changes what a colleague has just changed is told so.
 */
export const keepSharedOfOthers: CollectionBeforeValidateHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { [NAME]: read, ...written } = (data ?? {}) as Values
  if (operation !== 'update' || !isRead(read)) return written
  const stored = (originalDoc ?? {}) as Values
  const errors: { path: string; message: string }[] = []
  for (const name of sharedFields(collection.flattenedFields)) {
    if (!(name in read) || !(name in written) || isAlike(stored[name], read[name])) continue
    if (isAlike(written[name], read[name])) written[name] = stored[name]
    else if (!isAlike(written[name], stored[name])) {
      errors.push({ path: name, message: panelText(req.t, 'sharedChanged') })
    }
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return written
}

function isRead(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
