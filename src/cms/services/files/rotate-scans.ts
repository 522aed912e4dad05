import type { ScanKey } from '../../../domain/sea-service/scan-keys'
import { opens, placeOf, sealed, unsealed } from './sealed-format'

/** What has become of scans whose key is not the newest. */
export interface Rotated {
  /** Encrypted with the newest key now. */
  done: number
  /** Their key is not here, or they are not whole: they are as they were. By the id of the key. */
  left: Map<string, number>
}

/** A connection that a command holds. */
interface Client {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

interface Row {
  id: number
  head: Buffer
  paper: number
  seaman: number
  keyId: string
}

/**
 * Encrypts with the newest key what has another one, each scan in a transaction of its own, beside a running site. Killed in its
 * middle, it goes on where it was.
 * @param keys the newest first
 */
export async function rotateScans(
  client: Client,
  keys: readonly ScanKey[],
  signal?: AbortSignal,
): Promise<Rotated> {
  const [newest] = keys
  if (!newest) throw new Error('There is no key to encrypt scans with.')
  const rotated: Rotated = { done: 0, left: new Map() }
  let after = 0
  for (;;) {
    signal?.throwIfAborted()
    const { rows } = await client.query(
      `SELECT id FROM paper_scans WHERE key_id <> $1 AND id > $2 ORDER BY id LIMIT 1`,
      [newest.id, after],
    )
    const [next] = rows as { id: number }[]
    if (!next) return rotated
    after = next.id
    await client.query('BEGIN')
    try {
      await rotateOne(client, { id: after, keys, newest, rotated })
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    }
  }
}

async function rotateOne(
  client: Client,
  {
    id,
    keys,
    newest,
    rotated,
  }: { id: number; keys: readonly ScanKey[]; newest: ScanKey; rotated: Rotated },
): Promise<void> {
  // Who replaces it meanwhile waits, and so does who removes it.
  const { rows } = await client.query(
    `SELECT id, head, key_id AS "keyId", paper_id AS paper, seaman_id AS seaman
      FROM paper_scans WHERE id = $1 FOR UPDATE`,
    [id],
  )
  // The columns that the statement names.
  const [row] = rows as Row[]
  if (!row || row.keyId === newest.id) return
  const plain = await readPlain(client, row, keys)
  if (!plain) {
    rotated.left.set(row.keyId, (rotated.left.get(row.keyId) ?? 0) + 1)
    return
  }
  const { head, blocks } = sealed([plain], newest, placeOf(row))
  await client.query('DELETE FROM paper_scan_blocks WHERE scan_id = $1', [id])
  let number = 0
  for await (const bytes of blocks) {
    await client.query(
      'INSERT INTO paper_scan_blocks (scan_id, number, bytes) VALUES ($1, $2, $3)',
      [id, number, bytes],
    )
    number += 1
  }
  await client.query('UPDATE paper_scans SET head = $2, key_id = $3 WHERE id = $1', [
    id,
    head,
    newest.id,
  ])
  rotated.done += 1
}

async function readPlain(
  client: Client,
  { id, head, ...place }: Row,
  keys: readonly ScanKey[],
): Promise<Buffer | undefined> {
  const fileKey = opens(head, keys, placeOf(place))
  if (typeof fileKey === 'string') return undefined
  const { rows } = await client.query(
    'SELECT bytes FROM paper_scan_blocks WHERE scan_id = $1 ORDER BY number',
    [id],
  )
  const pieces: Buffer[] = []
  try {
    for await (const piece of unsealed(
      fileKey,
      (rows as { bytes: Buffer }[]).map(({ bytes }) => bytes),
    )) {
      pieces.push(piece)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(pieces)
}
