import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { ScanKey } from '../../../domain/sea-service/scan-keys'

/**
 * How a file is encrypted before it is written (docs/decisions/090-scans.md). Its head says by which key; its blocks have 64 KiB
 * each, but for the last one. A head and blocks belong together and to one place: each seal covers the head, the place, the number
 * of the block, and whether it is the last one.
 */

/** Bytes of a block before it is encrypted. */
export const BLOCK = 64 * 1024

const CIPHER = 'aes-256-gcm'
const MARK = Buffer.from('MHSC\x01', 'latin1')
const SALT = 32
const SEAL = 16
const PURPOSE = 'mariner-hub scan'

/** What the last byte of a nonce says. */
const KIND = { middle: 0, last: 1, head: 2 } as const

/** What encrypts one file: no other file has its key. */
interface FileKey {
  /** What every seal covers. */
  covered: Buffer
  key: Buffer
}

/** What a scan belongs to. */
export interface ScanPlace {
  paper: number
  seaman: number
}

/** What the seals of a scan cover: the scan of another paper is not opened in the place of this one. */
export function placeOf({ paper, seaman }: ScanPlace): string {
  return `paper ${paper} of account ${seaman}`
}

/** Why a file is not opened. `noKey`: the key that its head names is not here. `notWhole`: head, blocks or key are others. */
export type Unopened = 'noKey' | 'notWhole'

/**
 * Encrypts what a source gives, as it comes.
 * @param place what the file belongs to: in another place it is not opened
 * @returns the head, and the blocks in their order; of an empty source, one of nothing
 */
export function sealed(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  key: ScanKey,
  place: string,
): { head: Buffer; blocks: AsyncGenerator<Buffer> } {
  const plain = Buffer.concat([
    MARK,
    Buffer.from([key.id.length]),
    Buffer.from(key.id, 'latin1'),
    randomBytes(SALT),
  ])
  const fileKey = fileKeyOf(plain, key, place)
  return { head: Buffer.concat([plain, sealOf(fileKey)]), blocks: sealBlocks(source, fileKey) }
}

/** The id of the key that a head names; nothing where it is no head of ours. */
export function keyIdOf(head: Buffer): string | undefined {
  const length = head[MARK.length]
  if (length === undefined || !head.subarray(0, MARK.length).equals(MARK)) return undefined
  const begins = MARK.length + 1
  if (head.length !== begins + length + SALT + SEAL) return undefined
  return head.toString('latin1', begins, begins + length)
}

/** Whether the keys open what has this head: its blocks need not be read for that. */
export function opens(head: Buffer, keys: readonly ScanKey[], place: string): FileKey | Unopened {
  const id = keyIdOf(head)
  if (id === undefined) return 'notWhole'
  const key = keys.find((one) => one.id === id)
  if (!key) return 'noKey'
  const plain = head.subarray(0, head.length - SEAL)
  const fileKey = fileKeyOf(plain, key, place)
  const isOurs = openBlock(fileKey, head.subarray(head.length - SEAL), 0, KIND.head) !== undefined
  return isOurs ? fileKey : 'notWhole'
}

/**
 * Decrypts blocks as they come.
 * @throws NotWhole where one is missing, was changed or moved; what came before it was well
 */
export async function* unsealed(
  fileKey: FileKey,
  blocks: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  let number = 0
  let held: Buffer | undefined
  for await (const block of blocks) {
    if (held !== undefined) {
      yield opened(fileKey, held, number, KIND.middle)
      number += 1
    }
    held = block
  }
  if (held === undefined) throw new NotWhole()
  yield opened(fileKey, held, number, KIND.last)
}

/** A file that is not the one that was encrypted, or not in its place. */
export class NotWhole extends Error {
  constructor() {
    super('A file that was encrypted is not whole.')
    this.name = 'NotWhole'
  }
}

function fileKeyOf(plain: Buffer, { key }: ScanKey, place: string): FileKey {
  const salt = plain.subarray(plain.length - SALT)
  const made = hkdfSync('sha256', Buffer.from(key, 'base64'), salt, PURPOSE, 32)
  return { key: Buffer.from(made), covered: Buffer.concat([plain, Buffer.from(place)]) }
}

async function* sealBlocks(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  fileKey: FileKey,
): AsyncGenerator<Buffer> {
  let number = 0
  let held = Buffer.alloc(0)
  for await (const piece of source) {
    held = Buffer.concat([held, piece])
    // What fills a block may be the last of it.
    while (held.length > BLOCK) {
      yield sealBlock(fileKey, held.subarray(0, BLOCK), number, KIND.middle)
      held = held.subarray(BLOCK)
      number += 1
    }
  }
  yield sealBlock(fileKey, held, number, KIND.last)
}

/** A key is for one file, so numbers are used once with it. */
function nonceOf(number: number, kind: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = kind
  return nonce
}

function sealBlock({ key, covered }: FileKey, plain: Buffer, number: number, kind: number): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(number, kind))
  cipher.setAAD(covered)
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** The seal of a head, which is of nothing but what it covers. */
function sealOf(fileKey: FileKey): Buffer {
  return sealBlock(fileKey, Buffer.alloc(0), 0, KIND.head)
}

function opened(fileKey: FileKey, block: Buffer, number: number, kind: number): Buffer {
  const plain = openBlock(fileKey, block, number, kind)
  if (plain === undefined) throw new NotWhole()
  return plain
}

function openBlock(
  { key, covered }: FileKey,
  block: Buffer,
  number: number,
  kind: number,
): Buffer | undefined {
  if (block.length < SEAL) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, key, nonceOf(number, kind), { authTagLength: SEAL })
    decipher.setAAD(covered)
    decipher.setAuthTag(block.subarray(block.length - SEAL))
    const plain = decipher.update(block.subarray(0, block.length - SEAL))
    return Buffer.concat([plain, decipher.final()])
  } catch {
    return undefined
  }
}
