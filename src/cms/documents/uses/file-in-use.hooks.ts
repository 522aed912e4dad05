import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { APIError } from 'payload'

import { sql } from '../../database/sql'
import { nativeName } from '../../../domain/locales/locales'
import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'
import { findUses, findUsesThat, type Use, type Uses } from './find-uses'
import { databaseOf } from '../../database/handle'
import { lockFiles } from '../../services/files/file-locks'

/** The collections of files. */
export type FileCollection = 'media' | 'service-files'

/** In the context of a request: a file is taken away from readers, whoever is shown it. */
export const BLOCKS_FILE = 'blocksFile'

/** How many uses a refusal names. */
const MOST_NAMED = 5

/** What a state of a use is called. */
export const USE_STATES: Readonly<Record<Use['state'], PanelKey>> = {
  live: 'useLive',
  draft: 'useDraft',
  trash: 'useTrash',
}

/** A file that is shown somewhere would leave a hole there: whoever deletes it for good reads where. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  // What is invented goes whole; what shows it is invented too, or shows it no longer.
  if (req.context.removesExamples === true) return
  await lockFiles(req)
  const used = { collection: collection.slug as FileCollection, documents: [id] }
  // After its time in the trash it goes: drafts that name it were named to whoever threw it away.
  const uses =
    req.context.isTrashOver === true
      ? await findUsesThat(req, used, MOST_NAMED, isLive)
      : await findUses(req, used, MOST_NAMED)
  await refuse(req, used.collection, id, uses)
}

/** A file does not go to the trash while readers are shown it; drafts can wait for it to come back. */
export const refuseToTrashWhileShown: CollectionBeforeChangeHook<Trashable> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data.deletedAt || !originalDoc || originalDoc.deletedAt)
    return data
  if (req.context[BLOCKS_FILE] === true) return data
  await lockFiles(req)
  const used = { collection: collection.slug as FileCollection, documents: [originalDoc.id] }
  await refuse(
    req,
    used.collection,
    originalDoc.id,
    await findUsesThat(req, used, MOST_NAMED, isLive),
  )
  return data
}

/** What the site itself has put there for good reason does not come back. */
export const refuseToRestoreBlocked: CollectionBeforeChangeHook<Trashable> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data.deletedAt !== null || !originalDoc?.deletedAt) return data
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ problem: string }>(sql`
    SELECT problem FROM files_to_check
    WHERE collection = ${collection.slug} AND file_id = ${Number(originalDoc.id)} AND problem IS NOT NULL`)
  if (!rows[0]) return data
  // Written by the runner of stored files alone.
  const { problem, facts } = JSON.parse(rows[0].problem) as {
    problem: PanelKey
    facts?: Record<string, number>
  }
  const sentence = panelText(req.t, problem, facts)
  throw new APIError(panelText(req.t, 'fileBlocked', { problem: sentence }), 409, undefined, true)
}

interface Trashable extends TypeWithID {
  deletedAt?: string | null
}

const isLive = ({ state }: Pick<Use, 'state'>) => state === 'live'

/** @throws APIError of status 409 that names the uses, where there are any */
async function refuse(
  req: PayloadRequest,
  collection: FileCollection,
  id: number | string,
  { first, more }: Uses,
): Promise<void> {
  if (first.length === 0) return
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
    select: { filename: true },
    // Only the name is told, to somebody who may delete it.
    overrideAccess: true,
    req,
  })
  const named = first.map(({ title, locale, state }) => {
    const states = panelText(req.t, USE_STATES[state])
    const where = locale ? `${nativeName(locale)}, ${states}` : states
    return panelText(req.t, 'useNamed', { title, where })
  })
  if (more > 0) named.push(panelText(req.t, 'usesMore', { count: more }))
  const uses = new Intl.ListFormat(req.i18n.language, { type: 'conjunction' }).format(named)
  const file = found?.filename ?? String(id)
  throw new APIError(panelText(req.t, 'fileInUse', { file, uses }), 409, undefined, true)
}
