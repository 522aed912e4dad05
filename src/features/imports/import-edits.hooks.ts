import { createHash } from 'node:crypto'

import type { Database } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { type KnownCorrections, sameCell } from '../../domain/imports/corrections'
import type { ImportField, ImportKind } from '../../domain/imports/import-types'

/** Days after which a correction is forgotten that no file has needed. */
const REMEMBERED_DAYS = 400

/** Where a file comes from: who sends the next one of its kind. */
export interface ImportSource {
  kind: ImportKind
  /** Null of a file that names the companies itself; its headings tell it from others. */
  company: number | null
  headings: string
}

/** What people have said of the rows of an import. */
export interface PlanEdits {
  known: KnownCorrections
  /** By `rowKey`. */
  rows: ReadonlyMap<string, { isLeftOut: boolean; cells: Readonly<Record<string, string>> }>
}

/** A row of an import that keeps its name in a new plan: what the file lacks has no place in the file. */
export function rowKey({ position, number, document }: RowPlace): string {
  return number === null ? `document ${document}` : `row ${position}`
}

interface RowPlace {
  position: number
  number: number | null
  document: number | null
}

/** The source of a file: a company, or the headings of a file of several. */
export function sourceOf(
  kind: ImportKind,
  company: number | undefined,
  columns: readonly string[],
): ImportSource {
  if (company !== undefined) return { kind, company, headings: '' }
  const sorted = JSON.stringify(columns.toSorted())
  return { kind, company: null, headings: createHash('sha256').update(sorted).digest('hex') }
}

const ofSource = ({ kind, company, headings }: ImportSource) =>
  sql`kind = ${kind} AND company_id IS NOT DISTINCT FROM ${company} AND headings = ${headings}`

/** Reads what was said of the rows of an import, and what files of its source are read with. */
export async function readEdits(
  db: Database,
  id: number,
  source: ImportSource,
): Promise<PlanEdits> {
  const { rows: edits } = await db.execute<{
    key: string
    is_left_out: boolean
    cells: Record<string, string>
  }>(sql`SELECT key, is_left_out, cells FROM import_edits WHERE import_id = ${id}`)
  const { rows: known } = await db.execute<{ field: ImportField; said: string; instead: string }>(
    sql`UPDATE import_corrections SET used_at = now() WHERE ${ofSource(source)} RETURNING field, said, instead`,
  )
  return {
    known: new Map(
      known.map(({ field, said, instead }) => [sameCell(field, said), { field, instead }]),
    ),
    rows: new Map(
      edits.map(({ key, is_left_out: isLeftOut, cells }) => [key, { isLeftOut, cells }]),
    ),
  }
}

/** Has rows left out of an import, or puts them back. */
export async function leaveOut(
  db: Database,
  id: number,
  rows: readonly RowPlace[],
  isLeftOut: boolean,
): Promise<void> {
  const keys = JSON.stringify(rows.map(rowKey))
  const positions = JSON.stringify(rows.map(({ position }) => position))
  await db.execute(sql`
    INSERT INTO import_edits (import_id, key, is_left_out)
    SELECT ${id}, key, ${isLeftOut} FROM jsonb_array_elements_text(${keys}::jsonb) AS of(key)
    ON CONFLICT (import_id, key) DO UPDATE SET is_left_out = EXCLUDED.is_left_out`)
  await db.execute(sql`
    UPDATE import_rows SET is_left_out = ${isLeftOut}
    WHERE import_id = ${id} AND position IN (SELECT value::int FROM jsonb_array_elements_text(${positions}::jsonb))`)
}

/** A correction of a cell; without `instead` what was said is taken back. */
export interface SaidCorrection {
  key: string
  field: ImportField
  /** As the file has it. */
  said: string
  instead: string | null
  isForAll: boolean
}

/** Keeps a correction: of one row, or of all cells of this source that say the same. */
export async function saveCorrection(
  db: Database,
  id: number,
  source: ImportSource,
  { key, field, said, instead, isForAll }: SaidCorrection,
): Promise<void> {
  // Whatever was said of this row alone would win over what is said of all.
  await db.execute(sql`
    UPDATE import_edits SET cells = cells - ${field}::text WHERE import_id = ${id} AND key = ${key}`)
  if (isForAll) {
    const { kind, company, headings } = source
    await db.execute(sql`
      DELETE FROM import_corrections WHERE ${ofSource(source)} AND field = ${field} AND said = ${said}`)
    if (instead === null) return
    await db.execute(sql`
      INSERT INTO import_corrections (kind, company_id, headings, field, said, instead)
      VALUES (${kind}, ${company}, ${headings}, ${field}, ${said}, ${instead})`)
  } else if (instead !== null) {
    const cells = JSON.stringify({ [field]: instead })
    await db.execute(sql`
      INSERT INTO import_edits (import_id, key, cells) VALUES (${id}, ${key}, ${cells}::jsonb)
      ON CONFLICT (import_id, key) DO UPDATE SET cells = import_edits.cells || EXCLUDED.cells`)
  }
}

/** Forgets what was said of the rows of a sheet that is not read any more. */
export async function clearEdits(db: Database, id: number): Promise<void> {
  await db.execute(sql`DELETE FROM import_edits WHERE import_id = ${id}`)
}

/** Forgets corrections that no file has needed for long. */
export async function forgetCorrections(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM import_corrections WHERE used_at < now() - make_interval(days => ${REMEMBERED_DAYS})`)
}
