import type { Database } from '../../cms/database/handle'
import { sql, type SQL } from '../../cms/database/sql'
import type { RecordValues, Written } from './write-record.hooks'

/** Rows of an import that are to be applied or undone, one taken after the other, and what came of them. */

/** A row that is to be done, or undone. */
export interface DueRow {
  position: number
  action: 'create' | 'change' | 'close'
  document: number | null
  company: number | null
  externalId: string | null
  values: RecordValues
  before: RecordValues | null
  savedAt: Date | null
  outcome: Written['outcome'] | null
}

/** What of the rows of an import is still to be applied, as a condition. */
export const DUE = sql`applied_at IS NULL AND action IN ('create', 'change', 'close') AND NOT is_left_out`

interface DueColumns extends Record<string, unknown> {
  position: number
  action: DueRow['action']
  document_id: number | null
  company_id: number | null
  external_id: string | null
  values: RecordValues
  before: RecordValues | null
  saved_at: Date | string | null
  outcome: Written['outcome'] | null
}

const DUE_COLUMNS = sql`position, action, document_id, company_id, external_id, "values", before, saved_at, outcome`

function toDue(found: DueColumns): DueRow {
  return {
    position: found.position,
    action: found.action,
    document: found.document_id,
    company: found.company_id,
    externalId: found.external_id,
    values: found.values,
    before: found.before,
    savedAt: found.saved_at === null ? null : new Date(found.saved_at),
    outcome: found.outcome,
  }
}

/** Rows that may be applied now; nothing where the import is not applied any more. Until the commit nobody cancels it. */
async function permitted(db: Database, id: number): Promise<SQL | undefined> {
  const { rows: found } = await db.execute<{
    with_doubts: boolean | null
    with_flags: boolean | null
  }>(
    sql`SELECT with_doubts, with_flags FROM imports WHERE id = ${id} AND state = 'applying' FOR SHARE`,
  )
  const [imported] = found
  if (!imported) return undefined
  // A user who confirmed flagged rows has also seen their doubts.
  const beyondDoubt =
    imported.with_doubts === true ? sql`` : sql`AND (is_flagged OR NOT has_doubts)`
  const beyondFlags = imported.with_flags === true ? sql`` : sql`AND NOT is_flagged`
  return sql`import_id = ${id} AND ${DUE}
    AND CASE WHEN is_chosen IS NULL THEN true ${beyondDoubt} ${beyondFlags} ELSE is_chosen END`
}

/**
 * Takes the next row to apply and locks it for the transaction of `db`. Until the commit, no other runner takes it and
 * nobody cancels the import.
 * @param position of this row alone
 */
export async function takeDueRow(
  db: Database,
  id: number,
  position?: number,
): Promise<DueRow | undefined> {
  const isPermitted = await permitted(db, id)
  if (!isPermitted) return undefined
  const isAsked = position === undefined ? sql`` : sql`AND position = ${position}`
  const { rows } = await db.execute<DueColumns>(sql`
    SELECT ${DUE_COLUMNS} FROM import_rows WHERE ${isPermitted} ${isAsked}
    ORDER BY position LIMIT 1 FOR UPDATE SKIP LOCKED`)
  return rows[0] && toDue(rows[0])
}

/**
 * Takes the next rows that create a vacancy in one save: none of the same id is there, and their text is in one language
 * at most. Locks them as {@link takeDueRow} does.
 */
export async function takeNewRows(db: Database, id: number, most: number): Promise<DueRow[]> {
  const isPermitted = await permitted(db, id)
  if (!isPermitted) return []
  const { rows } = await db.execute<DueColumns>(sql`
    SELECT ${DUE_COLUMNS} FROM import_rows due WHERE ${isPermitted} AND action = 'create' AND document_id IS NULL
      AND CASE jsonb_typeof("values" -> 'description') WHEN 'object'
        THEN (SELECT count(*) <= 1 FROM jsonb_object_keys("values" -> 'description')) ELSE true END
      AND NOT EXISTS (
        SELECT FROM vacancies v WHERE v.company_id = due.company_id AND v.external_id = due.external_id)
    ORDER BY position LIMIT ${most} FOR UPDATE SKIP LOCKED`)
  return rows.map(toDue)
}

/** Takes the next row that is to be undone, the last one first. */
export async function takeDoneRow(db: Database, id: number): Promise<DueRow | undefined> {
  const { rows: found } = await db.execute(
    sql`SELECT id FROM imports WHERE id = ${id} AND state = 'undoing' FOR SHARE`,
  )
  if (found.length === 0) return undefined
  const { rows } = await db.execute<DueColumns>(sql`
    SELECT ${DUE_COLUMNS} FROM import_rows
    WHERE import_id = ${id} AND outcome IN ('created', 'changed') AND undone_at IS NULL AND undo_problem IS NULL
    ORDER BY position DESC LIMIT 1 FOR UPDATE SKIP LOCKED`)
  return rows[0] && toDue(rows[0])
}

/** Notes that a row was applied, in the transaction of what was written. */
export async function noteApplied(
  db: Database,
  id: number,
  position: number,
  written: Written,
): Promise<void> {
  const before = written.before === undefined ? null : JSON.stringify(written.before)
  await db.execute(sql`
    UPDATE import_rows SET applied_at = now(), outcome = ${written.outcome}, document_id = ${written.id},
      before = ${before}::jsonb, saved_at = ${written.savedAt}, problem = NULL, said = NULL
    WHERE import_id = ${id} AND position = ${position}`)
}

/** Notes the same of rows that created a document. */
export async function noteCreated(
  db: Database,
  id: number,
  written: readonly (Pick<Written, 'id' | 'savedAt'> & { position: number })[],
): Promise<void> {
  await db.execute(sql`
    UPDATE import_rows SET applied_at = now(), outcome = 'created', document_id = made.id, before = NULL,
      saved_at = made."savedAt", problem = NULL, said = NULL
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS made(position int, id int, "savedAt" timestamptz)
    WHERE import_id = ${id} AND import_rows.position = made.position`)
}

/** Notes why a row could not be applied. */
export async function noteFailed(
  db: Database,
  id: number,
  position: number,
  problem: string,
): Promise<void> {
  await db.execute(sql`
    UPDATE import_rows SET applied_at = now(), outcome = 'failed', problem = ${problem}
    WHERE import_id = ${id} AND position = ${position} AND applied_at IS NULL`)
}

/** Notes that a row was undone, or why it was left alone. */
export async function noteUndone(
  db: Database,
  id: number,
  position: number,
  problem: string | null,
): Promise<void> {
  await db.execute(sql`
    UPDATE import_rows SET undone_at = ${problem === null ? sql`now()` : sql`NULL`}, undo_problem = ${problem}
    WHERE import_id = ${id} AND position = ${position}`)
}

/** Makes failed rows due again. */
export async function retryFailed(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    UPDATE import_rows SET applied_at = NULL, outcome = NULL, problem = NULL
    WHERE import_id = ${id} AND outcome = 'failed'`)
}
