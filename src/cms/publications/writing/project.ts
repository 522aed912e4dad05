import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import type { PublishableCollection } from '../../../content-types'
import { indexSections } from '../../documents/search/search-sections'
import { followSources } from '../../desk/translations/translation-memory'
import { driftAlongside, refreshAlongside } from './alongside'
import { type ContentType, EVERY_LANGUAGE } from '../content-type'
import { contentType, contentTypes } from '../content-types'
import { type LeftAddress, moves, place, writeTexts } from './ledger-rows'
import { adapterOf, type Database, databaseOf } from '../../database/handle'
import { lockPathsIn } from '../../database/locks'
import { projection } from './projection'
import { textArray } from './projection-columns'
import { SECTIONS_TAG } from '../tag-sql'
import { renewTagsIn, type Tag } from './tags'

export interface ProjectionScope {
  collection: PublishableCollection
  /** Ids of the documents that changed or are gone; what is below them is included. All if absent. */
  documents?: readonly string[]
  /** What search looks through stays as it is, for `search-rows.runner.ts` to bring into step: readers wait for neither. */
  isSearchLeft?: boolean
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
 * noted in `former_paths`. Where nothing moves, the lock of paths is not taken. What search looks through goes with it.
 * @returns the addresses at which something was live and is no more
 * @throws PublicationRefused on a path clash, a reserved word, a cycle, or an ancestor without a slug
 */
export async function project(
  payload: Payload,
  scope: ProjectionScope,
  req?: PayloadRequest,
): Promise<LeftAddress[]> {
  const transaction = await req?.transactionID
  if (req && transaction !== undefined) return projectIn(await databaseOf(payload, req), scope)
  const adapter = adapterOf(payload)
  return adapter.drizzle.transaction((db) => projectIn(db as unknown as Database, scope))
}

/** Rows with which a wrong guess of the planner costs more than a moment. */
const MANY_ROWS = 5_000

/**
 * Tells the planner how many rows there are, where there are many: after a hundred thousand new ones it would take
 * minutes to guess. What it learns of a few would mislead it for as long about the many that follow.
 */
export async function analyzeLedger(payload: Payload, req?: PayloadRequest): Promise<void> {
  await analyzeIn(await databaseOf(payload, req ?? {}))
}

async function analyzeIn(db: Database): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM publications`,
  )
  if ((rows[0]?.count ?? 0) < MANY_ROWS) return
  await db.execute(sql`ANALYZE publications, publication_tags, publication_boundaries`)
}

/** The same of the tables that documents of one type are read from: they may have been filled a moment ago. */
export async function analyzeDocuments(
  payload: Payload,
  collection: PublishableCollection,
): Promise<void> {
  await analyzeDocumentsIn(await databaseOf(payload, {}), contentType(collection))
}

async function analyzeDocumentsIn(db: Database, { table }: ContentType): Promise<void> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
  )
  if ((counted[0]?.count ?? 0) < MANY_ROWS) return
  // Lists and texts of documents stand in tables that begin with the name of theirs.
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables
      WHERE schemaname = current_schema() AND (tablename = ${table} OR starts_with(tablename, ${`${table}_`}))`,
  )
  for (const { name } of rows) await db.execute(sql`ANALYZE ${sql.identifier(name)}`)
}

/** Compares the ledger with what the documents say, and changes nothing. */
export async function findDrift(
  payload: Payload,
  collection: PublishableCollection,
): Promise<Drift> {
  const adapter = adapterOf(payload)
  const { rows } = await adapter.drizzle.execute<{ kind: keyof Drift; count: string }>(sql`
    ${projection(contentType(collection))}
    SELECT CASE WHEN p.id IS NULL THEN 'missing' WHEN d.document IS NULL THEN 'superfluous'
           ELSE 'different' END AS kind, count(*) AS count
    FROM desired d FULL JOIN (SELECT * FROM publications WHERE collection = ${collection}) p
      ON p.document = d.document AND p.locale = d.locale
    WHERE (p.place_fingerprint, p.text_fingerprint, p.path)
      IS DISTINCT FROM (d.place_fingerprint, d.text_fingerprint, d.path)
    GROUP BY 1`)
  return driftOf(rows)
}

/** The same of what is kept beside the ledger; `undefined` where nothing is. */
export async function findDriftAlongside(
  payload: Payload,
  collection: PublishableCollection,
): Promise<Drift | undefined> {
  const drifting = driftAlongside(collection)
  if (!drifting) return undefined
  const adapter = adapterOf(payload)
  const { rows } = await adapter.drizzle.execute<{ kind: keyof Drift; count: string }>(
    sql`SELECT kind, count(*) AS count FROM (${drifting}) drifting GROUP BY 1`,
  )
  return driftOf(rows)
}

function driftOf(rows: readonly { kind: keyof Drift; count: string }[]): Drift {
  const drift: Drift = { missing: 0, superfluous: 0, different: 0 }
  for (const row of rows) drift[row.kind] = Number(row.count)
  return drift
}

/** The same on a connection that is in a transaction. */
async function projectIn(
  db: Database,
  { collection, documents, isSearchLeft = false }: ProjectionScope,
): Promise<LeftAddress[]> {
  const type = contentType(collection)
  const indexed = isSearchLeft ? [] : [...(await indexSections(db, type, documents))]
  const sections = indexed.map(sectionsIn)
  await followSources(db, type, documents)
  if (documents && !(await moves(db, type, documents))) {
    const tags = await writeTexts(db, type, documents)
    await refreshAlongside(db, collection, documents)
    await renewTagsIn(db, [...tags, ...sections])
    return []
  }
  if (!documents) await analyzeDocumentsIn(db, type)
  await lockPathsIn(db)
  const { tags, left } = await place(db, type, documents)
  // Whoever projects all of a type projects the others too.
  const below = documents ? await placeBelow(db, collection, documents) : { tags: [], left: [] }
  tags.push(...below.tags)
  if (!documents) await analyzeIn(db)
  if (!isSearchLeft) await refreshAlongside(db, collection, documents)
  // What moves is found elsewhere.
  if (type.publishing === 'each language' && !type.membersOnly)
    tags.push(sectionsIn(EVERY_LANGUAGE))
  await renewTagsIn(db, [...tags, ...sections])
  return [...left, ...below.left]
}

/** What search finds in a language; no page of the site shows it, what is found beside vacancies is kept by it. */
export const sectionsIn = (locale: string): Tag => ({ tag: SECTIONS_TAG, locale })

/** The documents of other types that stand below these. */
async function placeBelow(
  db: Database,
  collection: PublishableCollection,
  parents: readonly string[],
): Promise<{ tags: Tag[]; left: LeftAddress[] }> {
  const tags: Tag[] = []
  const left: LeftAddress[] = []
  for (const type of contentTypes) {
    if (type.path.shape !== 'below' || type.path.parent !== collection) continue
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT id FROM ${sql.identifier(type.table)}
      WHERE ${sql.identifier(type.path.parentColumn)} = ANY(${textArray(parents)}::int[])`)
    const documents = rows.map(({ id }) => String(id))
    if (documents.length === 0) continue
    const placed = await place(db, type, documents, { areSaved: false })
    tags.push(...placed.tags)
    left.push(...placed.left)
  }
  return { tags, left }
}
