import type { GlobalAfterChangeHook } from 'payload'

import { sql } from '../../cms/database/sql'
import { PRICES_TAG } from '../../cms/publications/tag-sql'
import { type Database, databaseOf } from '../../cms/database/handle'

/** The boundaries of the price list, which has one row: instants at which prices become others by themselves. */
const [COLLECTION, DOCUMENT] = ['price-list', '1']

const PLANNED = sql`
  SELECT DISTINCT at FROM (
    SELECT "from" AS at FROM price_list_mailings_planned
    UNION ALL SELECT promo_from FROM price_list_mailings
    UNION ALL SELECT promo_until FROM price_list_mailings) instants
  WHERE at IS NOT NULL`

const KEPT = sql`
  SELECT at FROM publication_boundaries
  WHERE collection = ${COLLECTION} AND document = ${DOCUMENT} AND tag = ${PRICES_TAG}`

/** Has the keys of pages with prices change at each instant that is planned, with nobody saving anything. */
export const keepPlannedInstants: GlobalAfterChangeHook = async ({ doc, req }) => {
  await writePlannedInstants(await databaseOf(req.payload, req))
  return doc as unknown
}

/** Makes every instant of the price list a boundary of what shows prices, and none that is in it no more. */
export async function writePlannedInstants(db: Database): Promise<void> {
  await db.execute(sql`
    WITH planned AS (${PLANNED}),
    removed AS (
      DELETE FROM publication_boundaries b
      WHERE b.collection = ${COLLECTION} AND NOT EXISTS (SELECT FROM planned WHERE planned.at = b.at))
    INSERT INTO publication_boundaries (tag, at, collection, document)
    SELECT ${PRICES_TAG}, at, ${COLLECTION}, ${DOCUMENT} FROM planned
    WHERE at NOT IN (${KEPT})`)
}

/** How many instants are no boundary though they are planned, or are one though they are not. */
export async function countWrongInstants(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    WITH planned AS (${PLANNED}), kept AS (${KEPT})
    SELECT count(*)::int AS count FROM (
      (TABLE planned EXCEPT TABLE kept) UNION ALL (TABLE kept EXCEPT TABLE planned)) wrong`)
  return rows[0]?.count ?? 0
}
