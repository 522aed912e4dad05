import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'

import { sql } from '../../cms/database/sql'
import { processNow } from '../../domain/time/process-clock'
import { adapterOf, databaseOf } from '../../cms/database/handle'
import { lockDocumentIn } from '../../cms/database/locks'
import { textArray } from '../../cms/publications/writing/projection-columns'
import { onTransactionEnd } from '../../cms/database/transaction-end'
import type { Media } from '../../payload-types'
import { MEDIA_FOLDER, TRASH_FOLDER } from './media-folder'
import { filesOf } from './written-files.hooks'

const shown = (name: string) => path.join(MEDIA_FOLDER, path.basename(name))
const kept = (name: string) => path.join(TRASH_FOLDER, path.basename(name))

/**
 * Keeps the files of what is in the trash in a folder of their own, from which nothing is served, under their names:
 * brought back, they have the addresses that they had. Their names stay taken, because their rows have them.
 */
export const moveFilesWithTrash: CollectionAfterChangeHook<Media> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc
  const [is, was] = [Boolean(doc.deletedAt), Boolean(previousDoc.deletedAt)]
  if (is === was) return doc
  if (is) {
    await onTransactionEnd(req, { committed: () => settleFiles(req.payload, doc.id) })
    return doc
  }
  // Before the commit: a row that readers can find has its files.
  for (const name of filesOf(doc)) {
    const isBack = await bringBack(name)
    await onTransactionEnd(req, {
      committed: () => rm(kept(name), { force: true }),
      rolledBack: () => (isBack ? rm(shown(name), { force: true }) : Promise.resolve()),
    })
  }
  return doc
}

/** Removes what the trash holds of a document that is deleted for good. */
export const removeKeptFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  const names = filesOf(doc)
  await onTransactionEnd(req, {
    committed: () => Promise.all(names.map((name) => rm(kept(name), { force: true }))),
  })
}

/** A second name costs no room; some file systems know none. @returns whether it was not there before */
async function bringBack(name: string): Promise<boolean> {
  try {
    await link(kept(name), shown(name)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT') || hasCode(error, 'EEXIST')) throw error
      return copyFile(kept(name), shown(name))
    })
    return true
  } catch (error) {
    // Never put away, because something ended in between: then it is there.
    if (hasCode(error, 'ENOENT') || hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function putAway(name: string): Promise<void> {
  await mkdir(TRASH_FOLDER, { recursive: true })
  try {
    await rename(shown(name), kept(name))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    await copyFile(shown(name), kept(name))
    await rm(shown(name), { force: true })
  }
}

const FILES_OF_ROW = sql`
  JOIN LATERAL (VALUES (m.filename), (m.sizes_social_filename)) f(name) ON f.name IS NOT NULL`

/** Puts the files of a document where its row says that they are, while nobody else writes it. */
export async function settleFiles(payload: Payload, id: number): Promise<void> {
  const { drizzle } = adapterOf(payload)
  // Not in the line of Payload's transactions: it is also done at the end of one of them, which has its place there.
  await drizzle.transaction(async (db) => {
    await lockDocumentIn(db, 'media', id)
    const { rows } = await db.execute<{ name: string; trashed: boolean }>(sql`
      SELECT f.name, m.deleted_at IS NOT NULL AS trashed FROM media m ${FILES_OF_ROW} WHERE m.id = ${id}`)
    for (const { name, trashed } of rows) {
      if (trashed) await putAway(name)
      else {
        await bringBack(name)
        await rm(kept(name), { force: true })
      }
    }
  })
}

/** What nobody has a row for waits a while: the database may be another one by mistake. Milliseconds. */
const LEFT_OVER = 60 * 60_000

/**
 * Puts every file where its row says: the process may have ended between a commit and the move of a file, and a backup
 * brings all files back where they are shown. What no row names is removed from the trash.
 * @returns how many documents were put right
 */
export async function settleTrash(
  payload: Payload,
  now = processNow('compared with times of files'),
): Promise<{ trashedFilesSettled: number }> {
  const db = await databaseOf(payload, {})
  const inTrash = await namesInTrash()
  const { rows } = await db.execute<{ id: number; name: string; trashed: boolean }>(sql`
    SELECT m.id, f.name, m.deleted_at IS NOT NULL AS trashed FROM media m
    ${FILES_OF_ROW}
    WHERE m.deleted_at IS NOT NULL OR f.name = ANY(${textArray(inTrash)})`)
  const isNamed = new Set(rows.map(({ name }) => name))
  const wrong = new Set<number>()
  for (const { id, name, trashed } of rows) {
    if (!trashed || (await isFile(shown(name)))) wrong.add(id)
  }
  for (const id of wrong) await settleFiles(payload, id)
  for (const name of inTrash) {
    if (isNamed.has(name)) continue
    const file = await stat(kept(name)).catch(() => undefined)
    if (file && now.getTime() - file.ctimeMs > LEFT_OVER) await rm(kept(name), { force: true })
  }
  return { trashedFilesSettled: wrong.size }
}

async function namesInTrash(): Promise<string[]> {
  try {
    return await readdir(TRASH_FOLDER)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() === true
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
