import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import type { PublishableCollection } from '../../content-types'
import { contentType, contentTypes } from './content-types'
import { moves, place, writeTexts } from './ledger-rows'
import { type Database, databaseOf, lockPathsIn } from './locks'
import { projection } from './projection'
import { textArray } from './projection-columns'
import { renewTagsIn, type Tag } from './tags'

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

/** Rows with which a wrong guess of the planner costs more than a moment. */
const MANY_ROWS = 5_000

/**
 * Tells the planner how many rows there are, where there are many: after a hundred thousand new ones it would take
 * minutes to guess. What it learns of a few would mislead it for as long about the many that follow.
 */
export async function analyzeLedger(payload: Payload, req?: PayloadRequest): Promise<void> {
  const db = await databaseOf(payload, req ?? {})
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM publications`,
  )
  if ((rows[0]?.count ?? 0) < MANY_ROWS) return
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
  if (documents) tags.push(...(await placeBelow(db, collection, documents)))
  await renewTagsIn(db, tags)
}

/** The documents of other types that stand below these. */
async function placeBelow(
  db: Database,
  collection: PublishableCollection,
  parents: readonly string[],
): Promise<Tag[]> {
  const tags: Tag[] = []
  for (const type of contentTypes) {
    if (type.path.shape !== 'below' || type.path.parent !== collection) continue
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT id FROM ${sql.identifier(type.table)}
      WHERE ${sql.identifier(type.path.parentColumn)} = ANY(${textArray(parents)}::int[])`)
    const documents = rows.map(({ id }) => String(id))
    if (documents.length > 0) tags.push(...(await place(db, type, documents, { areSaved: false })))
  }
  return tags
}
