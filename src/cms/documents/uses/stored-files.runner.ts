import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { sql } from '../../database/sql'
import { nowIn } from '../../database/database-clock'
import { env } from '../../../env'
import type { PanelKey } from '../../../i18n/panel/panel-texts'
import { causedBy } from '../../services/audit/audit-cause'
import { acquire, isHeld, type Lease, type LeasedTable } from '../../database/leases'
import { type Runner, type Turn, UNBOUNDED } from '../../services/jobs/runner'
import { databaseOf } from '../../database/handle'
import { lockDocument } from '../../database/locks'
import { BLOCKS_FILE, type FileCollection } from './file-in-use.hooks'

/**
 * What came of a look at a stored file. `later`: nobody could look now. A problem is the name of its sentence, with its
 * numbers: the file may not be given to anybody, and cannot be mended.
 */
export type LookedAt =
  | 'asItShouldBe'
  | 'mended'
  | 'later'
  | { problem: PanelKey; facts?: Readonly<Record<string, number>> }

/** Looks at a file in the transaction of `req`, in which nobody else writes it, and mends it where it can. */
type LookAtFile = (req: PayloadRequest, id: number) => Promise<LookedAt>

export type LooksAtFiles = Readonly<Record<FileCollection, LookAtFile>>

/** How many files one run checks. A stop waits only for the current file. */
const AT_ONCE = 20

/** Milliseconds. There is nothing to do but after an update, or where a scanner of viruses was away. */
const INTERVAL = 10 * 60_000

/** A file is looked at by one instance; where it could not be looked at, it is due again when the lease is over. */
const FILES: LeasedTable = {
  name: 'files_to_check',
  key: ['collection', 'file_id'],
  until: 'due_at',
}

/** How long one instance may look at a file before another may; seconds. */
const LEASE = 10 * 60

/** How many files were changed, and how many taken away from readers. */
export interface StoredFilesChecked {
  checked: number
  mended: number
  blocked: number
}

/**
 * Looks once more at the files that an update has named (table `files_to_check`), one after the other beside the answers,
 * until none is left. Any number of instances may do it, and whatever ends in between goes on where it was.
 */
export function storedFilesRunner(looks: LooksAtFiles): Runner {
  return {
    name: 'stored-files',
    time: 10 * 60_000,
    batch: AT_ONCE,
    run: async (payload, turn) => {
      const { checked, mended, blocked } = await checkStoredFiles(payload, looks, turn)
      if (mended + blocked > 0) {
        payload.logger.info({ checked, mended, blocked }, 'stored files were looked at once more')
      }
    },
    interval: INTERVAL,
    // The first readers after a start have the machine for themselves.
    delay: 30_000,
    failure: 'Stored files could not be looked at once more',
  }
}

/** Looks at the files that are due. */
export async function checkStoredFiles(
  payload: Payload,
  looks: LooksAtFiles,
  turn: Pick<Turn, 'mayBegin'> = UNBOUNDED,
): Promise<StoredFilesChecked> {
  const counts = { checked: 0, mended: 0, blocked: 0 }
  while (turn.mayBegin()) {
    const due = await acquireFile(payload)
    if (!due) break
    counts.checked += 1
    const outcome = await checkOne(payload, due, looks[due.collection])
    if (outcome === 'mended') counts.mended += 1
    else if (typeof outcome === 'object') counts.blocked += 1
  }
  return counts
}

interface Due {
  collection: FileCollection
  id: number
  lease: Lease
}

async function acquireFile(payload: Payload): Promise<Due | undefined> {
  const acquired = await acquire<Omit<Due, 'lease'>>(await databaseOf(payload, {}), FILES, {
    seconds: LEASE,
    due: sql`due.problem IS NULL`,
    order: sql`due.due_at, due.collection, due.file_id`,
    returning: sql`collection, file_id AS id`,
  })
  const row = acquired?.rows[0]
  return row && { ...row, lease: acquired.lease }
}

async function checkOne(payload: Payload, due: Due, look: LookAtFile): Promise<LookedAt> {
  const outcome = await inTransaction(payload, due, (req) => look(req, due.id))
  if (outcome === 'later') return outcome
  if (typeof outcome === 'object') await block(payload, due, outcome)
  else {
    const db = await databaseOf(payload, {})
    await db.execute(sql`DELETE FROM files_to_check WHERE ${isHeld(FILES, due.lease)}`)
  }
  return outcome
}

/** Puts a file where nobody is given it, also where readers are shown it: the report of links and files names the places. */
async function block(
  payload: Payload,
  due: Due,
  { problem, facts }: Exclude<LookedAt, string>,
): Promise<void> {
  const { collection, id, lease } = due
  await inTransaction(payload, due, async (req) => {
    const db = await databaseOf(payload, req)
    await db.execute(sql`
      UPDATE files_to_check SET problem = ${JSON.stringify({ problem, facts })}
      WHERE ${isHeld(FILES, lease)}`)
    const { rows } = await db.execute(sql`
      SELECT FROM ${sql.identifier(collection.replaceAll('-', '_'))} WHERE id = ${id} AND deleted_at IS NULL`)
    if (rows.length === 0) return
    req.context[BLOCKS_FILE] = true
    const data = { deletedAt: (await nowIn(db)).toISOString() }
    // Nobody asks for it.
    await payload.update({ collection, id, data, depth: 0, overrideAccess: true, req })
  })
  payload.logger.warn({ collection, id, problem }, 'a stored file is given to nobody any more')
}

async function inTransaction<Result>(
  payload: Payload,
  { collection, id }: Due,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq(
    { locale: env.SOURCE_LOCALE, context: causedBy('site') },
    payload,
  )
  await initTransaction(req)
  try {
    await lockDocument(req, collection, id)
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
