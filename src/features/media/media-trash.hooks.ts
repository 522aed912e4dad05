import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'

import { sql } from '../../cms/database/sql'
import { processNow } from '../../domain/time/process-clock'
import { databaseOf, inOwnTransaction } from '../../cms/database/handle'
import { lockDocumentIn } from '../../cms/database/locks'
import { textArray } from '../../cms/publications/writing/projection-columns'
import { onTransactionEnd } from '../../cms/database/transaction-end'
import type { Media } from '../../payload-types'
import { MEDIA_FOLDER, TRASH_FOLDER } from './media-folder'
import { filesOf } from './written-files.hooks'

const shown = (name: string) => path.join(MEDIA_FOLDER, path.basename(name))
const kept = (name: string) => path.join(TRASH_FOLDER, path.basename(name))

/**
 * Moves the files of a document in the trash to a folder that is not served. They keep their names, so a restore brings
 * back the same addresses. The names stay reserved by the rows.
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
  // Runs before the commit, so that a row that readers can find always has its files.
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

/**
 * Restores a file as a hard link, or as a copy on file systems without links. @returns whether it was missing before
 */
async function bringBack(name: string): Promise<boolean> {
  try {
    await link(kept(name), shown(name)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT') || hasCode(error, 'EEXIST')) throw error
      return copyFile(kept(name), shown(name))
    })
    return true
  } catch (error) {
    // An interrupted move may have left the file in place.
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

/** Moves the files of a document to the place of its state, under the lock of the document. */
export async function settleFiles(payload: Payload, id: number): Promise<void> {
  // Not in the line of Payload's transactions: it is also done at the end of one of them, which has its place there.
  await inOwnTransaction(payload, async (db) => {
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

/** Milliseconds before a file without a row is removed, because the wrong database may be connected by mistake. */
const LEFT_OVER = 60 * 60_000

/**
 * Moves every file to the place of its document's state. The process may have ended between a commit and a move, and a
 * backup restores all files to the served folder. Files in the trash without a row are removed.
 * @returns the number of corrected documents
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
