import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { errorCode, ExpectedFailure, explainFileError } from '../set-up/expected-failure.mjs'

const run = promisify(execFile)

const ELSEWHERE = '/var/lib/mariner-hub'

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * @typedef {object} Place
 * @property {string} cluster the data directory
 * @property {string} native the folder with the programs
 * @property {Account | undefined} account the account that runs Postgres; `undefined`: the account of this process
 */

/**
 * Postgres refuses to run as root, so for root it runs as the owner of the data, `postgres` at
 * first. That account must be able to walk to the data and to the programs; where the project lies
 * in a folder only root may enter (/root, a private temporary folder), both go to a place of their
 * own, and a file beside the other data says where.
 *
 * @param {string} dataDir
 * @param {import('./binaries.mjs').Binaries} binaries
 * @param {(line: string) => void} log
 * @returns {Promise<Place>}
 */
export async function choosePlace(dataDir, binaries, log) {
  const inside = path.join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) {
    await refuseForeignCluster(inside)
    return { cluster: inside, native: binaries.native, account: undefined }
  }
  const pointer = path.join(dataDir, 'postgres-place')
  const kept = await readIfThere(pointer)
  const account = (await ownerOf(kept ?? inside)) ?? (await postgresAccount())
  // Entering is all the account may do there; what is secret in it is readable by its owner only.
  await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o711)

  let cluster = kept ?? inside
  if (!kept && !(await canReach(inside, account))) {
    // A new name each time: who deletes the data folder to begin again must not meet the old data.
    const base = path.join(ELSEWHERE, randomUUID())
    cluster = path.join(base, 'postgres')
    await makeEnterable(base)
    await writeFile(pointer, cluster)
    log(`The account "postgres" may not enter ${dataDir}: the data goes to ${cluster}`)
  }
  let { native } = binaries
  if (!(await canReach(path.join(native, 'bin', 'postgres'), account))) {
    native = path.join(ELSEWHERE, `programs-${binaries.version}`)
    await makeEnterable(ELSEWHERE)
    await copyOnce(binaries.native, native)
  }
  return { cluster, native, account }
}

/** @param {string} cluster */
async function refuseForeignCluster(cluster) {
  const owner = await ownerOf(cluster)
  if (!owner || process.platform === 'win32' || owner.uid === process.getuid?.()) return
  throw new ExpectedFailure(
    `The database in ${cluster} belongs to another account: start as the user who started it first (root, for one), or set DATABASE_URL.`,
  )
}

/**
 * @param {string} directory
 * @returns {Promise<Account | undefined>}
 */
async function ownerOf(directory) {
  try {
    const { uid, gid } = await stat(directory)
    return process.getuid?.() === 0 && uid === 0 ? undefined : { uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw explainFileError(error, directory)
  }
}

/** @returns {Promise<Account>} */
async function postgresAccount() {
  try {
    return await lookUpPostgres()
  } catch {
    // No such account yet: it is made below.
  }
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return await lookUpPostgres()
  } catch (cause) {
    throw new ExpectedFailure(
      'Postgres does not run as root and the account "postgres" could not be made: start as another user, or set DATABASE_URL.',
      { cause },
    )
  }
}

/** @returns {Promise<Account>} */
async function lookUpPostgres() {
  const [uid, gid] = await Promise.all([
    run('id', ['-u', 'postgres']),
    run('id', ['-g', 'postgres']),
  ])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/**
 * Whether the account may enter every folder on the way.
 *
 * @param {string} target
 * @param {Account} account
 */
async function canReach(target, account) {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (folder === path.dirname(folder)) return true
  }
}

/** @param {string} folder */
async function makeEnterable(folder) {
  await mkdir(folder, { recursive: true })
  for (const each of new Set([ELSEWHERE, folder])) await chmod(each, 0o755)
}

/** @param {string} from @param {string} to */
async function copyOnce(from, to) {
  if (await readIfThere(path.join(to, 'complete'))) return
  const half = `${to}.${process.pid}`
  try {
    await cp(from, half, { recursive: true, verbatimSymlinks: true })
    await writeFile(path.join(half, 'complete'), 'yes')
    await rm(to, { recursive: true, force: true })
    await rename(half, to)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw explainFileError(error, to)
  }
}

/** @param {string} file */
async function readIfThere(file) {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw explainFileError(error, file)
  }
}
