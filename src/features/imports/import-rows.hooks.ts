import type { Payload } from 'payload'

import { type Database, databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import type { ReadCell } from '../../domain/imports/import-types'
import { DUE } from './due-rows.hooks'
import { forgetCorrections } from './import-edits.hooks'
import {
  type ImportCounts,
  type ImportState,
  NO_COUNTS,
  type RowAction,
  STATES_AT_WORK,
} from './import-states'
import type { SaidOfRow } from './said-of-rows'
import type { RecordValues } from './write-record.hooks'

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

/** Erases the imports whose time is over, with their files and rows. @returns how many */
export async function eraseDueImports(payload: Payload): Promise<{ imports: number }> {
  const db = await databaseOf(payload, {})
  await forgetCorrections(db)
  const { rows } = await db.execute(
    sql`DELETE FROM imports WHERE erase_at <= now() AND state NOT IN ('applying', 'undoing') RETURNING id`,
  )
  return { imports: rows.length }
}
