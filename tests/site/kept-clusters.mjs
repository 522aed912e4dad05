import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { fingerprint } from '../../scripts/set-up/fingerprint.mjs'

/**
 * Folders of the embedded Postgres that were filled and stopped, kept between runs: each under a digest of everything that
 * makes it, so that one of other sources is never taken. A run works on a copy of its own. One is made beside and gets
 * its name at the end: two runs that make the same do not meet, and what a killed one leaves has no such name.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Where another account of this machine can enter: as root, Postgres runs as one. */
const place = () => path.join(tmpdir(), `mariner-hub-test-templates-${userInfo().username}`)

const UNDER_WAY = 'under-way-'
const DAY_MS = 86_400_000

/** What Postgres runs on is elsewhere, where its account cannot enter the folder (scripts/postgres/place.mjs). */
const ELSEWHERE = 'postgres-place'

/**
 * Fills a folder with what is kept under a name, which is made first where it is not there.
 *
 * @param {string} name
 * @param {string} folder an empty one
 * @param {object} options
 * @param {string[]} options.places what it is made of: files and folders of the project
 * @param {string[]} [options.except] folders in these
 * @param {(folder: string) => Promise<void>} options.make fills an empty folder
 */
export async function copyKept(name, folder, { places, except, make }) {
  const digest = await fingerprint(ROOT, places, except)
  const all = place()
  const kept = path.join(all, `${name}-${digest.slice(0, 24)}`)
  if (await isThere(kept)) {
    const now = new Date()
    await utimes(kept, now, now)
    return copy(kept, folder)
  }
  await mkdir(all, { recursive: true })
  const made = await mkdtemp(path.join(all, UNDER_WAY))
  try {
    await make(made)
    if (await isThere(path.join(made, ELSEWHERE))) await make(folder)
    else {
      await copy(made, folder)
      await rename(made, kept).catch(async (error) => {
        // Another run may have been sooner.
        if (!(await isThere(kept))) throw error
      })
    }
  } finally {
    await rm(made, { recursive: true, force: true })
  }
  await removeOld(all)
}

/** @param {string} from @param {string} to */
async function copy(from, to) {
  // Node's own copy does not keep whom a file belongs to.
  await run('cp', ['-a', `${from}/.`, to])
}

/**
 * What no run has used for a day was of other sources, or is what a killed run has left.
 *
 * @param {string} all the folder of them
 */
async function removeOld(all) {
  const names = await readdir(all)
  await Promise.all(
    names.map(async (name) => {
      const folder = path.join(all, name)
      const used = await stat(folder).catch(() => undefined)
      if (used && Date.now() - used.mtimeMs > DAY_MS)
        await rm(folder, { recursive: true, force: true })
    }),
  )
}

/** @param {string} file */
function isThere(file) {
  return access(file).then(
    () => true,
    () => false,
  )
}
