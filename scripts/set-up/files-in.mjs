import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from './expected-failure.mjs'

/**
 * The files in a folder and all below it, by name; of a file itself, that one; none where there is neither.
 *
 * @param {string} place
 * @returns {Promise<string[]>}
 */
export async function filesIn(place) {
  try {
    const entries = await readdir(place, { withFileTypes: true, recursive: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(folderOf(entry), entry.name))
      .sort()
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return [place]
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Node below 20.12 knows the folder only by the older name.
 *
 * @param {import('node:fs').Dirent & { parentPath?: string }} entry
 */
function folderOf(entry) {
  return entry.parentPath ?? /** @type {{ path: string }} */ (/** @type {unknown} */ (entry)).path
}
