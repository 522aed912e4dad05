import { sql } from '../../database/sql'
import { type ContentType, LIST_DOCUMENT } from '../content-type'
import type { Database } from '../../database/handle'
import { projection } from './projection'
import { columnList, PLACE_COLUMNS, TEXT_COLUMNS, textArray } from './projection-columns'
import { refuseImpossible } from './refuse-impossible'
import { FRAME_TAG, NEW_REVISION } from '../tag-sql'
import type { Tag } from './tags'

/** Writes of the publication index's rows; `project()` alone calls them. */

/** An address at which a document is no more; of `*` in every language. */
export interface LeftAddress {
  collection: string
  document: string
  locale: string
  path: string
}

/** Whether a save changes who is where, or how others show it: the rest concerns nobody but its readers. */
export async function moves(
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
export async function writeTexts(
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
      AND publications.document = ANY(${textArray([...documents, LIST_DOCUMENT])})
      AND publications.text_fingerprint <> desired.text_fingerprint
    RETURNING publications.locale, publications.listed_in`)
  if (!type.facts) return []
  await writeBoundaries(db, type, documents)
  if (type.facts.card !== undefined) return []
  return rows.flatMap(({ locale, listed_in }) => listed_in.map((tag) => ({ tag, locale })))
}

/**
 * Writes all of the rows, under the lock of paths. Returns the tags of what shows those that changed, and who left
 * where.
 */
export async function place(
  db: Database,
  type: ContentType,
  documents: readonly string[] | undefined,
  { areSaved = true } = {},
): Promise<{ tags: Tag[]; left: LeftAddress[] }> {
  await refuseImpossible(db, type, documents)
  const isInScope = documents
    ? sql`p.document = ANY(ARRAY(SELECT id::text FROM scope) || ${textArray(documents)})`
    : sql`true`
  // Lists of facts show more of them than where they are.
  const isShown =
    type.facts && type.facts.card === undefined
      ? sql`(p.place_fingerprint, p.text_fingerprint) IS DISTINCT FROM (d.place_fingerprint, d.text_fingerprint)`
      : sql`p.place_fingerprint IS DISTINCT FROM d.place_fingerprint`
  // Payload leaves the relationships of a list behind that was emptied (3.90.1). Those of a document that is deleted
  // are gone by now: it may have stood there.
  const inNavigation = type.navigable
    ? sql`NOT EXISTS (SELECT 1 FROM ${sql.identifier(type.table)} t WHERE t.id = changed.document::int)
      OR EXISTS (SELECT 1 FROM navigation_rels r
        WHERE r.${sql.identifier(`${type.collection}_id`)}::text = changed.document
          AND CASE split_part(r.path, '.', 1)
            WHEN 'header' THEN split_part(r.path, '.', 2)::int < (SELECT count(*) FROM navigation_header)
            WHEN 'footer' THEN split_part(r.path, '.', 2)::int < (SELECT count(*) FROM navigation_footer)
            ELSE true END)`
    : sql`false`
  // Rows that are no more, and paths that are given up, go first: two documents may trade paths in one transaction.
  // A row that moves stays the same row: who writes its texts meanwhile waits for it, and finds it.
  const { rows } = await db.execute<PlacedRow>(sql`
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
      FROM (SELECT * FROM removed UNION ALL SELECT * FROM moved) gone
      RETURNING locale, path, collection, document),
    changed AS (
      SELECT coalesce(p.document, d.document) AS document, coalesce(p.locale, d.locale) AS locale,
        coalesce(p.listed_in, '[]') || coalesce(d.listed_in, '[]') AS listed_in
      FROM desired d
      FULL JOIN (SELECT * FROM publications p WHERE p.collection = ${type.collection} AND ${isInScope}) p
        ON p.document = d.document AND p.locale = d.locale
      WHERE ${isShown})
    SELECT DISTINCT tag, locale, NULL::text AS path, NULL::text AS collection, NULL::text AS document
    FROM changed CROSS JOIN LATERAL jsonb_array_elements_text(changed.listed_in) AS listed(tag)
    UNION SELECT ${FRAME_TAG}, locale, NULL, NULL, NULL FROM changed WHERE ${inNavigation}
    UNION ALL SELECT NULL, locale, path, collection, document FROM noted`)
  // What is below the saved documents has its texts from saves of its own, which take no lock of paths.
  const isSaved = areSaved
    ? documents
      ? sql`(excluded.document = ANY(${textArray(documents)}) OR excluded.document = ${LIST_DOCUMENT})`
      : sql`true`
    : sql`false`
  // The rows are written last: what compares with them would otherwise read all that are new for
  // each of them, where the planner believes an empty publication index to stay so.
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
  return {
    tags: rows.flatMap(({ tag, locale }) => (tag === null ? [] : [{ tag, locale }])),
    left: rows.flatMap((row) => (row.tag === null ? [leftAddress(row)] : [])),
  }
}

/** A tag that changed or, where there is none, an address that was left. */
type PlacedRow = Record<string, unknown> & { locale: string } & (
    | { tag: string; path: null; collection: null; document: null }
    | { tag: null; path: string; collection: string; document: string }
  )

function leftAddress(row: Extract<PlacedRow, { tag: null }>): LeftAddress {
  const { collection, document, locale, path } = row
  return { collection, document, locale, path }
}

/** The instants at which pages that show the documents show something else. */
async function writeBoundaries(
  db: Database,
  type: ContentType,
  documents: readonly string[] | undefined,
): Promise<void> {
  const isInScope = documents ? sql`b.document = ANY(${textArray(documents)})` : sql`true`
  // Said once more: the planner takes what is due for so many rows that it would read all that are there.
  const mayBeThere = documents
    ? sql`b.document = ANY(${textArray([...documents, LIST_DOCUMENT])})`
    : sql`true`
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
      SELECT 1 FROM publication_boundaries b WHERE b.collection = ${type.collection} AND ${mayBeThere}
        AND (due.tag, due.at, due.document) = (b.tag, b.at, b.document))`)
}
