import { APIError, type Payload, type PayloadRequest } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { troubleOf } from '../../cms/database/database-trouble'
import { databaseOf } from '../../cms/database/handle'
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
} from './import-rows.hooks'
import { inOneTransaction } from '../../cms/database/within-transaction'
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

/** Rows after which other imports get a turn. */
const BATCH = 200

/** How often a row is tried that breaks something. */
const MOST_TRIES = 3

interface Work {
  id: number
  kind: ImportKind
  requests: RequestMaker
  /** Whether the process ends: the row under way is the last one then. */
  isStopped: () => boolean
}

/**
 * Applies the next rows of an import, each in a transaction of its own with the note that it is done: whenever the
 * process ends, a row is written and noted, or neither. Editors wait for no more than one row.
 * @returns whether there may be more
 * @throws whatever the database throws where it does not answer; the row stays due then
 */
export function applyBatch(payload: Payload, work: Work): Promise<boolean> {
  return inBatch(payload, work, {
    take: takeDueRow,
    carryOut: async (req, row) => {
      const written = await apply(req, work.kind, row)
      await noteApplied(await databaseOf(payload, req), work.id, row.position, written)
    },
    refuse: async (row, sentence) =>
      noteFailed(await databaseOf(payload, {}), work.id, row.position, sentence),
  })
}

/**
 * Takes back the last rows of an import that were applied, each in a transaction of its own. What somebody has edited
 * since is left alone.
 * @returns whether there may be more
 * @throws whatever the database throws where it does not answer
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

interface Deed {
  take: typeof takeDueRow
  carryOut: (req: PayloadRequest, row: DueRow) => Promise<void>
  /** Notes outside of the transaction why it was not done. */
  refuse: (row: DueRow, sentence: string) => Promise<void>
}

async function inBatch(payload: Payload, work: Work, deed: Deed): Promise<boolean> {
  for (let count = 0; count < BATCH; count += 1) {
    if (work.isStopped() || !(await oneRow(payload, work, deed))) return false
  }
  return true
}

async function oneRow(payload: Payload, { id, requests }: Work, deed: Deed): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const req = await requests()
    let row: DueRow | undefined
    try {
      return await inOneTransaction(req, async () => {
        row = await deed.take(await databaseOf(payload, req), id)
        if (row) await deed.carryOut(req, row)
        return row !== undefined
      })
    } catch (error) {
      if (!row || isAway(error)) throw error
      const sentence = await refusalSentence(error, req)
      // Not by any rule: somebody else may have written the same at this very moment.
      if (sentence === undefined && tries < MOST_TRIES) continue
      if (sentence === undefined) {
        payload.logger.error(
          { err: error, import: id, row: row.position },
          'a row of an import broke',
        )
      }
      await deed.refuse(row, sentence ?? panelText(req.t, 'bulkBroke'))
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

/** The document of a row as it is now: what was planned to be created may be there since. */
async function findAgain(
  req: PayloadRequest,
  kind: ImportKind,
  { company, document, externalId }: DueRow,
): Promise<StoredRecord | undefined> {
  if (document !== null) {
    const stored = await holdStored(req, kind, document)
    // By the id of nothing else: it was deleted for good, and is not made again unseen.
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

/** @returns why it is left alone, where it is */
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
      // Its id is free again: the same file may be imported once more.
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
