import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { overridingAccess } from '@/cms/local-api'

import { append, referencesInFile } from './erased-requests.hooks'

/** Requests that are erased in one go, each in a transaction of its own. */
const AT_ONCE = 100

/** What was erased in one run. */
export interface Erased {
  requests: number
  files: number
}

/**
 * Erases for good what is due: requests with their files and messages, files whose own time has come, what forms kept for
 * a while, mail that belongs to no request, and limits that have run out; first of all what was erased before and has come
 * back with a backup.
 * @throws whatever the database or the disk throws; what is due then stays due
 */
export async function eraseDue(payload: Payload): Promise<Erased> {
  const again = await eraseAgain(payload)
  const db = databaseIn(payload)
  let requests = again
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT id FROM requests WHERE erase_at <= now() ORDER BY erase_at LIMIT ${AT_ONCE}`)
    requests += await eraseAll(payload, rows)
    if (rows.length < AT_ONCE) break
  }
  return { requests, files: await eraseBeside(payload) }
}

/**
 * Erases again what had been erased and has come back with a backup: of the database, or of the file beside it. Both lists
 * know of everything afterwards.
 * @returns how many requests had come back
 */
export async function eraseAgain(payload: Payload): Promise<number> {
  const db = databaseIn(payload)
  const inFile = await referencesInFile()
  const { rows: table } = await db.execute<{ reference: string }>(
    sql`SELECT reference FROM erased_requests`,
  )
  await append(table.map(({ reference }) => reference).filter((one) => !inFile.has(one)))
  if (inFile.size > 0) {
    const all = JSON.stringify([...inFile])
    await db.execute(sql`
      INSERT INTO erased_requests (reference)
      SELECT jsonb_array_elements_text(${all}::jsonb) ON CONFLICT DO NOTHING`)
  }
  let count = 0
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT r.id FROM requests r JOIN erased_requests USING (reference) ORDER BY r.id LIMIT ${AT_ONCE}`)
    count += await eraseAll(payload, rows)
    if (rows.length < AT_ONCE) return count
  }
}

async function eraseAll(payload: Payload, rows: readonly { id: number }[]): Promise<number> {
  let count = 0
  for (const { id } of rows) {
    // Another instance may be at it too.
    const isThere = await payload.findByID({
      collection: 'requests',
      id,
      depth: 0,
      select: {},
      disableErrors: true,
      ...overridingAccess('the periods decide what is erased, nobody who asks'),
    })
    if (!isThere) continue
    // As staff do: the hooks erase what belongs to it, and remember that it is erased.
    await payload.delete({
      collection: 'requests',
      id,
      depth: 0,
      ...overridingAccess('the periods decide what is erased, nobody who asks'),
    })
    count += 1
  }
  return count
}

/** @returns how many files of requests were erased before their request */
async function eraseBeside(payload: Payload): Promise<number> {
  const db = databaseIn(payload)
  // Whoever moved a file to its request may not have known the period.
  await db.execute(sql`
    UPDATE form_files f SET erase_at = least(r.erase_at,
      (r.created_at AT TIME ZONE 'UTC' + make_interval(months => s.months::int)) AT TIME ZONE 'UTC')
    FROM requests r, (SELECT coalesce((SELECT file_months FROM request_settings LIMIT 1), 3) AS months) s
    WHERE f.request_id = r.id AND f.erase_at IS NULL`)
  const { rows } = await db.execute(
    sql`DELETE FROM form_files WHERE request_id IS NOT NULL AND erase_at <= now() RETURNING id`,
  )
  // What was typed lives shorter than the file that was sent with it.
  await db.execute(sql`
    UPDATE kept_forms SET "values" = '{}' WHERE values_until <= now() AND "values" <> '{}'::jsonb`)
  await db.execute(sql`DELETE FROM kept_forms WHERE until <= now()`)
  // Invitations and new passwords: long sent, or given up.
  await db.execute(
    sql`DELETE FROM messages WHERE request_id IS NULL AND created_at <= now() - interval '1 month'`,
  )
  await db.execute(
    sql`DELETE FROM rate_limits WHERE expire < (extract(epoch FROM now()) * 1000)::bigint`,
  )
  return rows.length
}

function databaseIn(payload: Payload): PostgresAdapter['drizzle'] {
  return (payload.db as unknown as PostgresAdapter).drizzle // the config mounts no other adapter
}
