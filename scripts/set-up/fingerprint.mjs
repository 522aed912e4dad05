import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from './expected-failure.mjs'

/**
 * A digest of the names and contents of files, by which what was made of them is known to be of these.
 *
 * @param {string} root
 * @param {string[]} places files and folders; one that is missing counts as empty
 * @param {string[]} [except] folders in these
 * @returns {Promise<string>} hexadecimal
 */
export async function fingerprint(root, places, except = []) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of await filesIn(path.join(root, place))) {
      if (except.some((folder) => file.startsWith(path.join(root, folder, path.sep)))) continue
      hash.update(`${path.relative(root, file)}\0`)
      hash.update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} place
 * @returns {Promise<string[]>}
 */
async function filesIn(place) {
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
