import type { Payload } from 'payload'

import { type Database, databaseOf } from '../../cms/database/handle'
import { sql, type SQL } from '../../cms/database/sql'
import type { ReadCell } from '../../domain/imports/import-types'
import { forgetCorrections } from './import-edits.hooks'
import {
  type ImportCounts,
  type ImportState,
  NO_COUNTS,
  type RowAction,
  STATES_AT_WORK,
} from './import-states'
import type { SaidOfRow } from './said-of-rows'
import type { RecordValues, Written } from './write-record.hooks'

/** What a row of a file does, before it is done. */
export interface PlannedRow {
  position: number
  /** The line of the file; `null` where the site has what the file lacks. */
  number: number | null
  action: RowAction
  document: number | null
  company: number | null
  externalId: string | null
  title: string
  values: RecordValues
  cells: readonly ReadCell[]
  before: RecordValues | null
  hasDoubts: boolean
  /** Whether staff should look at it before readers see it. */
  isFlagged: boolean
  /** Whether somebody has left it out of the plan. */
  isLeftOut: boolean
  /** Why it is refused or doubted, beyond what its cells say. */
  said: readonly SaidOfRow[]
}

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

const DUE = sql`applied_at IS NULL AND action IN ('create', 'change', 'close') AND NOT is_left_out`

/** Rows that were applied; they are what can be undone. */
const DONE = sql`outcome IS NOT NULL AND outcome <> 'failed'`

/**
 * Deletes the rows of an import before it is planned again. Where some were applied already, those stay, and what the file
 * lacks stays as it was planned.
 * @returns whether some were applied
 */
export async function clearRows(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ is_begun: boolean }>(
    sql`SELECT EXISTS (SELECT FROM import_rows WHERE import_id = ${id} AND ${DONE}) AS is_begun`,
  )
  const isBegun = rows[0]?.is_begun === true
  const isStaying = isBegun ? sql`${DONE} OR number IS NULL` : sql`false`
  await db.execute(sql`
    DELETE FROM import_rows WHERE import_id = ${id} AND (${isStaying}) IS NOT TRUE`)
  return isBegun
}

/** Adds rows to an import, but for those that were applied already. */
export async function addRows(
  db: Database,
  id: number,
  rows: readonly PlannedRow[],
): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    INSERT INTO import_rows (import_id, position, number, action, document_id, company_id, external_id, title,
      "values", cells, before, has_doubts, is_flagged, is_left_out, said)
    SELECT ${id}, position, number, action, document, company, "externalId", title, "values", cells,
      nullif(before, 'null'::jsonb), "hasDoubts", "isFlagged", "isLeftOut", said
    FROM jsonb_to_recordset(${withoutNulls(JSON.stringify(rows))}::jsonb) AS of(position int, number int, action text,
      document int, company int, "externalId" text, title text, "values" jsonb, cells jsonb, before jsonb,
      "hasDoubts" boolean, "isFlagged" boolean, "isLeftOut" boolean, said jsonb)
    ON CONFLICT (import_id, position) DO NOTHING`)
}

// Postgres keeps no NUL in a text, and JSON writes it as \u0000; an escaped backslash before `u0000` is none.
function withoutNulls(json: string): string {
  return json.replaceAll(/(\\\\)|\\u0000/g, '$1')
}

interface CountRow extends Record<string, unknown> {
  action: RowAction
  rows: number
  doubts: number
  flagged: number
  done: number
  failed: number
  waiting: number
  waiting_flagged: number
  waiting_sure: number
  left_out: number
  undone: number
  left_alone: number
}

/** How many rows an import has of each kind, and what came of them. */
export async function countRows(db: Database, id: number): Promise<ImportCounts> {
  const { rows } = await db.execute<CountRow>(sql`
    SELECT action, count(*) FILTER (WHERE NOT is_left_out)::int AS rows,
      count(*) FILTER (WHERE has_doubts AND NOT is_flagged AND NOT is_left_out)::int AS doubts,
      count(*) FILTER (WHERE is_flagged AND NOT is_left_out)::int AS flagged,
      count(*) FILTER (WHERE is_left_out)::int AS left_out,
      count(*) FILTER (WHERE outcome IN ('created', 'changed', 'same'))::int AS done,
      count(*) FILTER (WHERE outcome = 'failed')::int AS failed,
      count(*) FILTER (WHERE ${DUE} AND has_doubts AND NOT is_flagged)::int AS waiting,
      count(*) FILTER (WHERE ${DUE} AND is_flagged)::int AS waiting_flagged,
      count(*) FILTER (WHERE ${DUE} AND NOT has_doubts AND NOT is_flagged)::int AS waiting_sure,
      count(*) FILTER (WHERE undone_at IS NOT NULL)::int AS undone,
      count(*) FILTER (WHERE undo_problem IS NOT NULL)::int AS left_alone
    FROM import_rows WHERE import_id = ${id} GROUP BY action`)
  const counts = { ...NO_COUNTS }
  for (const row of rows) {
    counts[row.action] += row.rows
    if (row.action === 'create' || row.action === 'change') {
      counts.doubts += row.doubts
      counts.flagged += row.flagged
    }
    counts.done += row.done
    counts.failed += row.failed
    counts.waiting += row.waiting
    counts.waitingFlagged += row.waiting_flagged
    counts.waitingSure += row.waiting_sure
    counts.leftOut += row.left_out
    counts.undone += row.undone
    counts.leftAlone += row.left_alone
  }
  return counts
}

/**
 * Moves an import from one state to another, and notes how many rows it has of each kind.
 * @returns whether it was in one of the states before
 */
export async function moveState(
  db: Database,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  facts: { problem?: object | null; counts?: ImportCounts } = {},
): Promise<boolean> {
  const { counts, problem } = facts
  const isOver = !STATES_AT_WORK.includes(to)
  const { rows } = await db.execute(sql`
    UPDATE imports SET state = ${to}, updated_at = now(),
      ${problem === undefined ? sql`` : sql`problem = ${problem && JSON.stringify(problem)}::jsonb,`}
      ${counts === undefined ? sql`` : sql`counts = ${JSON.stringify(counts)}::jsonb,`}
      finished_at = ${isOver ? sql`now()` : sql`NULL`}
    WHERE id = ${id} AND state::text = ANY (${`{${from.join(',')}}`}::text[]) RETURNING id`)
  return rows.length > 0
}

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

/**
 * Has rows applied alone, with what is doubted or flagged of them.
 * @param positions `undefined` where no row is chosen by itself
 */
export async function chooseRows(
  db: Database,
  id: number,
  positions: readonly number[] | undefined,
): Promise<void> {
  const isChosen = positions
    ? sql`position IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(positions)}::jsonb))`
    : sql`NULL`
  await db.execute(sql`UPDATE import_rows SET is_chosen = ${isChosen} WHERE import_id = ${id}`)
}

type NamedRow = Pick<ShownRow, 'position' | 'number' | 'document' | 'cells' | 'outcome'>

/** The rows at some places of an import. */
export async function rowsAt(
  db: Database,
  id: number,
  positions: readonly number[],
): Promise<NamedRow[]> {
  const { rows } = await db.execute<NamedRow>(sql`
    SELECT position, number, document_id AS document, cells, outcome FROM import_rows
    WHERE import_id = ${id}
      AND position IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(positions)}::jsonb))`)
  return rows
}

/** Which rows of an import are asked for. */
export type RowsTab = RowAction | 'doubts' | 'flagged' | 'failed' | 'leftAlone' | 'leftOut'

const OF_TAB: Readonly<Record<RowsTab, SQL>> = {
  create: sql`action = 'create' AND NOT is_left_out`,
  change: sql`action = 'change' AND NOT is_left_out`,
  close: sql`action = 'close' AND NOT is_left_out`,
  same: sql`action = 'same' AND NOT is_left_out`,
  refused: sql`action = 'refused' AND NOT is_left_out`,
  doubts: sql`action IN ('create', 'change') AND has_doubts AND NOT is_flagged AND NOT is_left_out`,
  flagged: sql`action IN ('create', 'change') AND is_flagged AND NOT is_left_out`,
  leftOut: sql`is_left_out`,
  failed: sql`outcome = 'failed'`,
  leftAlone: sql`undo_problem IS NOT NULL`,
}

/** A row as the panel shows it. */
export interface ShownRow extends Record<string, unknown> {
  position: number
  number: number | null
  action: RowAction
  document: number | null
  externalId: string | null
  title: string
  /** The name of the company; of a company's own row it is not there. */
  company: string | null
  values: RecordValues
  before: RecordValues | null
  cells: readonly ReadCell[]
  problem: string | null
  said: readonly SaidOfRow[] | null
  outcome: Written['outcome'] | 'failed' | null
  undoProblem: string | null
}

/** A page of the rows of an import, by the lines of its file. */
export async function readRows(
  db: Database,
  id: number,
  tab: RowsTab,
  { offset, limit }: { offset: number; limit: number },
): Promise<ShownRow[]> {
  const { rows } = await db.execute<ShownRow>(sql`
    SELECT position, number, action, document_id AS document, external_id AS "externalId", title,
      (SELECT name FROM crewings WHERE crewings.id = company_id) AS company, "values", before, cells, problem, said, outcome, undo_problem AS "undoProblem"
    FROM import_rows WHERE import_id = ${id} AND ${OF_TAB[tab]}
    ORDER BY position OFFSET ${offset} LIMIT ${limit}`)
  return rows
}

/** Narrows any value to a tab; prototype keys are none. */
export function isRowsTab(value: unknown): value is RowsTab {
  return typeof value === 'string' && Object.hasOwn(OF_TAB, value)
}

/** Erases the imports whose time is over, with their files and rows. @returns how many */
export async function eraseDueImports(payload: Payload): Promise<{ imports: number }> {
  const db = await databaseOf(payload, {})
  await forgetCorrections(db)
  const { rows } = await db.execute(
    sql`DELETE FROM imports WHERE erase_at <= now() AND state NOT IN ('applying', 'undoing') RETURNING id`,
  )
  return { imports: rows.length }
}
