import type { PayloadRequest } from 'payload'

import { readScanKeys, type ScanKey } from '../../../domain/sea-service/scan-keys'
import { env } from '../../../env'
import { databaseOf, rowsOf } from '../../database/handle'
import { query } from '../../database/read-pool'
import { sql } from '../../database/sql'
import {
  NotWhole,
  opens,
  placeOf,
  type ScanPlace,
  sealed,
  type Unopened,
  unsealed,
} from './sealed-format'

/**
 * Scans of papers: the only way by which they are written and read. They are encrypted before they are written, each by a key of
 * its own (sealed-format.ts), as rows that go with their papers (docs/decisions/090-scans.md).
 */

/** Bytes of all scans of an account together, before they are encrypted. */
export const MOST_SCAN_BYTES = 100 * 1024 * 1024

/** What is known of a scan without opening it. */
export interface StoredScan {
  paper: number
  type: string
  /** Bytes, before it was encrypted. */
  size: number
  /** Whether a key that is here opens it. */
  isReadable: boolean
}

interface ScanRow {
  id: number
  paper: number
  type: string
  size: number
  head: Buffer
}

const KEYS: readonly ScanKey[] =
  env.SCAN_KEYS === undefined ? [] : (readScanKeys(env.SCAN_KEYS) ?? [])

/** Whether scans are taken: there is a key to encrypt them with. */
export function takesScans(): boolean {
  return KEYS.length > 0
}

/** Writes the scan of a paper in the place of the one before, in the transaction of `req`. */
export async function putScan(
  req: PayloadRequest,
  place: ScanPlace,
  { type, size }: { type: string; size: number },
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const [key] = KEYS
  if (!key) throw new Error('There is no key to encrypt a scan with.')
  await deleteScan(req, place)
  const { head, blocks } = sealed(source, key, placeOf(place))
  const db = await databaseOf(req.payload, req)
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`INSERT INTO paper_scans (paper_id, seaman_id, key_id, head, type, size)
      VALUES (${place.paper}, ${place.seaman}, ${key.id}, ${head}, ${type}, ${size}) RETURNING id`,
  )
  let number = 0
  for await (const bytes of blocks) {
    await db.execute(
      sql`INSERT INTO paper_scan_blocks (scan_id, number, bytes) VALUES (${row?.id}, ${number}, ${bytes})`,
    )
    number += 1
  }
}

/** Removes the scan of a paper, in the transaction of `req`. */
export async function deleteScan(req: PayloadRequest, { paper, seaman }: ScanPlace): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM paper_scans WHERE paper_id = ${paper} AND seaman_id = ${seaman}`)
}

/** The bytes of all scans of an account, but for the one that is to be replaced; in the transaction of `req`. */
export async function scanBytes(
  req: PayloadRequest,
  { paper, seaman }: { paper: number | undefined; seaman: number },
): Promise<number> {
  const db = await databaseOf(req.payload, req)
  const [row] = await rowsOf<{ bytes: number }>(
    db,
    sql`SELECT coalesce(sum(size), 0)::int AS bytes FROM paper_scans
      WHERE seaman_id = ${seaman} AND paper_id <> ${paper ?? 0}`,
  )
  return row?.bytes ?? 0
}

/** The scans of an account. Nobody else's are ever read: the account is in the condition. */
export async function listScans(seaman: number): Promise<StoredScan[]> {
  const rows = await query<ScanRow>(
    'SELECT id, paper_id AS paper, type, size, head FROM paper_scans WHERE seaman_id = $1',
    [seaman],
    'paper-scans',
  )
  return rows.map(({ paper, type, size, head }) => {
    const isReadable = typeof opens(head, KEYS, placeOf({ paper, seaman })) !== 'string'
    return { paper, type, size, isReadable }
  })
}

/** A scan that is opened: its pieces come decrypted. */
export interface OpenScan {
  type: string
  size: number
  pieces: AsyncIterable<Buffer>
}

/** Opens the scan of a paper; nothing where the account has none of this paper. */
export async function openScan(place: ScanPlace): Promise<OpenScan | Unopened | undefined> {
  // One statement: what a rotation of keys or another device writes meanwhile is not mixed with it.
  const rows = await query<ScanRow & { bytes: Buffer | null }>(
    `SELECT s.id, s.paper_id AS paper, s.type, s.size, s.head, b.bytes
      FROM paper_scans s LEFT JOIN paper_scan_blocks b ON b.scan_id = s.id
      WHERE s.paper_id = $1 AND s.seaman_id = $2 ORDER BY b.number`,
    [place.paper, place.seaman],
    'paper-scan',
  )
  return openRows(rows, place)
}

/** The same in the transaction of `req`, beside what it has written. */
export async function openScanIn(
  req: PayloadRequest,
  place: ScanPlace,
): Promise<OpenScan | Unopened | undefined> {
  const db = await databaseOf(req.payload, req)
  const rows = await rowsOf<ScanRow & { bytes: Buffer | null }>(
    db,
    sql`SELECT s.id, s.paper_id AS paper, s.type, s.size, s.head, b.bytes
      FROM paper_scans s LEFT JOIN paper_scan_blocks b ON b.scan_id = s.id
      WHERE s.paper_id = ${place.paper} AND s.seaman_id = ${place.seaman} ORDER BY b.number`,
  )
  return openRows(rows, place)
}

function openRows(
  rows: readonly (ScanRow & { bytes: Buffer | null })[],
  place: ScanPlace,
): OpenScan | Unopened | undefined {
  const [first] = rows
  if (!first) return undefined
  const fileKey = opens(first.head, KEYS, placeOf(place))
  if (typeof fileKey === 'string') return fileKey
  const blocks = rows.flatMap(({ bytes }) => (bytes === null ? [] : [bytes]))
  return { type: first.type, size: first.size, pieces: unsealed(fileKey, blocks) }
}

/**
 * All of a scan that is opened, so that nothing is handed out of one that breaks in its middle.
 * @returns `notWhole` where a block is missing, was changed or moved
 */
export async function wholeScan({ pieces }: OpenScan): Promise<Buffer | 'notWhole'> {
  try {
    const read: Buffer[] = []
    for await (const piece of pieces) read.push(piece)
    return Buffer.concat(read)
  } catch (error) {
    if (error instanceof NotWhole) return 'notWhole'
    throw error
  }
}
