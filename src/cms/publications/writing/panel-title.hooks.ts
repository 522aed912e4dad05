import type {
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  TextField,
  TypeWithID,
  Where,
} from 'payload'

import { sql } from '../../database/sql'
import { isLocale, LOCALES, nativeName } from '../../../domain/locales/locales'
import { env } from '../../../env'
import type { TranslatedCollection } from '../../../content-types'
import { contentType } from '../content-types'
import { databaseOf } from '../../database/handle'

/**
 * The title by which the panel names a document: its own in the language that is edited or, where that
 * has none, another language's, marked. To Payload it is another name of `title`: lists are ordered and
 * searched by the column of `title`. It is never stored.
 */
export const panelTitleField: TextField = {
  name: 'panelTitle',
  type: 'text',
  virtual: 'title',
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}

interface Titled extends TypeWithID {
  id: number
  title?: string | null
  panelTitle?: string | null
}

/** Names a document without a title in the language that is read: “Before you sign (English)”. */
export const nameInThePanel: CollectionAfterReadHook<Titled> = async ({ collection, doc, req }) => {
  // Readers get none of it. A version of a document has no id of its own here.
  if (req.user?.collection !== 'staff' || !isLocale(req.locale) || doc.title || !doc.id) return doc
  const panelTitle = await titleElsewhere(req, collection.slug as TranslatedCollection, doc.id)
  // Payload would call it by its number.
  return { ...doc, panelTitle: panelTitle ?? req.t('general:untitled') }
}

type Titles = Promise<Map<number, string>>

// All documents of a list are asked about in one query.
const batches = new WeakMap<object, Map<string, { ids: Set<number>; titles: Titles }>>()

async function titleElsewhere(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: number,
): Promise<string | undefined> {
  const ofRequest = batches.get(req) ?? new Map<string, { ids: Set<number>; titles: Titles }>()
  batches.set(req, ofRequest)
  let batch = ofRequest.get(collection)
  if (!batch) {
    const ids = new Set<number>()
    const titles = new Promise((resolve) => setImmediate(resolve)).then(() => {
      ofRequest.delete(collection)
      return findTitles(req, collection, [...ids])
    })
    batch = { ids, titles }
    ofRequest.set(collection, batch)
  }
  batch.ids.add(id)
  return (await batch.titles).get(id)
}

/** The source language's title, else that of the first language that has one; with its language. */
async function findTitles(
  req: PayloadRequest,
  collection: TranslatedCollection,
  ids: readonly number[],
): Titles {
  const { versions, texts } = tablesOf(collection)
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number; locale: string; title: string }>(sql`
    SELECT DISTINCT ON (v.parent_id) v.parent_id AS id, l._locale::text AS locale,
      l.version_title AS title
    FROM ${versions} v JOIN ${texts} l ON l._parent_id = v.id
    WHERE v.latest AND v.parent_id = ANY(${list(ids)}::int[])
      AND nullif(l.version_title, '') IS NOT NULL
    ORDER BY v.parent_id, l._locale::text = ${env.SOURCE_LOCALE} DESC,
      array_position(${list(LOCALES)}::text[], l._locale::text)`)
  return new Map(
    rows.map(({ id, locale, title }) => [
      id,
      `${title} (${isLocale(locale) ? nativeName(locale) : locale})`,
    ]),
  )
}

/** More documents than anybody looks through; a search that finds them says too little. */
const MOST_FOUND = 500

/**
 * A search for a title also finds the documents that have none in the language that is read, by the
 * title of any other language. The panel asks by `panelTitle`, lists and bulk actions by `title`.
 */
export const findUntranslatedToo: CollectionBeforeOperationHook = async ({
  args,
  collection,
  req,
}) => {
  const { where } = args as { where?: Where }
  if (!where || typeof where !== 'object') return args
  const widened = await widen(where, (words) =>
    req.user?.collection === 'staff' && isLocale(req.locale)
      ? findUntranslated(req, collection.slug as TranslatedCollection, words)
      : Promise.resolve([]),
  )
  return { ...args, where: widened }
}

type Find = (words: string) => Promise<number[]>

async function widen(where: Where, find: Find): Promise<Where> {
  const conditions = await Promise.all(
    Object.entries(where).map(async ([key, value]): Promise<[string, Where | Where[]]> => {
      if (Array.isArray(value)) {
        return [key, await Promise.all(value.map((part) => widen(part, find)))]
      }
      if (key !== 'title' && key !== 'panelTitle') return [key, value as Where]
      const asked = { title: value }
      const { like, contains } = value as { like?: unknown; contains?: unknown }
      const words = like ?? contains
      const ids = typeof words === 'string' && words.trim() !== '' ? await find(words) : []
      const found: Where[] = [asked, { id: { in: ids } }]
      // Under a key of its own, so that several conditions of one object stay beside each other.
      return ['and', [ids.length > 0 ? { or: found } : asked]]
    }),
  )
  const joined: Where = {}
  for (const [key, value] of conditions) {
    const together = joined[key]
    if (key === 'and' && Array.isArray(together) && Array.isArray(value)) together.push(...value)
    else joined[key] = value as Where[]
  }
  return joined
}

async function findUntranslated(
  req: PayloadRequest,
  collection: TranslatedCollection,
  words: string,
): Promise<number[]> {
  const { versions, texts } = tablesOf(collection)
  const db = await databaseOf(req.payload, req)
  // As Payload's own `like`: each word somewhere in the title.
  const patterns = words
    .trim()
    .split(/\s+/)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT v.parent_id AS id FROM ${versions} v JOIN ${texts} l ON l._parent_id = v.id
    WHERE v.latest AND v.parent_id IS NOT NULL AND l.version_title ILIKE ALL(${list(patterns)}::text[])
      AND NOT EXISTS (SELECT 1 FROM ${texts} own WHERE own._parent_id = v.id
        AND own._locale::text = ${req.locale} AND nullif(own.version_title, '') IS NOT NULL)
    ORDER BY id LIMIT ${MOST_FOUND}`)
  return rows.map(({ id }) => id)
}

function tablesOf(collection: TranslatedCollection) {
  const { table } = contentType(collection)
  return { versions: sql.identifier(`_${table}_v`), texts: sql.identifier(`_${table}_v_locales`) }
}

function list(values: readonly (number | string)[]) {
  return sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]`
}
