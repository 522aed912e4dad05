import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { isLocale, nativeName } from '../../domain/locales'
import { RESERVED_WORDS } from '../../domain/slugs'
import { env } from '../../env'
import type { PanelKey } from '../../i18n/panel/panel-texts'
import { type ContentType, LIST_DOCUMENT } from './content-type'
import { contentType, contentTypes, prefixOf } from './content-types'
import { factProjection } from './fact-projection'
import { type Database, databaseOf, lockPathsIn } from './locks'
import { columnList, PLACE_COLUMNS, type SQL, TEXT_COLUMNS, textArray } from './projection-columns'
import type { PublishableCollection } from '../../content-types'
import { FRAME_TAG, NEW_REVISION } from './tag-sql'
import { renewTagsIn, type Tag } from './tags'
import { treeProjection } from './tree-projection'

/** A publication that cannot be: `reason` names the sentence for the editor, beside `field`. */
export class PublicationRefused extends Error {
  override name = 'PublicationRefused'
  constructor(
    readonly field: 'slug' | 'parent',
    readonly reason: PanelKey,
    readonly facts: Record<string, string> = {},
  ) {
    super(`${reason} ${JSON.stringify(facts)}`)
  }
}

export interface ProjectionScope {
  collection: PublishableCollection
  /** Ids of the documents that changed or are gone; what is below them is included. All if absent. */
  documents?: readonly string[]
}

/** Rows the ledger lacks, has too many, or has otherwise than the documents say. */
export interface Drift {
  missing: number
  superfluous: number
  different: number
}

/**
 * Makes the ledger rows of the documents, and of those below them, what Payload's tables say, inside `req`'s
 * transaction where there is one, and gives new revisions to the tags of what shows them. Rows that leave a path are
 * noted in `former_paths`. Where nothing moves, the lock of paths is not taken.
 * @throws PublicationRefused on a path clash, a reserved word, a cycle, or an ancestor without a slug
 */
export async function project(
  payload: Payload,
  scope: ProjectionScope,
  req?: PayloadRequest,
): Promise<void> {
  const transaction = await req?.transactionID
  if (req && transaction !== undefined) return projectIn(await databaseOf(payload, req), scope)
  const adapter = payload.db as unknown as PostgresAdapter // the config mounts no other adapter
  await adapter.drizzle.transaction((db) => projectIn(db as unknown as Database, scope))
}

/** Tells the planner how many rows there are: after a hundred thousand new ones it would take minutes to guess. */
export async function analyzeLedger(payload: Payload, req?: PayloadRequest): Promise<void> {
  const db = await databaseOf(payload, req ?? {})
  await db.execute(sql`ANALYZE publications, publication_tags, publication_boundaries`)
}

/** Compares the ledger with what the documents say, and changes nothing. */
export async function findDrift(
  payload: Payload,
  collection: PublishableCollection,
): Promise<Drift> {
  const adapter = payload.db as unknown as PostgresAdapter // as above
  const { rows } = await adapter.drizzle.execute<{ kind: keyof Drift; count: string }>(sql`
    ${projection(contentType(collection))}
    SELECT CASE WHEN p.id IS NULL THEN 'missing' WHEN d.document IS NULL THEN 'superfluous'
           ELSE 'different' END AS kind, count(*) AS count
    FROM desired d FULL JOIN (SELECT * FROM publications WHERE collection = ${collection}) p
      ON p.document = d.document AND p.locale = d.locale
    WHERE (p.place_fingerprint, p.text_fingerprint, p.path)
      IS DISTINCT FROM (d.place_fingerprint, d.text_fingerprint, d.path)
    GROUP BY 1`)
  const drift: Drift = { missing: 0, superfluous: 0, different: 0 }
  for (const row of rows) drift[row.kind] = Number(row.count)
  return drift
}

async function projectIn(db: Database, { collection, documents }: ProjectionScope): Promise<void> {
  const type = contentType(collection)
  if (documents && !(await moves(db, type, documents))) {
    return renewTagsIn(db, await writeTexts(db, type, documents))
  }
  await lockPathsIn(db)
  const tags = await place(db, type, documents)
  // Whoever projects all of a type projects the others too.
  for (const below of contentTypes) {
    if (!documents) break
    if (below.path.shape !== 'below' || below.path.parent !== collection) continue
    tags.push(...(await placeBelow(db, below, below.path.parentColumn, documents)))
  }
  await renewTagsIn(db, tags)
}

async function placeBelow(
  db: Database,
  type: ContentType,
  parentColumn: string,
  parents: readonly string[],
): Promise<Tag[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM ${sql.identifier(type.table)}
    WHERE ${sql.identifier(parentColumn)} = ANY(${textArray(parents)}::int[])`)
  if (rows.length === 0) return []
  return place(
    db,
    type,
    rows.map(({ id }) => String(id)),
    { areSaved: false },
  )
}

/** Whether a save changes who is where, or how others show it: the rest concerns nobody but its readers. */
async function moves(
  db: Database,
  type: ContentType,
  documents: readonly string[],
): Promise<boolean> {
  // What is live in no language may still have a place that others stand below.
  const hasBelow =
    type.path.shape === 'tree'
      ? sql`EXISTS (SELECT 1 FROM ${sql.identifier(type.table)} b
          WHERE b.parent_id = ANY(${textArray(documents)}::int[]))`
      : sql`false`
  const { rows } = await db.execute<{ moves: boolean }>(sql`
    ${projection(type, documents, { withDescendants: false })},
    known AS (
      SELECT * FROM publications
      WHERE collection = ${type.collection} AND document = ANY(${textArray(documents)}))
    SELECT (count(*) = 0 AND ${hasBelow})
      OR EXISTS (SELECT 1 FROM routed WHERE path IS NULL OR circular) OR coalesce(bool_or(
        known.id IS NULL OR d.document IS NULL
        OR (known.path, known.place_fingerprint) IS DISTINCT FROM (d.path, d.place_fingerprint)), false)
      AS moves
    FROM (SELECT * FROM desired WHERE document <> ${LIST_DOCUMENT}) d
    FULL JOIN known ON known.document = d.document AND known.locale = d.locale`)
  return rows[0]?.moves !== false
}

/** Writes what a save changed where nothing moves. Returns the tags of what shows it. */
async function writeTexts(
  db: Database,
  type: ContentType,
  documents: readonly string[],
): Promise<Tag[]> {
  const { rows } = await db.execute<{ locale: string; listed_in: string[] }>(sql`
    ${projection(type, documents, { withDescendants: false })}
    UPDATE publications SET
      ${columnList(TEXT_COLUMNS, (column) => sql`${column} = desired.${column}`)},
      revision = ${sql.raw(NEW_REVISION)}
    FROM desired
    WHERE publications.collection = desired.collection AND publications.document = desired.document
      AND publications.locale = desired.locale
      AND publications.text_fingerprint <> desired.text_fingerprint
    RETURNING publications.locale, publications.listed_in`)
  if (!type.facts) return []
  await writeBoundaries(db, type, documents)
  if (type.facts.card !== undefined) return []
  return rows.flatMap(({ locale, listed_in }) => listed_in.map((tag) => ({ tag, locale })))
}

/** Writes all of the rows, under the lock of paths. Returns the tags of what shows those that changed. */
async function place(
  db: Database,
  type: ContentType,
  documents: readonly string[] | undefined,
  { areSaved = true } = {},
): Promise<Tag[]> {
  await refuseImpossible(db, type, documents)
  const isInScope = documents
    ? sql`(p.document IN (SELECT id::text FROM scope) OR p.document = ANY(${textArray(documents)}))`
    : sql`true`
  // Lists of facts show more of them than where they are.
  const isShown =
    type.facts && type.facts.card === undefined
      ? sql`(p.place_fingerprint, p.text_fingerprint) IS DISTINCT FROM (d.place_fingerprint, d.text_fingerprint)`
      : sql`p.place_fingerprint IS DISTINCT FROM d.place_fingerprint`
  // Payload leaves the relationships of a list behind that was emptied (3.90.1).
  const inNavigation = type.navigable
    ? sql`EXISTS (SELECT 1 FROM navigation_rels r
        WHERE r.${sql.identifier(`${type.collection}_id`)}::text = changed.document
          AND split_part(r.path, '.', 2)::int < CASE split_part(r.path, '.', 1)
            WHEN 'header' THEN (SELECT count(*) FROM navigation_header)
            ELSE (SELECT count(*) FROM navigation_footer) END)`
    : sql`false`
  // Rows that are no more, and paths that are given up, go first: two documents may trade paths in one transaction.
  // A row that moves stays the same row: who writes its texts meanwhile waits for it, and finds it.
  const { rows: tags } = await db.execute<{ tag: string; locale: string }>(sql`
    ${projection(type, documents)},
    removed AS (
      DELETE FROM publications p
      WHERE p.collection = ${type.collection} AND ${isInScope} AND NOT EXISTS (
        SELECT 1 FROM desired d WHERE d.document = p.document AND d.locale = p.locale)
      RETURNING p.locale, p.path, p.collection, p.document),
    moved AS (
      UPDATE publications p SET path = '~' || p.id
      FROM desired d, publications former
      WHERE p.collection = d.collection AND p.document = d.document AND p.locale = d.locale
        AND p.path <> d.path AND former.id = p.id
      RETURNING p.locale, former.path, p.collection, p.document),
    noted AS (
      INSERT INTO former_paths (locale, path, collection, document, left_at)
      SELECT locale, path, collection, document, now()
      FROM (SELECT * FROM removed UNION ALL SELECT * FROM moved) gone),
    changed AS (
      SELECT coalesce(p.document, d.document) AS document, coalesce(p.locale, d.locale) AS locale,
        coalesce(p.listed_in, '[]') || coalesce(d.listed_in, '[]') AS listed_in
      FROM desired d
      FULL JOIN (SELECT * FROM publications p WHERE p.collection = ${type.collection} AND ${isInScope}) p
        ON p.document = d.document AND p.locale = d.locale
      WHERE ${isShown})
    SELECT DISTINCT tag, locale
    FROM changed CROSS JOIN LATERAL jsonb_array_elements_text(changed.listed_in) AS listed(tag)
    UNION SELECT ${FRAME_TAG}, locale FROM changed WHERE ${inNavigation}`)
  // What is below the saved documents has its texts from saves of its own, which take no lock of paths.
  const isSaved = areSaved
    ? documents
      ? sql`(excluded.document = ANY(${textArray(documents)}) OR excluded.document = ${LIST_DOCUMENT})`
      : sql`true`
    : sql`false`
  // The rows are written last: what compares with them would otherwise read all that are new for
  // each of them, where the planner believes an empty ledger to stay so.
  const columns = columnList([...PLACE_COLUMNS, ...TEXT_COLUMNS])
  await db.execute(sql`
    ${projection(type, documents)}
    INSERT INTO publications (collection, document, locale, ${columns}, revision)
    SELECT collection, document, locale, ${columns}, ${sql.raw(NEW_REVISION)} FROM desired
    ON CONFLICT (collection, document, locale) DO UPDATE SET
      ${columnList(PLACE_COLUMNS, (column) => sql`${column} = excluded.${column}`)},
      ${columnList(
        TEXT_COLUMNS,
        (column) =>
          sql`${column} = CASE WHEN ${isSaved} THEN excluded.${column} ELSE publications.${column} END`,
      )},
      revision = excluded.revision
    WHERE publications.place_fingerprint <> excluded.place_fingerprint
      OR ${isSaved} AND publications.text_fingerprint <> excluded.text_fingerprint`)
  if (type.facts) await writeBoundaries(db, type, documents)
  return tags
}

/** The instants at which pages that show the documents show something else. */
async function writeBoundaries(
  db: Database,
  type: ContentType,
  documents: readonly string[] | undefined,
): Promise<void> {
  const isInScope = documents ? sql`b.document = ANY(${textArray(documents)})` : sql`true`
  await db.execute(sql`
    ${projection(type, documents)},
    due AS (
      SELECT tag, date_trunc('milliseconds', at) AS at, collection, document
      FROM desired CROSS JOIN LATERAL jsonb_array_elements_text(listed_in) AS listed(tag)
      CROSS JOIN LATERAL unnest(boundaries) AS at
      -- Then links to it are no links any more.
      UNION SELECT collection || '/' || document, date_trunc('milliseconds', reachable_until), collection, document
      FROM desired WHERE reachable_until IS NOT NULL),
    removed AS (
      DELETE FROM publication_boundaries b
      WHERE b.collection = ${type.collection} AND ${isInScope} AND NOT EXISTS (
        SELECT 1 FROM due WHERE (due.tag, due.at, due.document) = (b.tag, b.at, b.document)))
    INSERT INTO publication_boundaries (tag, at, collection, document)
    SELECT tag, at, collection, document FROM due WHERE NOT EXISTS (
      SELECT 1 FROM publication_boundaries b WHERE b.collection = due.collection
        AND (due.tag, due.at, due.document) = (b.tag, b.at, b.document))`)
}

async function refuseImpossible(
  db: Database,
  type: ContentType,
  documents: readonly string[] | undefined,
): Promise<void> {
  // A type with a prefix of its own stands below a reserved word on purpose.
  const reserved = prefixOf(type) === '' ? RESERVED_WORDS : []
  const { rows } = await db.execute<{
    locale: string
    path: string | null
    circular: boolean
    taken_by: string | null
    redirected: string | null
  }>(sql`
    ${projection(type, documents)}
    SELECT w.locale, w.path, w.circular, other.title AS taken_by, r.locale::text AS redirected
    FROM routed w
    -- The source's path shows a page in every language.
    LEFT JOIN redirects r ON r."from" = w.path
      AND (r.locale::text = w.locale OR w.locale IN (${env.SOURCE_LOCALE}, '*'))
    LEFT JOIN publications other ON other.locale = w.locale AND other.path = w.path
      AND (other.collection, other.document) <> (${type.collection}, w.id::text)
      AND NOT EXISTS (SELECT 1 FROM routed moved WHERE other.collection = ${type.collection}
        AND moved.id::text = other.document AND moved.locale = other.locale
        AND moved.path <> other.path)
    WHERE w.path IS NULL OR w.circular OR other.id IS NOT NULL OR r.id IS NOT NULL
      OR EXISTS (SELECT 1 FROM unnest(${textArray(reserved)}) word
        WHERE w.path = word OR starts_with(w.path, word || '/'))
    ORDER BY w.circular DESC, other.id NULLS LAST, w.path
    LIMIT 1`)
  for (const { circular, path, locale, taken_by: takenBy, redirected } of rows) {
    if (circular) throw new PublicationRefused('parent', 'pageBelowItself')
    if (path === null) {
      throw new PublicationRefused('parent', 'parentWithoutAddress', { language: named(locale) })
    }
    const address = `/${path}`
    if (takenBy !== null) {
      const facts = { address, language: named(locale), title: takenBy }
      throw new PublicationRefused('slug', 'addressTaken', facts)
    }
    if (redirected !== null) {
      const facts = { address, language: named(redirected) }
      throw new PublicationRefused('slug', 'addressRedirected', facts)
    }
    throw new PublicationRefused('slug', 'addressReserved', { address })
  }
}

function named(locale: string): string {
  return isLocale(locale) ? nativeName(locale) : locale
}

/**
 * The one statement: `WITH … desired AS (…)`, the rows the ledger must have for the documents (all if
 * absent), computed from Payload's own tables.
 */
function projection(
  type: ContentType,
  documents?: readonly string[],
  { withDescendants = true } = {},
): SQL {
  return type.path.shape === 'tree'
    ? treeProjection(type, documents, withDescendants)
    : factProjection(type, documents)
}
