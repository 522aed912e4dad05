import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import {
  flattenAllFields,
  type FlattenedBlock,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'

import type { PanelKey } from '../../../i18n/panel/panel-texts'

/** A value that its field cannot hold. */
export interface Misfit {
  /** As Payload names the place in the form: `mailings.0.price.USD`. */
  path: string
  /** Says what the field can hold. */
  sentence: PanelKey
  field: FlattenedField
  value: unknown
  /** What stands beside it. */
  siblings: Record<string, unknown>
}

type Values = Record<string, unknown>

/** Levels of rows, blocks and nodes of a text; more was made to break something. */
const DEEPEST = 64

/**
 * The values of some data that their fields cannot hold: an object where there is text, a word where there
 * is a date. Payload itself looks only when something is published, and takes an object for text even then.
 * What is not there, or empty, fits everywhere; what Payload turns into the kind of the field (“5”, “true”)
 * fits too. What it may be beyond its kind, its own validation says.
 */
export function misfits(fields: FlattenedField[], data: Values, req: PayloadRequest): Misfit[] {
  return misfitsIn({ fields, data, path: '', isLocalized: false, depth: 0, req })
}

interface Level {
  fields: FlattenedField[]
  data: Values
  /** With the dot at its end. */
  path: string
  /** Whether a field around it is localized. */
  isLocalized: boolean
  depth: number
  req: PayloadRequest
}

function misfitsIn(level: Level): Misfit[] {
  return level.fields.flatMap((field) => {
    const value = level.data[field.name]
    const path = level.path + field.name
    const isLocalized = 'localized' in field && field.localized && !level.isLocalized
    // A write in all languages at once holds a value for each.
    if (isLocalized && isPlain(value) && ['all', '*'].includes(String(level.req.locale))) {
      return Object.entries(value).flatMap(([locale, part]) =>
        misfitsOf(field, part, `${path}.${locale}`, level),
      )
    }
    return misfitsOf(field, value, path, level)
  })
}

function misfitsOf(field: FlattenedField, value: unknown, path: string, level: Level): Misfit[] {
  if (value === undefined || ('virtual' in field && field.virtual !== undefined)) return []
  const misfit = (sentence: PanelKey): Misfit[] => [
    { path, sentence, field, value, siblings: level.data },
  ]
  const depth = level.depth + 1
  if (depth > DEEPEST) return misfit('kindOther')
  const isLocalized = level.isLocalized || ('localized' in field && field.localized)
  const below = { isLocalized, depth, req: level.req }
  const many = (isOne: (one: unknown) => boolean, sentence: PanelKey): Misfit[] => {
    if (value === null) return []
    const hasMany = 'hasMany' in field && field.hasMany === true
    if (hasMany && value === '') return []
    const fits = hasMany ? Array.isArray(value) && value.every(isOne) : isOne(value)
    return fits ? [] : misfit(sentence)
  }
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return many(isText, 'kindText')
    case 'number':
      return many(isNumber, 'kindNumber')
    case 'date':
      return many(isDate, 'kindDate')
    case 'checkbox':
      return many(isCheckbox, 'kindCheckbox')
    case 'radio':
    case 'select': {
      const options = field.options.map((one) => (typeof one === 'string' ? one : one.value))
      return many((one) => one === '' || options.some((option) => option === one), 'kindOption')
    }
    case 'relationship':
    case 'upload':
      return many((one) => isReference(one, field.relationTo, level.req), 'kindDocument')
    case 'group':
    case 'tab':
      if (!isPlain(value)) return misfit('kindOther')
      return misfitsIn({ ...below, fields: field.flattenedFields, data: value, path: `${path}.` })
    case 'array':
      return rows(value, misfit, path, (row, place) =>
        misfitsIn({ ...below, fields: field.flattenedFields, data: row, path: place }),
      )
    case 'blocks':
      return rows(value, misfit, path, (row, place) => {
        const block = (field.blockReferences ?? field.blocks)
          .map((one) => (typeof one === 'string' ? blockNamed(one, level.req) : one))
          .find((one) => one?.slug === row.blockType)
        if (!block) return misfit('kindRows')
        return misfitsIn({ ...below, fields: block.flattenedFields, data: row, path: place })
      })
    case 'richText': {
      if (value === null) return []
      if (!isPlain(value) || !isPlain(value.root)) return misfit('kindOther')
      // The config mounts no other editor of rich text.
      const editor = field.editor as LexicalRichTextAdapter | undefined
      return nodes([value.root], editor, misfit, { ...below, path: `${path}.` })
    }
    case 'point': {
      const isPoint = value === null || (Array.isArray(value) && value.length === 2)
      return isPoint && (value ?? []).every(isNumber) ? [] : misfit('kindOther')
    }
    default:
      // JSON may be anything; joins are not written.
      return []
  }
}

function rows(
  value: unknown,
  misfit: (sentence: PanelKey) => Misfit[],
  path: string,
  look: (row: Values, place: string) => Misfit[],
): Misfit[] {
  // So Payload is told that there are none; and rows that are not there are left out.
  if (value === null || value === 0 || value === '0' || value === '') return []
  if (!Array.isArray(value)) return misfit('kindRows')
  return (value as unknown[]).flatMap((row, index) => {
    if (row === null || row === undefined) return []
    return isPlain(row) ? look(row, `${path}.${index}.`) : misfit('kindRows')
  })
}

/** The nodes of a rich text, and what blocks and links in it hold. */
function nodes(
  value: unknown,
  editor: LexicalRichTextAdapter | undefined,
  misfit: (sentence: PanelKey) => Misfit[],
  level: Omit<Level, 'fields' | 'data'>,
): Misfit[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || level.depth > DEEPEST) return misfit('kindOther')
  return (value as unknown[]).flatMap((node) => {
    if (!isPlain(node) || typeof node.type !== 'string') return misfit('kindOther')
    if (node.text !== undefined && typeof node.text !== 'string') return misfit('kindOther')
    const found = nodes(node.children, editor, misfit, { ...level, depth: level.depth + 1 })
    const features = editor?.editorConfig.features
    const fieldsOf = features?.getSubFields?.get(node.type)
    if (!fieldsOf) return found
    if (!isPlain(node.fields)) return [...found, ...misfit('kindOther')]
    // Lexical's type of a node; what it looks at has just been seen.
    const serialized = node as unknown as Parameters<typeof fieldsOf>[0]['node']
    const fields = fieldsOf({ node: serialized, req: level.req }) ?? []
    const flat = flattenAllFields({ cache: true, fields })
    return [...found, ...misfitsIn({ ...level, fields: flat, data: node.fields })]
  })
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isNumber(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '' || Number.isFinite(Number(value))
  return typeof value === 'number' && Number.isFinite(value)
}

/** As JSON writes it, or a day; other words are a date in one engine and none in another. */
const DATE = /^[+-]?\d{4,6}-\d\d-\d\d(?:$|[T ])/

function isDate(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  return (
    typeof value === 'string' &&
    (value === '' || (DATE.test(value) && !Number.isNaN(Date.parse(value))))
  )
}

function isCheckbox(value: unknown): boolean {
  return typeof value === 'boolean' || ['', 'true', 'false'].includes(value as string)
}

/** The id of a document, or the document; where there are several collections, with its collection. */
function isReference(value: unknown, to: string | string[], req: PayloadRequest): boolean {
  if (value === '' || value === 'none' || value === 'null') return true
  if (typeof to === 'string') return isId(isPlain(value) ? value.id : value, to, req)
  if (!isPlain(value) || typeof value.relationTo !== 'string') return false
  if (!to.includes(value.relationTo)) return false
  if (value.value === null || value.value === undefined) return true
  return isId(isPlain(value.value) ? value.value.id : value.value, value.relationTo, req)
}

function isId(value: unknown, collection: string, { payload }: PayloadRequest): boolean {
  const known = Object.values(payload.collections).find(({ config }) => config.slug === collection)
  const kind = known?.customIDType ?? payload.db.defaultIDType
  if (kind !== 'number') return typeof value === 'string'
  return typeof value === 'string' ? /^\d+$/.test(value) : Number.isSafeInteger(value)
}

function blockNamed(slug: string, { payload }: PayloadRequest): FlattenedBlock | undefined {
  // The types know no block by name as long as the config declares none.
  return (payload.blocks as Record<string, FlattenedBlock>)[slug]
}

function isPlain(value: unknown): value is Values {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  )
}
