import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { LRUCache } from 'lru-cache'

import { processNow } from '@/domain/time/process-clock'

/** What file systems give even the smallest file. Bytes. */
const BLOCK = 4096
/** How exactly the order of use is remembered over a restart. Milliseconds. */
const REMEMBERED_EVERY = 60 * 60_000
const HALF_WRITTEN = '.part'

/**
 * Finished pictures in a folder, no more of them than a number of bytes: those that were not asked for
 * longest make room. The folder may be emptied at any time.
 */
/** Compared with the times of files, across a restart. */
const fileTime = () => processNow('compared with times of files')

export class PictureCache {
  private readonly removals = new Set<Promise<void>>()
  private readonly files: LRUCache<string, { bytes: number; usedAt: number }>

  private constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {
    this.files = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ bytes }) => onDisk(bytes),
      dispose: (_file, name, reason) => {
        if (reason === 'evict') this.remove(name)
      },
    })
  }

  /** Finds what is there already; what no longer fits is removed. */
  static async open(folder: string, mostBytes: number): Promise<PictureCache> {
    await mkdir(folder, { recursive: true })
    const cache = new PictureCache(folder, mostBytes)
    const found = []
    for (const name of await readdir(folder)) {
      // Another instance may be at work in the same folder.
      const file = await stat(path.join(folder, name)).catch(() => undefined)
      if (!file?.isFile()) continue
      const isLeftOver =
        name.endsWith(HALF_WRITTEN) && fileTime().getTime() - file.mtimeMs > REMEMBERED_EVERY
      if (isLeftOver || file.size > mostBytes) cache.remove(name)
      else if (!name.endsWith(HALF_WRITTEN)) {
        found.push({ name, bytes: file.size, usedAt: file.mtimeMs })
      }
    }
    for (const { name, ...file } of found.toSorted((one, other) => one.usedAt - other.usedAt)) {
      cache.files.set(name, file)
    }
    await cache.settled()
    return cache
  }

  /** Bytes that the pictures take. */
  get bytes(): number {
    return this.files.calculatedSize
  }

  /** A picture, or `undefined` where it has to be made. */
  async read(name: string): Promise<Buffer | undefined> {
    const file = path.join(this.folder, name)
    const picture = await readFile(file).catch(() => undefined)
    if (!picture) {
      this.files.delete(name)
      return undefined
    }
    const usedAt = this.files.get(name)?.usedAt ?? 0
    if (fileTime().getTime() - usedAt > REMEMBERED_EVERY) {
      const now = fileTime()
      this.files.set(name, { bytes: picture.length, usedAt: now.getTime() })
      // Only the order over a restart is lost.
      await utimes(file, now, now).catch(() => undefined)
    }
    return picture
  }

  /**
   * Keeps a picture, whole or not at all.
   * @throws Error of the file system, where the disk is full for one
   */
  async write(name: string, picture: Buffer): Promise<void> {
    if (onDisk(picture.length) > this.mostBytes) return
    const file = path.join(this.folder, name)
    const part = `${file}-${randomBytes(4).toString('hex')}${HALF_WRITTEN}`
    try {
      await writeFile(part, picture)
      this.files.set(name, { bytes: picture.length, usedAt: fileTime().getTime() })
      await this.settled()
      await rename(part, file)
    } catch (error) {
      this.files.delete(name)
      await rm(part, { force: true })
      throw error
    }
  }

  private remove(name: string): void {
    const removal = rm(path.join(this.folder, name), { force: true })
      .catch((error: unknown) => console.warn(`An image was not removed: ${String(error)}`))
      .finally(() => this.removals.delete(removal))
    this.removals.add(removal)
  }

  private async settled(): Promise<void> {
    await Promise.all(this.removals)
  }
}

function onDisk(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / BLOCK)) * BLOCK
}
