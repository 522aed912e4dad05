import type { Database } from '../../cms/database/handle'
import { sql, type SQL } from '../../cms/database/sql'
import type { ReadCell } from '../../domain/imports/import-types'
import type { RowAction } from './import-states'
import type { SaidOfRow } from './said-of-rows'
import type { RecordValues, Written } from './write-record.hooks'

/** Rows of an import as the panel asks for them. */

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
