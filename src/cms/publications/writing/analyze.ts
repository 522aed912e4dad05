import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import type { PublishableCollection } from '../../../content-types'
import { type Database, databaseOf } from '../../database/handle'
import type { ContentType } from '../content-type'
import { contentType } from '../content-types'

/** Rows with which a wrong guess of the planner costs more than a moment. */
const MANY_ROWS = 5_000

/**
 * Tells the planner how many rows there are, where there are many: after a hundred thousand new ones it would take
 * minutes to guess. What it learns of a few would mislead it for as long about the many that follow.
 */
export async function analyzeIndex(payload: Payload, req?: PayloadRequest): Promise<void> {
  await analyzeIn(await databaseOf(payload, req ?? {}))
}

/** The same on a connection that is in a transaction. */
export async function analyzeIn(db: Database): Promise<void> {
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

/** The same on a connection that is in a transaction. */
export async function analyzeDocumentsIn(db: Database, { table }: ContentType): Promise<void> {
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
