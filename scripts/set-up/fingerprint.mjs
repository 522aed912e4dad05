import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { filesIn } from './files-in.mjs'

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
