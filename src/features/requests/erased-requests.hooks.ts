import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/publications/writing/locks'
import { env } from '../../env'

/**
 * Which requests have been erased for good: by their references, which say nothing of anybody. Kept in a table and, beside
 * the database, in a file: a backup of either that is put back brings no request back with it.
 */
const fileOf = () => path.resolve(env.DATA_DIR, 'erased-requests')

/**
 * Notes that a request is erased, in the transaction of `req` and in the file, before it is committed: what the file does
 * not know of would come back with an older database.
 */
export async function rememberErased(req: PayloadRequest, reference: string): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(
    sql`INSERT INTO erased_requests (reference) VALUES (${reference}) ON CONFLICT DO NOTHING`,
  )
  await append([reference])
}

/** The references in the file; none where there is no file yet. */
export async function referencesInFile(): Promise<Set<string>> {
  try {
    return new Set((await readFile(fileOf(), 'utf8')).split('\n').filter(Boolean))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set()
    throw error
  }
}

/** Adds references to the file, and returns once they are on the disk. */
export async function append(references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  const name = fileOf()
  await mkdir(path.dirname(name), { recursive: true })
  const file = await open(name, 'a', 0o600)
  try {
    // A line that was cut off by a crash must not swallow the next one.
    await file.appendFile(`\n${references.join('\n')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await syncFolder(path.dirname(name))
}

/** A new file is there after a crash only once its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  // Not on every system can a folder be opened.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
