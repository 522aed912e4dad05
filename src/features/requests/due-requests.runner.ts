import type { Payload } from 'payload'

import { sql } from '../../cms/database/sql'
import { eraseDueUploads } from '../../cms/services/forms/uploads'
import { databaseOf } from '../../cms/database/handle'
import { AT_ONCE, eraseRequestsAgain, eraseRequests } from './erase-requests.hooks'

/** What was erased in one run. */
export interface Erased {
  requests: number
  files: number
}

/**
 * Erases for good what is due: requests with their files and messages, files whose own time has come, what forms kept for
 * a while, files that came in parts for no form, mail that belongs to no request, and limits that have run out; first of all what was erased before and has come
 * back with a backup.
 * @throws whatever the database or the disk throws; what is due then stays due
 */
export async function eraseDueRequests(payload: Payload): Promise<Erased> {
  const again = await eraseRequestsAgain(payload)
  const db = await databaseOf(payload, {})
  let requests = again
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT id FROM requests WHERE erase_at <= now() ORDER BY erase_at LIMIT ${AT_ONCE}`)
    requests += await eraseRequests(payload, rows)
    if (rows.length < AT_ONCE) break
  }
  return { requests, files: await eraseBeside(payload) }
}

/** @returns how many files of requests were erased before their request */
async function eraseBeside(payload: Payload): Promise<number> {
  const db = await databaseOf(payload, {})
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
  await eraseDueUploads(payload)
  // Invitations and new passwords: long sent, or given up.
  await db.execute(
    sql`DELETE FROM messages WHERE request_id IS NULL AND created_at <= now() - interval '1 month'`,
  )
  await db.execute(
    sql`DELETE FROM rate_limits WHERE expire < (extract(epoch FROM now()) * 1000)::bigint`,
  )
  return rows.length
}
