import { randomBytes } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { type Database, databaseOf } from '../../database/handle'
import { sql } from '../../database/sql'
import type { FormFile } from './form-fields'
import type { Typed } from './read-values'
import type { KeptFile } from './refusals'

/** What is typed is kept for a while, a file longer: a slow link takes minutes for it. */
export const KEPT_MINUTES = { values: 15, files: 60 }

/** How many characters are stored of a visitor who has to sign in first. */
export const MOST_TYPED_ANONYMOUSLY = 10_000

/** In the place of an id, where there was more: nothing is kept under it. */
export const NOT_KEPT = 'too-long'

/** Of all kept files together, but for those that came in parts (uploads.ts): beyond that they are to be sent again. Bytes. */
const MOST_BYTES = 500 * 1024 * 1024

/** A file that came with a form. */
export type SentFile = FormFile & { bytes: Buffer }

/** The row in which a file of an earlier try is. */
export interface EarlierFile extends FormFile {
  row: number
  /** With a refused form; else it is with a request already. */
  isKept: boolean
}

export type AnyFile = SentFile | EarlierFile

/** The form that something is kept of, and whose that is. */
export interface OfForm {
  form: string
  /** The account that was signed in, which alone finds it again; of nobody where none was. */
  of: number | undefined
}

/**
 * Stores the values and files of a refused form in one transaction, and deletes what has expired.
 * @returns the secret id by which it is found; who knows it may read the form
 */
export async function keepForm(
  payload: Payload,
  { typed, files, ...ofForm }: OfForm & { typed: Typed; files: Readonly<Record<string, AnyFile>> },
): Promise<{ id: string; keptFiles: Record<string, KeptFile> }> {
  const id = randomBytes(16).toString('base64url')
  const keptFiles: Record<string, KeptFile> = {}
  const db = await databaseOf(payload, {})
  await db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM kept_forms WHERE until < now()`)
    await tx.execute(
      sql`UPDATE kept_forms SET "values" = '{}' WHERE values_until < now() AND "values" <> '{}'`,
    )
    // A file that came in parts keeps its day.
    const before = Object.values(files).flatMap((file) => ('row' in file ? [file.row] : []))
    await tx.execute(sql`
      INSERT INTO kept_forms (id, form, "values", values_until, until)
      VALUES (${id}, ${nameOf(ofForm)}, ${JSON.stringify(typed)},
        now() + make_interval(mins => ${KEPT_MINUTES.values}),
        greatest(now() + make_interval(mins => ${KEPT_MINUTES.files}), (
          SELECT max(u.until) FROM file_uploads u
          WHERE u.file_id IN (SELECT (jsonb_array_elements_text(${JSON.stringify(before)}::jsonb))::int))))`)
    for (const [field, file] of Object.entries(files)) {
      const { name, type, size } = file
      const kept =
        'row' in file
          ? await tx.execute(sql`
              UPDATE form_files SET kept_form_id = ${id}
              WHERE id = ${file.row} AND kept_form_id IS NOT NULL`)
          : await tx.execute(sql`
              INSERT INTO form_files (kept_form_id, field, name, type, size, bytes)
              SELECT ${id}, ${field}, ${name}, ${type}, ${size}, ${file.bytes}
              WHERE (SELECT coalesce(sum(size), 0) FROM form_files f WHERE kept_form_id IS NOT NULL
                  AND NOT EXISTS (SELECT 1 FROM file_uploads u WHERE u.file_id = f.id))
                + ${size} <= ${MOST_BYTES}`)
      if (kept.rowCount === 1) keptFiles[field] = { name, size }
    }
  })
  return { id, keptFiles }
}

/** Begins to keep a form of which nothing was typed yet: files are put into it. */
export async function beginKeptForm(
  db: Pick<Database, 'execute'>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO kept_forms (id, form, "values", values_until, until)
    VALUES (${id}, ${name}, '{}', now(), now() + make_interval(mins => ${KEPT_MINUTES.files}))`)
}

/** Whether there is a kept form of this name, and keeps it so to the end of the transaction of `db`. */
export async function isKeptForm(
  db: Pick<Database, 'execute'>,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM kept_forms WHERE id = ${id} AND form = ${name} AND until > now() FOR UPDATE`,
  )
  return rows.length === 1
}

/** What the row of a form is called: another name for each account. */
export function nameOf({ form, of }: OfForm): string {
  return of === undefined ? form : `${form} of ${of}`
}

/** What an account finds: its own, and what was typed before anybody had signed in. */
function namesFor({ form, of }: OfForm) {
  return sql`(${form}, ${nameOf({ form, of })})`
}

/** What stood in a form that was refused a while ago; nothing where that is over, or it was another form, or somebody else's. */
export async function readKeptForm(
  payload: Payload,
  { id, ...ofForm }: OfForm & { id: string },
): Promise<{ typed: Typed; keptFiles: Record<string, KeptFile> } | undefined> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ values: Typed }>(sql`
    SELECT CASE WHEN values_until > now() THEN "values" ELSE '{}' END AS values
    FROM kept_forms WHERE id = ${id} AND form IN ${namesFor(ofForm)} AND until > now()`)
  const [found] = rows
  if (!found) return undefined
  const files = await db.execute<{ field: string; name: string; size: number }>(
    sql`SELECT field, name, size FROM form_files WHERE kept_form_id = ${id}`,
  )
  return {
    typed: found.values,
    keptFiles: Object.fromEntries(files.rows.map(({ field, ...file }) => [field, file])),
  }
}

/** Whether what was typed into a form is still kept under this id, for any reader. */
export async function isTypedKept(payload: Payload, id: string): Promise<boolean> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute(
    sql`SELECT 1 FROM kept_forms WHERE id = ${id} AND values_until > now() AND "values" <> '{}'`,
  )
  return rows.length > 0
}

/**
 * A file that was kept with an earlier try, or is with the request that was recorded with this key: who presses twice
 * sends the same both times. Nothing where it is not any more.
 */
export async function findKeptFile(
  payload: Payload,
  kept: OfForm & { id: string; field: string; key: string },
): Promise<EarlierFile | undefined> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<EarlierFile & Record<string, unknown>>(sql`
    SELECT f.id AS row, f.name, f.type, f.size, encode(sha256(f.bytes), 'hex') AS sha256,
      f.kept_form_id IS NOT NULL AS "isKept"
    FROM form_files f
      LEFT JOIN kept_forms k ON k.id = f.kept_form_id
      LEFT JOIN requests r ON r.id = f.request_id
    WHERE f.field = ${kept.field} AND (
      (k.id = ${kept.id} AND k.form IN ${namesFor(kept)} AND k.until > now())
      OR r.send_key = ${kept.key})`)
  return rows[0]
}

/** The bytes of a file that is kept with a refused form; nothing where it has run out, or was sent, meanwhile. */
export async function bytesOfKeptFile(payload: Payload, row: number): Promise<Buffer | undefined> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ bytes: Buffer }>(
    sql`SELECT bytes FROM form_files WHERE id = ${row} AND kept_form_id IS NOT NULL`,
  )
  return rows[0]?.bytes
}

/**
 * Gives a file to a request, in the transaction of `req`.
 * @throws Error where a kept one is gone
 */
export async function giveFile(
  req: PayloadRequest,
  {
    request,
    field,
    file,
    months,
  }: { request: number; field: string; file: AnyFile; months: number },
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const eraseAt = sql`now() + make_interval(months => ${months})`
  // How it came is over. Before the file itself: moving an upload takes them in this order, too (uploads.ts).
  if ('row' in file) await db.execute(sql`DELETE FROM file_uploads WHERE file_id = ${file.row}`)
  const given =
    'row' in file
      ? await db.execute(sql`
          UPDATE form_files SET request_id = ${request}, kept_form_id = NULL, erase_at = ${eraseAt}
          WHERE id = ${file.row} AND kept_form_id IS NOT NULL`)
      : await db.execute(sql`
          INSERT INTO form_files (request_id, field, name, type, size, bytes, erase_at)
          VALUES (${request}, ${field}, ${file.name}, ${file.type}, ${file.size}, ${file.bytes}, ${eraseAt})`)
  if (given.rowCount !== 1) throw new FileGone(field)
}

/** Drops what was kept of a form that is sent now, in the transaction of `req`. */
export async function dropKeptForm(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM kept_forms WHERE id = ${id}`)
}

/** A file that was kept ran out while the form was being recorded. */
export class FileGone extends Error {
  constructor(readonly field: string) {
    super(`The file that was kept for "${field}" is gone.`)
    this.name = 'FileGone'
  }
}
