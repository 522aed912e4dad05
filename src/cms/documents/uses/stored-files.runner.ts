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
import { startBackgroundWork } from '../../services/background-work'
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

/** Files of one run: a stop waits for no more than the one under way. */
const AT_ONCE = 20

/** Milliseconds. There is nothing to do but after an update, or where a scanner of viruses was away. */
const INTERVAL = 10 * 60_000

/** How long one instance may look at a file before another may; minutes. */
const LEASE_MINUTES = 10

/** How many files were changed, and how many taken away from readers. */
export interface StoredFilesChecked {
  checked: number
  mended: number
  blocked: number
}

/**
 * Looks once more at the files that an update has named (table `files_to_check`), one after the other beside the answers,
 * until none is left. Any number of instances may do it, and whatever ends in between goes on where it was.
 * @returns ends it: resolves once the file under way is done
 */
export function startStoredFileChecks(
  open: () => Promise<Payload>,
  looks: LooksAtFiles,
): () => Promise<void> {
  return startBackgroundWork({
    open,
    run: async (payload, signal) => {
      const { checked, mended, blocked } = await checkStoredFiles(payload, looks, signal)
      if (mended + blocked > 0) {
        payload.logger.info({ checked, mended, blocked }, 'stored files were looked at once more')
      }
      return checked === AT_ONCE
    },
    interval: INTERVAL,
    // The first readers after a start have the machine for themselves.
    delay: 30_000,
    failure: 'Stored files could not be looked at once more',
  })
}

/** Looks at some of the files that are due. */
export async function checkStoredFiles(
  payload: Payload,
  looks: LooksAtFiles,
  signal?: AbortSignal,
): Promise<StoredFilesChecked> {
  const counts = { checked: 0, mended: 0, blocked: 0 }
  while (counts.checked < AT_ONCE && signal?.aborted !== true) {
    const due = await nextDue(payload)
    if (!due) break
    counts.checked += 1
    const outcome = await checkOne(payload, due, looks[due.collection])
    if (outcome === 'mended') counts.mended += 1
    else if (typeof outcome === 'object') counts.blocked += 1
  }
  return counts
}

interface Due extends Record<string, unknown> {
  collection: FileCollection
  id: number
}

/** The next one, which is nobody else's for a while. */
async function nextDue(payload: Payload): Promise<Due | undefined> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<Due>(sql`
    UPDATE files_to_check SET due_at = now() + make_interval(mins => ${LEASE_MINUTES})
    WHERE (collection, file_id) = (
      SELECT collection, file_id FROM files_to_check WHERE problem IS NULL AND due_at <= now()
      ORDER BY due_at, collection, file_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING collection, file_id AS id`)
  return rows[0]
}

async function checkOne(payload: Payload, due: Due, look: LookAtFile): Promise<LookedAt> {
  const outcome = await inTransaction(payload, due, (req) => look(req, due.id))
  if (outcome === 'later') return outcome
  if (typeof outcome === 'object') await block(payload, due, outcome)
  else {
    const db = await databaseOf(payload, {})
    await db.execute(
      sql`DELETE FROM files_to_check WHERE collection = ${due.collection} AND file_id = ${due.id}`,
    )
  }
  return outcome
}

/** Puts a file where nobody is given it, also where readers are shown it: the report of links and files names the places. */
async function block(
  payload: Payload,
  due: Due,
  { problem, facts }: Exclude<LookedAt, string>,
): Promise<void> {
  const { collection, id } = due
  await inTransaction(payload, due, async (req) => {
    const db = await databaseOf(payload, req)
    await db.execute(sql`
      UPDATE files_to_check SET problem = ${JSON.stringify({ problem, facts })}
      WHERE collection = ${collection} AND file_id = ${id}`)
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
