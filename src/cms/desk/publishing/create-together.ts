import type { PayloadRequest } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { NOW } from '../../database/database-clock'
import { adapterOf, type Database, databaseOf } from '../../database/handle'
import { sql } from '../../database/sql'
import { gathering, Together } from '../../database/written-together'
import { projectOrRefuse } from './projection.hooks'

/**
 * Lets `create` create documents of a collection in the transaction of `req`, one after the other, each with all hooks of
 * Payload. They are inserted and projected together afterwards; nothing finds them before. What is left is what a save of
 * each would have left.
 * @param most how many they are at most
 * @throws what `create` throws, and what a save does; nothing is written then, so end the transaction
 */
export async function createTogether<Done>(
  req: PayloadRequest,
  collection: PublishableCollection,
  most: number,
  create: () => Promise<Done>,
): Promise<Done> {
  const db = await databaseOf(req.payload, req)
  const adapter = adapterOf(req.payload)
  const { ids, now } = await begin(db, adapter, collection, most)
  const together = new Together(collection, ids, now)
  req.context.projectLater = true
  let done: Done
  try {
    done = await gathering(req, together, create)
  } finally {
    req.context.projectLater = false
  }
  await together.insert(db, adapter)
  await projectOrRefuse(req, collection, together.created.map(String))
  return done
}

/** Numbers for documents and their versions, and the instant that it is by the database's clock. */
async function begin(
  db: Database,
  { tableNameMap, versionsSuffix }: ReturnType<typeof adapterOf>,
  collection: string,
  most: number,
): Promise<{ ids: Map<string, number[]>; now: Date }> {
  const tables = [collection, `_${collection}${versionsSuffix}`].map(
    (key) => tableNameMap.get(key) ?? key,
  )
  const numbers = tables.map(
    (table) => sql`
      SELECT ${table}::text AS name, nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id,
        ${NOW} AS now
      FROM generate_series(1, ${most})`,
  )
  const { rows } = await db.execute<{ name: string; id: number; now: string }>(
    sql.join(numbers, sql` UNION ALL `),
  )
  const ids = new Map(
    tables.map((table) => [table, rows.filter(({ name }) => name === table).map(({ id }) => id)]),
  )
  return { ids, now: new Date(Number(rows[0]?.now)) }
}
