import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload'

import type { Database } from '../../cms/database/handle'
import { correctedField } from '../../domain/imports/corrections'
import { cellText } from '../../domain/imports/table-rows'
import { isImportField } from '../../domain/imports/import-fields'
import { IMPORT_LIMITS } from '../../domain/imports/import-limits'
import type { ImportField } from '../../domain/imports/import-types'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Import } from '../../payload-types'
import { leaveOut, rowKey, saveCorrection, sourceOf } from './import-edits.hooks'
import { chooseRows } from './import-rows.hooks'
import { rowsAt, type ShownRow } from './shown-rows.hooks'
import { sampledColumns } from './sample-columns'

/** The most rows or cells that one request names. */
const MOST = 1_000

/** A correction as the panel sends it; `instead: null` takes back what was said. */
interface AskedCorrection {
  position: number
  field: ImportField
  instead: string | null
  isForAll: boolean
}

/** Keeps the corrections of a request. The plan has to be made again. */
export async function correctCells(
  req: PayloadRequest,
  db: Database,
  imported: Import,
): Promise<void> {
  await addDataAndFileToRequest(req)
  const asked = askedCorrections(req, imported)
  const company =
    (typeof imported.company === 'object' ? imported.company?.id : imported.company) ?? undefined
  const columns = sampledColumns(imported.columns).map(({ name }) => name)
  const source = sourceOf(imported.kind, company, columns)
  const rows = new Map(
    (
      await rowsAt(
        db,
        imported.id,
        asked.map(({ position }) => position),
      )
    ).map((row) => [row.position, row]),
  )
  for (const { position, field, instead, isForAll } of asked) {
    const row = rows.get(position)
    const own = correctedField(field)
    if (row && isDone(row)) throw notNow(req)
    const cell = row?.cells.find((one) => correctedField(one.field) === own)
    if (!row || !cell || row.number === null) throw unreadable(req)
    const text = instead === null ? null : cellText(instead)
    if (text !== null && field === 'company') await refuseUnknownCompany(req, text)
    const said = cell.corrected?.said ?? cell.said ?? cell.text
    // What is taken back is taken back where it was said.
    const wasForAll = cell.corrected?.isForAll === true
    const key = rowKey(row)
    if (text === null || wasForAll !== isForAll) {
      const taken = { key, field: own, said, instead: null, isForAll: wasForAll }
      // A value of one row leaves what is said of all the others.
      if (text === null || !wasForAll) await saveCorrection(db, imported.id, source, taken)
    }
    if (text === null) continue
    await saveCorrection(db, imported.id, source, {
      key,
      field: own,
      said,
      instead: text,
      isForAll,
    })
  }
}

function askedCorrections(req: PayloadRequest, { kind }: Import): AskedCorrection[] {
  const sent: unknown = req.data?.corrections
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MOST) throw unreadable(req)
  return sent.map((one: unknown): AskedCorrection => {
    const { position, field, instead, isForAll } = (one ?? {}) as Partial<
      Record<keyof AskedCorrection, unknown>
    >
    const isText =
      instead === null || (typeof instead === 'string' && instead.length <= IMPORT_LIMITS.cell)
    if (!isPosition(position) || !isImportField(kind, field) || !isText) throw unreadable(req)
    return { position, field, instead, isForAll: isForAll === true }
  })
}

async function refuseUnknownCompany(req: PayloadRequest, id: string): Promise<void> {
  const found =
    /^[1-9]\d{0,8}$/.test(id) &&
    (await req.payload.findByID({
      collection: 'crewings',
      id: Number(id),
      depth: 0,
      disableErrors: true,
      select: {},
      overrideAccess: false,
      user: req.user,
      req,
    }))
  if (!found) throw new APIError(panelText(req.t, 'companyGone'), 400, undefined, true)
}

/** Leaves the named rows out of the plan, or puts them back. @returns how many */
export async function leaveRows(
  req: PayloadRequest,
  db: Database,
  imported: Import,
): Promise<number> {
  await addDataAndFileToRequest(req)
  const rows = await rowsAt(db, imported.id, askedPositions(req))
  if (rows.length === 0) throw unreadable(req)
  if (rows.some(isDone)) throw notNow(req)
  await leaveOut(db, imported.id, rows, req.data?.isLeftOut === true)
  return rows.length
}

/** Has the named rows applied alone, or, where none are named, those that the rest of the request says. */
export async function chooseAsked(
  req: PayloadRequest,
  db: Database,
  imported: Import,
): Promise<void> {
  const positions = req.data?.positions === undefined ? undefined : askedPositions(req)
  await chooseRows(db, imported.id, positions)
}

function askedPositions(req: PayloadRequest): number[] {
  const sent: unknown = req.data?.positions
  const isList = Array.isArray(sent) && sent.length > 0 && sent.length <= MOST
  if (!isList || !sent.every(isPosition)) throw unreadable(req)
  return sent
}

/** Whether a row was applied: nothing that is said of it now would change anything. */
function isDone({ outcome }: Pick<ShownRow, 'outcome'>): boolean {
  return outcome !== null && outcome !== 'failed'
}

function isPosition(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 1_000_000
}

function notNow(req: PayloadRequest): Error {
  return new APIError(panelText(req.t, 'importNotNow'), 409, undefined, true)
}

function unreadable(req: PayloadRequest): Error {
  return new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
}
