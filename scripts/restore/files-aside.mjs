import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { errorCode } from '../set-up/expected-failure.mjs'

/**
 * Files of a backup are written beside those of the site, and change places with them once the rows are in. Those of
 * before stand aside until the restore is through.
 *
 * @param {string} dataDir
 */
export function filesOf(dataDir) {
  const media = path.join(dataDir, 'media')
  const restored = path.join(dataDir, 'media-restored')
  const aside = path.join(dataDir, 'media-before-restore')
  return {
    /** How many there are now. */
    async count() {
      try {
        return (await readdir(media)).length
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return 0
        throw error
      }
    },
    /** Makes an empty place for those of the backup. */
    async begin() {
      await rm(restored, { recursive: true, force: true })
      await mkdir(restored, { recursive: true })
    },
    /**
     * @param {string} name
     * @param {AsyncIterable<Buffer>} pieces
     * @param {AbortSignal} signal
     */
    async write(name, pieces, signal) {
      const file = createWriteStream(path.join(restored, name), { flags: 'wx' })
      await pipeline(Readable.from(pieces), file, { signal })
    },
    async swap() {
      await mkdir(media, { recursive: true })
      await rename(media, aside)
      await rename(restored, media)
    },
    /** Everything as it was, wherever it was interrupted. */
    async putBack() {
      if (await isThere(aside)) {
        await rm(media, { recursive: true, force: true })
        await rename(aside, media)
      }
      await rm(restored, { recursive: true, force: true })
    },
    async dropAside() {
      await rm(aside, { recursive: true, force: true })
    },
  }
}

/** @typedef {ReturnType<typeof filesOf>} SiteFiles */

/** @param {string} folder */
async function isThere(folder) {
  try {
    await stat(folder)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}
