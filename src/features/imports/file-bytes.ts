import { createHash } from 'node:crypto'

import type { Database } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'

/** Bytes that are worked on before others have their turn: twenty megabytes at once hold up every request. */
const PIECE = 1024 * 1024

/** The digest of a file in hexadecimal digits. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += PIECE) {
    hash.update(bytes.subarray(at, at + PIECE))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return hash.digest('hex')
}

/** The bytes of an import's file; `undefined` where they are erased. */
export async function readFile(db: Database, id: number): Promise<Buffer | undefined> {
  const { rows } = await db.execute<{ size: number }>(
    sql`SELECT length(bytes) AS size FROM import_files WHERE import_id = ${id}`,
  )
  const [found] = rows
  if (!found) return undefined
  const bytes = Buffer.alloc(found.size)
  for (let at = 0; at < bytes.length; at += PIECE) {
    const { rows: pieces } = await db.execute<{ piece: Buffer }>(sql`
      SELECT substring(bytes FROM ${at + 1} FOR ${PIECE}) AS piece FROM import_files WHERE import_id = ${id}`)
    pieces[0]?.piece.copy(bytes, at)
  }
  return bytes
}
