import { APIError, type Payload, type PayloadRequest } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { troubleOf } from '../../cms/database/database-trouble'
import { type Database, databaseOf } from '../../cms/database/handle'
import { refusalSentence } from '../../cms/services/answers/refusal'
import { readDay } from '../../domain/time/calendar-day'
import type { ImportKind } from '../../domain/imports/import-types'
import { panelText } from '../../i18n/panel/panel-texts'
import {
  type DueRow,
  noteApplied,
  noteFailed,
  noteUndone,
  takeDoneRow,
  takeDueRow,
} from './due-rows.hooks'
import { inOneTransaction } from '../../cms/database/within-transaction'
import { createRows } from './create-rows.hooks'
import type { RequestMaker } from './import-request.hooks'
import {
  closeRecord,
  COLLECTION_OF,
  findStored,
  holdStored,
  isOwnWork,
  type StoredRecord,
  writeRecord,
  type Written,
} from './write-record.hooks'
import { refuseUntouchable } from './write-vacancy.hooks'

/** The rows of one batch. After it, other imports get a turn. */
const BATCH = 200

/** The most attempts for a row that throws an unknown error. */
const MOST_TRIES = 3

interface Work {
  id: number
  kind: ImportKind
  requests: RequestMaker
  /** Whether the process is stopping. The current row is the last one then. */
  isStopped: () => boolean
}

/**
 * Applies the next rows of an import: what is new together, any other row in a transaction of its own. The transaction
 * also marks them as done, so that a killed process leaves both or neither.
 * @returns whether there may be more rows
 * @throws the error of a database that does not answer; the row stays due then
 */
export async function applyBatch(payload: Payload, work: Work): Promise<boolean> {
  if (work.kind === 'vacancies' && !work.isStopped()) {
    const { failure, taken } = await createRows(payload, work)
    if (failure && (taken === 0 || isAway(failure.error))) throw failure.error
    // One of them is refused, or another writer was in between: each by itself says which.
    for (const position of failure?.positions ?? []) {
      if (work.isStopped()) return false
      await oneRow(payload, work, applying(payload, work, position))
    }
    if (taken > 0) return !work.isStopped()
  }
  return inBatch(payload, work, applying(payload, work))
}

function applying(payload: Payload, work: Work, position?: number): RowStep {
  return {
    take: (db, id) => takeDueRow(db, id, position),
    carryOut: async (req, row) => {
      const written = await apply(req, work.kind, row)
      await noteApplied(await databaseOf(payload, req), work.id, row.position, written)
    },
    refuse: async (row, sentence) =>
      noteFailed(await databaseOf(payload, {}), work.id, row.position, sentence),
  }
}

/**
 * Undoes the last applied rows of an import, each in its own transaction. It leaves documents alone that somebody has
 * edited since.
 * @returns whether there may be more rows
 * @throws the error of a database that does not answer
 */
export function undoBatch(payload: Payload, work: Work): Promise<boolean> {
  return inBatch(payload, work, {
    take: takeDoneRow,
    carryOut: async (req, row) => {
      const problem = await undo(req, work.kind, row)
      await noteUndone(await databaseOf(payload, req), work.id, row.position, problem)
    },
    refuse: async (row, sentence) =>
      noteUndone(await databaseOf(payload, {}), work.id, row.position, sentence),
  })
}

interface RowStep {
  take: (db: Database, id: number) => Promise<DueRow | undefined>
  carryOut: (req: PayloadRequest, row: DueRow) => Promise<void>
  /** Writes the reason of a failure, outside of the failed transaction. */
  refuse: (row: DueRow, sentence: string) => Promise<void>
}

async function inBatch(payload: Payload, work: Work, step: RowStep): Promise<boolean> {
  for (let count = 0; count < BATCH; count += 1) {
    if (work.isStopped() || !(await oneRow(payload, work, step))) return false
  }
  return true
}

async function oneRow(payload: Payload, { id, requests }: Work, step: RowStep): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const req = await requests()
    let row: DueRow | undefined
    try {
      return await inOneTransaction(req, async () => {
        row = await step.take(await databaseOf(payload, req), id)
        if (row) await step.carryOut(req, row)
        return row !== undefined
      })
    } catch (error) {
      if (!row || isAway(error)) throw error
      const sentence = await refusalSentence(error, req)
      // No rule refused it. Another writer may have caused a conflict, so it is tried again.
      if (sentence === undefined && tries < MOST_TRIES) continue
      if (sentence === undefined) {
        payload.logger.error(
          { err: error, import: id, row: row.position },
          'a row of an import broke',
        )
      }
      await step.refuse(row, sentence ?? panelText(req.t, 'bulkBroke'))
      return true
    }
  }
}

/** The database does not answer, or the site is too busy to begin. */
function isAway(error: unknown): boolean {
  return troubleOf(error) !== 'fault' || (error instanceof APIError && error.status === 503)
}

async function apply(req: PayloadRequest, kind: ImportKind, row: DueRow): Promise<Written> {
  const stored = await findAgain(req, kind, row)
  if (stored) refuseUntouchable(req, stored)
  if (row.action === 'close') {
    const said = readDay(row.values.openUntilDay)
    const closing = { said, isMissing: said === undefined }
    const closed = stored && (await closeRecord(req, stored, closing))
    if (closed) return closed
    const id = row.document ?? 0
    return {
      outcome: 'same',
      id,
      before: undefined,
      savedAt: stored?.updatedAt ?? (await databaseNow(req)).toISOString(),
    }
  }
  const { company, externalId, values } = row
  return writeRecord(req, kind, stored, values, {
    ...(company !== null && { company }),
    ...(externalId !== null && { externalId }),
  })
}

/** Reads the current document of a row. A document that was to be created may exist by now. */
async function findAgain(
  req: PayloadRequest,
  kind: ImportKind,
  { company, document, externalId }: DueRow,
): Promise<StoredRecord | undefined> {
  if (document !== null) {
    const stored = await holdStored(req, kind, document)
    // The planned document was deleted for good. It must not be created again without a new plan.
    if (!stored) throw new APIError(panelText(req.t, 'importGone'), 404, undefined, true)
    return stored
  }
  if (externalId === null) return undefined
  const [found] = await findStored(req, kind, {
    and: [
      { externalId: { equals: externalId } },
      ...(company === null ? [] : [{ company: { equals: company } }]),
    ],
  })
  return found && holdStored(req, kind, found.id)
}

/** @returns why the document was left alone, or `null` */
async function undo(req: PayloadRequest, kind: ImportKind, row: DueRow): Promise<string | null> {
  const stored = row.document === null ? undefined : await holdStored(req, kind, row.document)
  if (stored?.deletedAt !== null) return panelText(req.t, 'importGone')
  if (new Date(stored.updatedAt).getTime() !== row.savedAt?.getTime()) {
    return panelText(req.t, 'importEditedSince')
  }
  if (row.outcome === 'created') {
    await req.payload.update({
      collection: COLLECTION_OF[kind],
      id: stored.id,
      // Frees the external id, so that the same file can be imported again.
      data: { deletedAt: (await databaseNow(req)).toISOString(), externalId: null },
      depth: 0,
      overrideLock: false,
      overrideAccess: isOwnWork(req),
      ...(req.user && { user: req.user }),
      req,
    })
    return null
  }
  await writeRecord(req, kind, stored, row.before ?? {}, {})
  return null
}
