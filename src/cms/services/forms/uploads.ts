import type { Payload } from 'payload'

import { type Database, databaseOf } from '../../database/handle'
import { sql } from '../../database/sql'
import { beginKeptForm, isKeptForm, nameOf, type OfForm, type SentFile } from './kept-forms'
import { newKey } from './own-fields'
import type { KeptFile } from './refusals'

const MB = 1024 * 1024

/**
 * Of all files that are on their way or wait for their form, by the sizes that were told; and of those from one network,
 * which may be a ship with its crew. Bytes.
 */
const MOST = { bytes: 500 * MB, ofNetwork: { bytes: 60 * MB, unfinished: 20 } }

/** How long what was sent of a file is kept; without a single byte of it, shorter. Hours. */
const KEPT = { begun: 24, empty: 1 }

/** One check of a file is over by then, or its process is. Seconds. */
const LONGEST_CHECK = 120

// Any constant: each upload takes this lock when it begins, so that no two find the same room.
const UPLOADS_LOCK = 7_302_642

const IS_LIVE = sql`(until > now() AND
  (received > 0 OR until > now() + make_interval(hours => ${KEPT.begun - KEPT.empty})))`

/** What is known of a file that is sent in parts. */
export interface Upload {
  id: string
  /** The public address of the page whose form it is for. */
  page: string
  /** As `kept_forms` calls it. */
  form: string
  field: string
  name: string
  /** Bytes: of the whole, and of what has come. */
  size: number
  received: number
  /** Where it is kept since it was whole and well; the form is sent with this id. */
  kept: (KeptFile & { id: string }) | undefined
}

/**
 * Begins one.
 * @returns what it is found by, which nobody else knows; `full`: there is no room for it; `tooMany`: its network has too
 * many
 */
export async function beginUpload(
  payload: Payload,
  {
    page,
    field,
    name,
    size,
    network,
    ...ofForm
  }: OfForm & Pick<Upload, 'page' | 'field' | 'name' | 'size'> & { network: string },
): Promise<{ id: string } | 'full' | 'tooMany'> {
  const id = newKey()
  const db = await databaseOf(payload, {})
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${UPLOADS_LOCK}, 0)`)
    await eraseIn(tx)
    const { rows } = await tx.execute<Record<'all' | 'ofNetwork' | 'unfinished', number>>(sql`
      SELECT coalesce(sum(size), 0)::int AS all,
        coalesce(sum(size) FILTER (WHERE network = ${network}), 0)::int AS "ofNetwork",
        (count(*) FILTER (WHERE network = ${network} AND file_id IS NULL))::int AS unfinished
      FROM file_uploads`)
    const held = rows[0] ?? { all: 0, ofNetwork: 0, unfinished: 0 }
    const { bytes, unfinished } = MOST.ofNetwork
    if (held.ofNetwork + size > bytes || held.unfinished >= unfinished) return 'tooMany'
    if (held.all + size > MOST.bytes) return 'full'
    await tx.execute(sql`
      INSERT INTO file_uploads (id, page, form, field, name, size, network, until)
      VALUES (${id}, ${page}, ${nameOf(ofForm)}, ${field}, ${name}, ${size}, ${network},
        now() + make_interval(hours => ${KEPT.begun}))`)
    return { id }
  })
}

/** One that was begun; nothing where it was not, or its time is over, or its file went with a form. */
export async function findUpload(payload: Payload, id: string): Promise<Upload | undefined> {
  return findIn(await databaseOf(payload, {}), id)
}

async function findIn(db: Pick<Database, 'execute'>, id: string): Promise<Upload | undefined> {
  interface Row extends Record<string, unknown>, Omit<Upload, 'kept'> {
    keptId: string | null
    keptName: string
    keptSize: number
  }
  const { rows } = await db.execute<Row>(sql`
    SELECT u.id, u.page, u.form, u.field, u.name, u.size, u.received,
      f.kept_form_id AS "keptId", f.name AS "keptName", f.size AS "keptSize"
    FROM (SELECT * FROM file_uploads WHERE id = ${id} AND ${IS_LIVE}) u
      LEFT JOIN form_files f ON f.id = u.file_id
      LEFT JOIN kept_forms k ON k.id = f.kept_form_id
    WHERE u.file_id IS NULL OR k.until > now()`)
  const [found] = rows
  if (!found) return undefined
  const { keptId, keptName, keptSize, ...upload } = found
  const kept = keptId === null ? undefined : { id: keptId, name: keptName, size: keptSize }
  return { ...upload, kept }
}

/**
 * Adds a part where the one before it ended.
 * @returns whether it is there: of two that begin at the same byte one is
 */
export async function addPart(
  payload: Payload,
  { id, beginsAt, bytes }: { id: string; beginsAt: number; bytes: Buffer },
): Promise<boolean> {
  const db = await databaseOf(payload, {})
  const { rowCount } = await db.execute(sql`
    WITH grown AS (
      UPDATE file_uploads SET received = received + ${bytes.length}
      WHERE id = ${id} AND received = ${beginsAt} AND size - received >= ${bytes.length} AND ${IS_LIVE}
      RETURNING id)
    INSERT INTO file_upload_parts (upload_id, begins_at, bytes)
    SELECT id, ${beginsAt}, ${bytes} FROM grown`)
  return rowCount === 1
}

/** The whole file, to be checked; nothing while somebody else checks it. */
export async function takeForCheck(payload: Payload, id: string): Promise<Buffer | undefined> {
  const db = await databaseOf(payload, {})
  const { rowCount } = await db.execute(sql`
    UPDATE file_uploads SET checked_since = now()
    WHERE id = ${id} AND received = size AND file_id IS NULL
      AND (checked_since IS NULL OR checked_since < now() - make_interval(secs => ${LONGEST_CHECK}))`)
  if (rowCount !== 1) return undefined
  const { rows } = await db.execute<{ bytes: Buffer }>(
    sql`SELECT bytes FROM file_upload_parts WHERE upload_id = ${id} ORDER BY begins_at`,
  )
  return Buffer.concat(rows.map(({ bytes }) => bytes))
}

/** Says that nobody checks it any more: it is to be checked again. */
export async function leaveUnchecked(payload: Payload, id: string): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`UPDATE file_uploads SET checked_since = NULL WHERE id = ${id}`)
}

/**
 * Keeps a file that was found well, as the file of a refused form is kept.
 * @param besides the kept form whose files it is put beside, where it is one of the same form
 * @returns where it is kept; nothing where the upload is gone
 */
export async function keepUpload(
  payload: Payload,
  { id, file, besides }: { id: string; file: SentFile; besides: string | undefined },
): Promise<Upload['kept']> {
  const db = await databaseOf(payload, {})
  return db.transaction(async (tx) => {
    const upload = await lockIn(tx, id)
    if (!upload) return undefined
    const kept = await placeFor(tx, upload, besides)
    const { name, type, size, bytes } = file
    const { rows } = await tx.execute<{ id: number }>(sql`
      INSERT INTO form_files (kept_form_id, field, name, type, size, bytes)
      VALUES (${kept}, ${upload.field}, ${name}, ${type}, ${size}, ${bytes}) RETURNING id`)
    await tx.execute(sql`
      UPDATE file_uploads SET file_id = ${rows[0]?.id ?? null}, checked_since = NULL WHERE id = ${id}`)
    await tx.execute(sql`DELETE FROM file_upload_parts WHERE upload_id = ${id}`)
    return { id: kept, name, size }
  })
}

/** Puts one that is kept already beside the files of another kept form; as above. */
export async function moveUpload(
  payload: Payload,
  id: string,
  besides: string | undefined,
): Promise<Upload['kept']> {
  const db = await databaseOf(payload, {})
  return db.transaction(async (tx) => {
    const upload = await lockIn(tx, id)
    if (!upload?.kept || besides === undefined || besides === upload.kept.id) return upload?.kept
    const kept = await placeFor(tx, upload, besides)
    await tx.execute(sql`
      UPDATE form_files SET kept_form_id = ${kept}
      WHERE id = (SELECT file_id FROM file_uploads WHERE id = ${id})`)
    return { ...upload.kept, id: kept }
  })
}

async function lockIn(tx: Pick<Database, 'execute'>, id: string): Promise<Upload | undefined> {
  await tx.execute(sql`SELECT 1 FROM file_uploads WHERE id = ${id} FOR UPDATE`)
  return findIn(tx, id)
}

/** The kept form that a file is put into, where no other is in its field. */
async function placeFor(
  tx: Pick<Database, 'execute'>,
  { id, form, field }: Upload,
  besides: string | undefined,
): Promise<string> {
  const isThere = besides !== undefined && (await isKeptForm(tx, { id: besides, name: form }))
  const kept = isThere ? besides : newKey()
  if (!isThere) await beginKeptForm(tx, { id: kept, name: form })
  await tx.execute(sql`DELETE FROM form_files WHERE kept_form_id = ${kept} AND field = ${field}`)
  await tx.execute(sql`
    UPDATE kept_forms SET until = greatest(until, (SELECT u.until FROM file_uploads u WHERE u.id = ${id}))
    WHERE id = ${kept}`)
  return kept
}

/** Drops one, with what has come of it; where its file is kept, that too. */
export async function dropUpload(payload: Payload, id: string): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`
    WITH gone AS (DELETE FROM file_uploads WHERE id = ${id} RETURNING file_id)
    DELETE FROM form_files WHERE kept_form_id IS NOT NULL AND id IN (SELECT file_id FROM gone)`)
}

/** Erases those whose time is over. */
export async function eraseDueUploads(payload: Payload): Promise<void> {
  await eraseIn(await databaseOf(payload, {}))
}

async function eraseIn(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`DELETE FROM file_uploads WHERE NOT ${IS_LIVE}`)
}
