import { addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { isEditor } from '../../cms/access'
import { askedDocument } from '../../cms/services/answers/document-in-path'
import { refusal } from '../../cms/services/answers/refusal'
import { recordEvent } from '../../cms/services/audit/record-event.hooks'
import { databaseOf, type Database } from '../../cms/database/handle'
import { guessedLanguages } from '../../domain/imports/guess-mapping'
import { isImportField } from '../../domain/imports/import-fields'
import { IMPORT_LIMITS, MOST_OPEN_DAYS, OPEN_DAYS } from '../../domain/imports/import-limits'
import type { ColumnMapping, ImportKind, WorkbookFacts } from '../../domain/imports/import-types'
import type { Import } from '../../payload-types'
import { createImport, tooLarge } from './create-import.hooks'
import { chooseAsked, correctCells, leaveRows } from './import-desk.endpoint'
import { clearEdits } from './import-edits.hooks'
import { retryFailed } from './due-rows.hooks'
import { chooseRows, clearRows, countRows, moveState } from './import-rows.hooks'
import { isRowsTab, readRows, type ShownRow } from './shown-rows.hooks'
import { inOneTransaction } from '../../cms/database/within-transaction'
import {
  askedFrom,
  type ImportCounts,
  type ImportAction,
  type ImportState,
  isAtWork,
  ROWS_ON_PAGE,
} from './import-states'
import { wakeRunner } from '../../cms/services/jobs/wake-runner'
import { pastedTextEndpoints } from './pasted-text.endpoint'
import { rowsInWords } from './rows-in-words.hooks'
import { type SampledColumn, sampledColumns } from './sample-columns'
import { mayChooseSheet, workbookFacts } from './workbook-facts'

/** The progress of an import. */
export interface ImportProgress {
  state: ImportState
  /** Changes with each plan. */
  updatedAt: string
  kind: ImportKind
  counts: ImportCounts
  columns: readonly SampledColumn[]
  /** Nothing of what is no workbook. */
  workbook: WorkbookFacts | null
  /** Whether another of its sheets may be read: a feed has nobody who says it the next time. */
  maySayWhichSheet: boolean
  mapping: ColumnMapping
  /** Columns whose language was guessed from their texts and not confirmed yet. */
  guessed: readonly string[]
  problem: ({ reason: string } & Record<string, string | number>) | null
  closeMissing: boolean
  /** Whether rows can be corrected and left out. */
  isDesk: boolean
  /** Another import of the very same file that was applied. */
  sameFileAs: number | null
}

export interface RowsAnswer {
  rows: readonly ShownRow[]
}

/**
 * The endpoints of imports, for admins and editors. `POST /api/imports/upload` takes a file as its body. `…/<id>/map`
 * sets the fields of the columns, `…/<id>/sheet` the sheet of a workbook. `…/<id>/correct` takes what people say of cells,
 * and `…/<id>/leave` which rows are left out. `…/<id>/apply`, `…/<id>/cancel` and
 * `…/<id>/undo` change the state. `GET …/<id>/progress` and `…/<id>/rows` return the state and the rows.
 */
export const importEndpoints: Endpoint[] = [
  { path: '/upload', method: 'post', handler: upload },
  ...pastedTextEndpoints,
  { path: '/:id/progress', method: 'get', handler: progress },
  { path: '/:id/rows', method: 'get', handler: rows },
  stateEndpoint('map', async (req, db, imported) => {
    const mapping = await askedMapping(req, imported)
    const json = JSON.stringify(mapping)
    await db.execute(
      sql`UPDATE imports SET mapping = ${json}::jsonb, is_mapped = true WHERE id = ${imported.id}`,
    )
    return 'planning'
  }),
  stateEndpoint('sheet', async (req, db, imported) => {
    const workbook = JSON.stringify(await askedSheet(req, imported))
    // Its columns are others.
    await db.execute(sql`
      UPDATE imports SET workbook = ${workbook}::jsonb, mapping = NULL, columns = NULL, is_mapped = false, problem = NULL
      WHERE id = ${imported.id}`)
    await clearRows(db, imported.id)
    await clearEdits(db, imported.id)
    return 'reading'
  }),
  stateEndpoint('correct', async (req, db, imported) => {
    await refuseOlder(req, db, imported)
    await correctCells(req, db, imported)
    // Of what is read now, nobody has agreed to any doubt.
    await chooseRows(db, imported.id, undefined)
    await db.execute(
      sql`UPDATE imports SET with_doubts = false, with_flags = false WHERE id = ${imported.id}`,
    )
    return 'planning'
  }),
  stateEndpoint('leave', async (req, db, imported) => {
    await refuseOlder(req, db, imported)
    await leaveRows(req, db, imported)
    return imported.state
  }),
  stateEndpoint('apply', async (req, db, imported) => {
    const { id } = imported
    await addDataAndFileToRequest(req)
    await chooseAsked(req, db, imported)
    const withDoubts = req.data?.withDoubts === true
    const withFlags = req.data?.withFlags === true
    await db.execute(
      sql`UPDATE imports SET with_doubts = ${withDoubts}, with_flags = ${withFlags} WHERE id = ${id}`,
    )
    await retryFailed(db, id)
    return 'applying'
  }),
  stateEndpoint('cancel', () => Promise.resolve('cancelled')),
  stateEndpoint('undo', () => Promise.resolve('undoing')),
]

async function upload(req: PayloadRequest): Promise<Response> {
  requireEditor(req)
  const { closeMissing, company, kind, name, openDays } = req.query
  if (kind !== 'vacancies' && kind !== 'companies') throw refusal(req, 'requestUnreadable', 400)
  const declared = Number(req.headers.get('content-length') ?? 0)
  if (declared > IMPORT_LIMITS.bytes) throw tooLarge(req)
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  const contentType = req.headers.get('content-type') ?? undefined
  const id = await inOneTransaction(req, async () =>
    createImport(req, {
      kind,
      bytes,
      fileName: typeof name === 'string' ? name : '',
      ...(contentType !== undefined && { contentType }),
      ...(await chosenCompany(req, kind, company)),
      source: 'upload',
      closeMissing: kind === 'vacancies' && closeMissing === 'true',
      openDays: openDaysOf(openDays),
      start: false,
    }),
  )
  wakeRunner('imports')
  return Response.json({ id }, { status: 201 })
}

/** Returns the number of days, or the default for any other value. */
function openDaysOf(asked: unknown): number {
  const days = /^\d{1,3}$/.test(String(asked)) ? Number(asked) : 0
  return days >= 1 && days <= MOST_OPEN_DAYS ? days : OPEN_DAYS
}

async function chosenCompany(
  req: PayloadRequest,
  kind: ImportKind,
  asked: unknown,
): Promise<{ company?: number }> {
  if (kind === 'companies' || asked === undefined || asked === '') return {}
  const found = await askedDocument(req, 'crewings', asked)
  if (!found) throw refusal(req, 'companyGone', 400)
  return { company: found.id }
}

async function progress(req: PayloadRequest): Promise<Response> {
  const imported = await askedImport(req)
  const db = await databaseOf(req.payload, req)
  const { rows: same } = await db.execute<{ id: number }>(sql`
    SELECT o.id FROM imports i JOIN imports o ON o.sha256 = i.sha256 AND o.kind = i.kind AND o.id < i.id
      AND o.company_id IS NOT DISTINCT FROM i.company_id AND o.state = 'applied'
    WHERE i.id = ${imported.id} ORDER BY o.id DESC LIMIT 1`)
  const mapping = (imported.mapping ?? {}) as ColumnMapping
  const answer: ImportProgress = {
    state: imported.state,
    updatedAt: imported.updatedAt,
    kind: imported.kind,
    counts: await countRows(db, imported.id),
    // What is stored there is written by this feature alone.
    columns: sampledColumns(imported.columns),
    workbook: workbookFacts(imported.workbook),
    maySayWhichSheet: mayChooseSheet(imported),
    mapping,
    guessed: imported.isMapped === true ? [] : guessedLanguages(mapping),
    problem: (imported.problem ?? null) as ImportProgress['problem'],
    closeMissing: imported.closeMissing === true,
    isDesk:
      askedFrom('correct', imported.source).includes(imported.state) &&
      !(await isOlder(db, imported)),
    sameFileAs: same[0]?.id ?? null,
  }
  return Response.json(answer)
}

/** Whether its feed has brought another file since: what stands in this one is not true any more. */
async function isOlder(db: Database, { feed, id }: Import): Promise<boolean> {
  if (feed === null || feed === undefined) return false
  const { rows: newer } = await db.execute(sql`
    SELECT FROM imports WHERE feed = ${feed} AND id > ${id} AND state NOT IN ('failed', 'cancelled') LIMIT 1`)
  return newer.length > 0
}

async function refuseOlder(req: PayloadRequest, db: Database, imported: Import): Promise<void> {
  if (await isOlder(db, imported)) throw refusal(req, 'importFeedNewer', 409)
}

async function rows(req: PayloadRequest): Promise<Response> {
  const imported = await askedImport(req)
  const { page, tab } = req.query
  if (!isRowsTab(tab)) throw refusal(req, 'requestUnreadable', 400)
  const place = Math.min(Math.max(1, Math.trunc(Number(page)) || 1), 1_000)
  const found = await readRows(await databaseOf(req.payload, req), imported.id, tab, {
    offset: (place - 1) * ROWS_ON_PAGE,
    limit: ROWS_ON_PAGE,
  })
  const answer: RowsAnswer = { rows: await rowsInWords(req, imported.kind, found) }
  return Response.json(answer)
}

/** An endpoint for an action. It changes the state only when the action is permitted in the current one. */
function stateEndpoint(
  name: ImportAction,
  prepare: (req: PayloadRequest, db: Database, imported: Import) => Promise<ImportState>,
): Endpoint {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      const imported = await askedImport(req)
      const { id } = imported
      const state = await inOneTransaction(req, async () => {
        const db = await databaseOf(req.payload, req)
        await db.execute(sql`SELECT id FROM imports WHERE id = ${id} FOR UPDATE`)
        const next = await prepare(req, db, imported)
        const isMoved = await moveState(db, id, askedFrom(name, imported.source), next, {
          ...(name === 'cancel' && { counts: await countRows(db, id) }),
        })
        if (!isMoved) throw refusal(req, 'importNotNow', 409)
        await recordEvent(req, {
          action: 'changed',
          collection: 'imports',
          document: id,
          title: imported.fileName,
          changed: ['state'],
          codes: `state: ${imported.state} → ${next}`,
        })
        return next
      })
      if (isAtWork(state)) wakeRunner('imports')
      return Response.json({ id, state })
    },
  }
}

/** Reads the sent mapping. Its columns must be in the file, and each field of the kind may be used once. */
async function askedMapping(req: PayloadRequest, imported: Import): Promise<ColumnMapping> {
  await addDataAndFileToRequest(req)
  const sent: unknown = req.data?.mapping
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw refusal(req, 'requestUnreadable', 400)
  }
  const columns = sampledColumns(imported.columns)
  const names = new Set(columns.map(({ name }) => name))
  const mapping: Record<string, ColumnMapping[string]> = {}
  const taken = new Set<string>()
  for (const [column, field] of Object.entries(sent as Record<string, unknown>)) {
    if (field === null || field === '') continue
    if (!names.has(column) || !isImportField(imported.kind, field)) {
      throw refusal(req, 'requestUnreadable', 400)
    }
    if (taken.has(field)) throw refusal(req, 'importFieldTwice', 400)
    taken.add(field)
    mapping[column] = field
  }
  if (taken.size === 0) throw refusal(req, 'importNothingMapped', 400)
  return mapping
}

/** The workbook with another of its sheets as the one to be read. */
async function askedSheet(req: PayloadRequest, imported: Import): Promise<WorkbookFacts> {
  if (!mayChooseSheet(imported)) throw refusal(req, 'importNotNow', 409)
  await addDataAndFileToRequest(req)
  const workbook = workbookFacts(imported.workbook)
  const sheet = workbook?.sheets.find(({ name }) => name === req.data?.sheet)
  if (!workbook || !sheet) throw refusal(req, 'requestUnreadable', 400)
  return { ...workbook, sheet: sheet.name }
}

async function askedImport(req: PayloadRequest): Promise<Import> {
  requireEditor(req)
  const found = await askedDocument(req, 'imports', req.routeParams?.id)
  if (!found) throw refusal(req, 'importUnknown', 404)
  return found
}

function requireEditor(req: PayloadRequest): void {
  if (!isEditor(req)) throw new Forbidden(req.t)
}
