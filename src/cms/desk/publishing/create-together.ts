import type { PayloadRequest } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { nowIn } from '../../database/database-clock'
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
  const together = new Together(
    collection,
    await freeIds(db, adapter, collection, most),
    await nowIn(db),
  )
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

/** Numbers for documents and their versions. */
async function freeIds(
  db: Database,
  { tableNameMap, versionsSuffix }: ReturnType<typeof adapterOf>,
  collection: string,
  most: number,
): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>()
  for (const key of [collection, `_${collection}${versionsSuffix}`]) {
    const table = tableNameMap.get(key) ?? key
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id FROM generate_series(1, ${most})`)
    ids.set(
      table,
      rows.map(({ id }) => id),
    )
  }
  return ids
}
