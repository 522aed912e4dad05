import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  TextField,
  TypeWithID,
  Where,
} from 'payload'

import { sql } from '../../database/sql'
import type { TranslatedCollection } from '../../../content-types'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { searchPatterns } from '../../../domain/search/search-patterns'
import { env } from '../../../env'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { contentType } from '../../publications/content-types'
import { databaseOf } from '../../database/handle'
import { type Hit, noteFit } from './order-by-fit.hooks'

/**
 * What the search of the panel's lists looks through: the table `panel_words` has the texts of the newest version of
 * every document, in each language, drafts included. It is written in the transaction of the save.
 */

/** The name by which a list asks for words in any text of a document. To Payload it is another name of `title`. */
export const wordsField: TextField = {
  name: 'words',
  label: panelLabel('listWords'),
  type: 'text',
  virtual: 'title',
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}

/** Notes the words of what is saved: of its language, or of all where it is new or comes back. */
export const keepWords: CollectionAfterChangeHook<TypeWithID> = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  const only = operation === 'update' && isLocale(req.locale) ? req.locale : undefined
  const type = contentType(collection.slug as TranslatedCollection)
  const db = await databaseOf(req.payload, req)
  const versions = sql.identifier(`_${type.table}_v`)
  const texts = sql.identifier(`_${type.table}_v_locales`)
  const slug = type.path.shape === 'tree' ? sql`l.version_slug` : sql`NULL`
  await db.execute(sql`
    INSERT INTO panel_words (collection, document, locale, head, words)
    SELECT ${collection.slug}, v.parent_id, l._locale::text, concat_ws(' ', l.version_title, ${slug}),
      concat_ws(' ', l.version_title, ${slug}, l.version_excerpt, words_of(l.version_body))
    FROM ${versions} v JOIN ${texts} l ON l._parent_id = v.id
    WHERE v.latest AND v.parent_id = ${Number(doc.id)}
      AND (${only ?? null}::text IS NULL OR l._locale::text = ${only ?? null})
    ON CONFLICT (collection, document, locale) DO UPDATE SET head = excluded.head, words = excluded.words
    WHERE (panel_words.head, panel_words.words) IS DISTINCT FROM (excluded.head, excluded.words)`)
  return doc
}

/** Forgets the words of what is deleted for good. */
export const forgetWords: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await databaseOf(req.payload, req)
  await db.execute(
    sql`DELETE FROM panel_words WHERE collection = ${collection.slug} AND document = ${Number(id)}`,
  )
}

/** More documents than anybody looks through; a search that finds them says too little. */
const MOST_FOUND = 500

/** In which language a document was found, by request. */
const found = new WeakMap<object, Map<number, Locale>>()

/** Answers `words`: documents in which all of them stand in the texts of one language, whichever it is. */
export const findByWords: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const { where } = args as { where?: Where }
  if (!where || typeof where !== 'object') return args
  const slug = collection.slug as TranslatedCollection
  const find = async (words: string) => {
    const hits = await findDocuments(req, slug, words)
    noteFit(req, where, hits)
    return hits.map(({ document }) => document)
  }
  return { ...args, where: await answered(where, find) }
}

async function answered(
  where: Where,
  find: (words: string) => Promise<readonly number[]>,
): Promise<Where> {
  const conditions: Where[] = []
  const others: Where = {}
  for (const [key, value] of Object.entries(where)) {
    if (Array.isArray(value)) {
      others[key] = await Promise.all(value.map((part) => answered(part, find)))
    } else if (key === 'words') {
      const { like, contains } = value as { like?: unknown; contains?: unknown }
      const words = like ?? contains
      conditions.push({ id: { in: typeof words === 'string' ? await find(words) : [] } })
    } else {
      others[key] = value
    }
  }
  if (conditions.length === 0) return others
  return Object.keys(others).length === 0 ? { and: conditions } : { and: [others, ...conditions] }
}

async function findDocuments(
  req: PayloadRequest,
  collection: TranslatedCollection,
  words: string,
): Promise<readonly Hit[]> {
  const { inHead, inWords, isChinese } = searchPatterns(words)
  if (req.user?.collection !== 'staff' || inHead.length + inWords.length === 0) return []
  const read = isLocale(req.locale) ? req.locale : env.SOURCE_LOCALE
  // One by one: of a condition on all patterns of a list Postgres asks no index.
  const inText = sql.join(
    inWords.map((pattern) => sql`words ILIKE ${pattern}`),
    sql` AND `,
  )
  const everyWord = sql.join(
    [
      ...inHead.map((pattern) => sql`head ILIKE ${pattern}`),
      // No index helps there, and the order of conditions is Postgres' own: only Chinese texts are read.
      ...(isChinese ? [sql`CASE WHEN locale = 'zh' THEN ${inText} ELSE false END`] : []),
      ...(!isChinese && inWords.length > 0 ? [inText] : []),
    ],
    sql` AND `,
  )
  const db = await databaseOf(req.payload, req)
  const { table } = contentType(collection)
  const asked = words.trim().toLowerCase()
  const phrase = asked.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)
  const allInHead = sql.join(
    [...inHead, ...inWords].map((pattern) => sql`head ILIKE ${pattern}`),
    sql` AND `,
  )
  const { rows } = await db.execute<Hit>(sql`
    -- Materialized, or the planner goes through the documents in their order and reads the text of each.
    WITH hits AS MATERIALIZED (
      SELECT document, locale, CASE
          -- The title itself: what names a document ends with its address, which has no spaces.
          WHEN lower(head) = ${asked} OR lower(regexp_replace(head, ' [^ ]+$', '')) = ${asked} THEN 0
          WHEN head ILIKE ${`${phrase}%`} THEN 1
          WHEN head ILIKE ${`%${phrase}%`} THEN 2
          WHEN ${allInHead} THEN 3
          ELSE 4 END AS fit
      FROM panel_words WHERE collection = ${collection} AND ${everyWord}),
    documents AS (
      SELECT DISTINCT ON (document) document, locale, min(fit) OVER (PARTITION BY document) AS fit
      FROM hits
      ORDER BY document, locale = ${read} DESC, locale = ${env.SOURCE_LOCALE} DESC, locale)
    SELECT document, locale, p.deleted_at IS NOT NULL AS trashed
    FROM documents LEFT JOIN ${sql.identifier(table)} p ON p.id = document
    ORDER BY fit, p.position, document LIMIT ${MOST_FOUND}`)
  const languages = found.get(req) ?? new Map<number, Locale>()
  found.set(req, languages)
  for (const { document, locale } of rows) languages.set(document, locale)
  return rows
}

/** Says of a document that was found in another language than the one that is read, in which. */
export const sayWhereFound: CollectionAfterReadHook<TypeWithID> = ({ doc, req }) => {
  const locale = found.get(req)?.get(Number(doc.id))
  return locale === undefined || locale === req.locale ? doc : { ...doc, foundIn: locale }
}
