import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

import { extract } from 'tar-stream'

import { BackupRefused } from './backup-refused'
import {
  isManifestName,
  kindOfMember,
  type Manifest,
  manifestName,
  parseManifest,
} from './manifest'

/** A manifest names members, which are as many as there are images. Bytes. */
const LONGEST_MANIFEST = 256 * 1024 * 1024

/**
 * Reads a whole archive and compares everything in it with what its manifest says.
 * @throws BackupRefused where it is damaged, cut off, or no archive of this format
 */
export async function checkArchive(file: string): Promise<Manifest> {
  try {
    return await readWhole(file)
  } catch (error) {
    // What the tar says of itself has no code; errors of the disk do.
    const isTold = !(error instanceof Error) || 'code' in error || error instanceof BackupRefused
    throw isTold ? error : damaged(file, error.message)
  }
}

async function readWhole(file: string): Promise<Manifest> {
  const found: Manifest['members'] = []
  let manifest: Manifest | undefined
  for await (const { name, size, pieces } of membersOf(file)) {
    if (manifest) throw damaged(file, `something stands after its end (${name})`)
    if (isManifestName(name)) manifest = await readManifest(file, name, size, pieces)
    else found.push({ name, size, sha256: await digestOf(pieces) })
  }
  if (!manifest) throw damaged(file, 'its end is missing')
  const { members } = manifest
  for (const [index, { name, size, sha256 }] of found.entries()) {
    const told = members[index]
    if (told?.name !== name || told.size !== size || told.sha256 !== sha256) {
      throw damaged(file, `${name} is not what was written`)
    }
    if (!kindOfMember(name)) throw damaged(file, `${name} has no place in it`)
  }
  if (found.length < members.length) throw damaged(file, 'a part of it is missing')
  return manifest
}

/** A member while it is read: before the next one is asked for. */
export interface ReadMember {
  name: string
  /** Bytes. */
  size: number
  pieces: AsyncIterable<Buffer>
}

/**
 * The members of an archive in their order, the manifest among them.
 * @throws where it is no tar file, or ends in the middle
 */
export async function* membersOf(file: string): AsyncGenerator<ReadMember> {
  const tar = extract()
  const source = createReadStream(file)
  source.on('error', (error) => tar.destroy(error))
  source.pipe(tar)
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header
      yield { name, size, pieces: buffersOf(entry) }
      // What was not read stands in the way of the next one.
      entry.resume()
    }
  } finally {
    source.destroy()
    tar.destroy()
  }
}

/** Its types do not say what a tar is made of. */
async function* buffersOf(pieces: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    if (!Buffer.isBuffer(piece)) throw new TypeError('A tar is read in buffers.')
    yield piece
  }
}

async function readManifest(
  file: string,
  name: string,
  size: number,
  pieces: AsyncIterable<Buffer>,
): Promise<Manifest> {
  if (size > LONGEST_MANIFEST) throw damaged(file, 'its manifest cannot be read')
  const parts: Buffer[] = []
  for await (const piece of pieces) parts.push(piece)
  const text = Buffer.concat(parts).toString('utf8')
  if (manifestName(text) !== name) throw damaged(file, 'its manifest is not what was written')
  const manifest = parseManifest(text)
  if (manifest) return manifest
  throw new BackupRefused(
    `${file} is laid out in a way that this release does not know. Use the release that made it.`,
  )
}

async function digestOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}

function damaged(file: string, how: string): BackupRefused {
  return new BackupRefused(`${file} is damaged, or no backup: ${how}. Nothing was changed.`)
}
