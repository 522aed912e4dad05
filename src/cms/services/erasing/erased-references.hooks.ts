import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { env } from '../../../env'
import { ERASED } from '../backup/erased-list'
import { adapterOf, databaseOf } from '../../database/handle'

/**
 * What has been erased for good: requests by their references, accounts of seafarers by a digest, neither of which says
 * anything of anybody. Kept in a table and, beside the database, in a file: a backup of either that is put back brings
 * nothing back with it. Both are called after the requests, which were there first; archives know them by that name.
 */
const fileOf = () => path.resolve(env.DATA_DIR, ERASED)

/**
 * Notes that something is erased, in the transaction of `req` and in the file, before it is committed: what the file does
 * not know of would come back with an older database.
 */
export async function rememberErased(req: PayloadRequest, reference: string): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(
    sql`INSERT INTO erased_requests (reference) VALUES (${reference}) ON CONFLICT DO NOTHING`,
  )
  await append([reference])
}

/** Lets table and file know of the same: either may have come back with a backup. */
export async function bringErasedIntoStep(payload: Payload): Promise<void> {
  const { drizzle: db } = adapterOf(payload)
  const inFile = await referencesInFile()
  const { rows: table } = await db.execute<{ reference: string }>(
    sql`SELECT reference FROM erased_requests`,
  )
  await append(table.map(({ reference }) => reference).filter((one) => !inFile.has(one)))
  if (inFile.size === 0) return
  const all = JSON.stringify([...inFile])
  await db.execute(sql`
    INSERT INTO erased_requests (reference)
    SELECT jsonb_array_elements_text(${all}::jsonb) ON CONFLICT DO NOTHING`)
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
async function append(references: readonly string[]): Promise<void> {
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
