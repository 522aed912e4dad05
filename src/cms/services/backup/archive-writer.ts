import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import { pack } from 'tar-stream'

import { processNow } from '../../../domain/time/process-clock'
import { type Manifest, manifestName } from './manifest'

/** Writes a tar file, member by member. */
export interface ArchiveWriter {
  /**
   * Adds a file under `name`.
   * @throws what reading or writing throws; where its size changes meanwhile, too
   */
  addFile(name: string, file: string): Promise<void>
  /** Adds the manifest with what was added, and returns once all of it is on the disk. Bytes. */
  finish(manifest: Omit<Manifest, 'members'>): Promise<number>
  /** Gives up what was not finished; the file stays, for its owner to remove. */
  abandon(): Promise<void>
}

/**
 * Begins an archive in a new file, readable by its owner only. What is in it is compressed already, as pictures are,
 * or by whoever adds it.
 * @param signal ends it between two pieces
 */
export function openArchive(file: string, signal: AbortSignal): ArchiveWriter {
  const tar = pack()
  const written = pipeline(tar, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  const broken = new AbortController()
  written.catch((error: unknown) => {
    broken.abort(error)
  })
  // Nothing drains and nothing finishes once the disk is full: every wait ends with that, too.
  const waiting = { signal: AbortSignal.any([signal, broken.signal]) }
  const members: Manifest['members'] = []

  const add = async (name: string, size: number, pieces: AsyncIterable<Buffer>) => {
    const hash = createHash('sha256')
    waiting.signal.throwIfAborted()
    const entry = tar.entry({
      name,
      size,
      mode: 0o600,
      mtime: processNow('what an archive says of its files'),
    })
    const ended = once(entry, 'finish', waiting)
    ended.catch(() => undefined)
    try {
      for await (const piece of pieces) {
        waiting.signal.throwIfAborted()
        hash.update(piece)
        if (!entry.write(piece)) await once(entry, 'drain', waiting)
      }
      entry.end(undefined)
      await ended
    } catch (error) {
      entry.destroy(null)
      signal.throwIfAborted()
      // A full disk ends the file first, and the tar only says that it was ended.
      const failure: unknown = await written.catch((cause: unknown) => cause)
      throw failure instanceof Error && 'errno' in failure ? failure : error
    }
    members.push({ name, size, sha256: hash.digest('hex') })
  }

  return {
    async addFile(name, source) {
      const { size } = await stat(source)
      await add(name, size, createReadStream(source))
    },
    async finish(rest) {
      waiting.signal.throwIfAborted()
      const text = JSON.stringify({ ...rest, members })
      tar.entry(
        {
          name: manifestName(text),
          mode: 0o600,
          mtime: processNow('what an archive says of its files'),
        },
        text,
      )
      tar.finalize()
      await written
      const handle = await open(file, 'r+')
      try {
        await handle.sync()
        return (await handle.stat()).size
      } finally {
        await handle.close()
      }
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
    },
  }
}
