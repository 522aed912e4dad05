import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { diskIsFull, errorCode, ExpectedFailure } from '../set-up/expected-failure.mjs'

const run = promisify(execFile)

/** The superuser of the embedded database; only this machine can reach it. */
export const DATABASE_USER = 'postgres'

/**
 * What a program of Postgres gets to see: no secrets of ours, and none of the `PG…` variables of a
 * developer's shell.
 */
export const PROGRAM_ENV = /** @type {any} */ ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
})

/**
 * Makes the data directory, or finds it made. It is written elsewhere and renamed, so that a start
 * that is killed half way leaves nothing that looks finished.
 *
 * @param {import('./place.mjs').Place} place
 * @param {string} password
 * @returns {Promise<boolean>} whether it is new
 */
export async function ensureCluster(place, password) {
  const version = await readVersion(place.cluster)
  if (version) {
    await requireSameVersion(place, version)
    await giveBack(place)
    return false
  }
  const half = `${place.cluster}.new`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true, mode: 0o700 })
  const passwordFile = `${place.cluster}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (place.account) {
    await chown(half, place.account.uid, place.account.gid)
    await chown(passwordFile, place.account.uid, place.account.gid)
  }
  try {
    await runProgram(place, 'initdb', [
      `--pgdata=${half}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Postgres' own Unicode rules: the same on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
    await chmod(half, 0o700)
    await rename(half, place.cluster)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw explainProgramFailure(error, place)
  } finally {
    await rm(passwordFile, { force: true })
  }
  return true
}

/** @param {string} cluster */
async function readVersion(cluster) {
  try {
    return (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param {import('./place.mjs').Place} place @param {string} kept */
async function requireSameVersion(place, kept) {
  const { stdout } = await runProgram(place, 'postgres', ['--version'])
  const ours = /(\d+)/.exec(stdout)?.[1]
  if (!ours || ours === kept) return
  throw new ExpectedFailure(
    `The data in ${place.cluster} was written by Postgres ${kept} and this release brings ${ours}: dump it with the older release and restore it here (README, "Upgrade").`,
  )
}

/**
 * A backup that root restored belongs to root, and Postgres would refuse it.
 *
 * @param {import('./place.mjs').Place} place
 */
async function giveBack({ cluster, account }) {
  if (!account || (await stat(cluster)).uid === account.uid) return
  await run('chown', ['-R', `${account.uid}:${account.gid}`, cluster])
}

/**
 * Puts a password into a stopped database whose own was lost.
 *
 * @param {import('./place.mjs').Place} place
 * @param {string} password hexadecimal, so it needs no quoting
 */
export async function resetPassword(place, password) {
  const statement = `ALTER USER ${DATABASE_USER} PASSWORD '${password}'\n`
  const running = runProgram(place, 'postgres', ['--single', '-D', place.cluster, 'postgres'])
  running.child.stdin?.end(statement)
  await running
}

/**
 * A fast stop: sessions are ended, everything is written. pg_ctl also stops a Postgres that another
 * process started, and waits until it is gone.
 *
 * @param {import('./place.mjs').Place} place
 */
export async function stopCluster(place) {
  for (const mode of ['fast', 'immediate']) {
    try {
      await runProgram(place, 'pg_ctl', ['stop', '-D', place.cluster, '-m', mode, '-w', '-t', '30'])
      return
    } catch (error) {
      if (!(await isRunning(place))) return
      // An immediate stop loses nothing either: the next start reads the write-ahead log.
      if (mode === 'immediate') throw error
    }
  }
}

/** @param {import('./place.mjs').Place} place */
async function isRunning(place) {
  return runProgram(place, 'pg_ctl', ['status', '-D', place.cluster]).then(
    () => true,
    () => false,
  )
}

/**
 * @param {import('./place.mjs').Place} place
 * @param {'initdb' | 'postgres' | 'pg_ctl'} program
 * @param {string[]} args
 */
function runProgram({ native, account, cluster }, program, args) {
  return run(path.join(native, 'bin', program), args, {
    ...account,
    // A folder the account can enter; the one we were started from may be closed to it.
    cwd: account ? '/' : path.dirname(cluster),
    env: PROGRAM_ENV,
    windowsHide: true,
  })
}

/**
 * @param {unknown} error
 * @param {import('./place.mjs').Place} place
 */
function explainProgramFailure(error, place) {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  if (/No space left|Disk quota/i.test(said)) return diskIsFull(place.cluster)
  if (errorCode(error) === 'ENOENT') {
    return new ExpectedFailure(
      'The embedded Postgres cannot run on this system (it needs glibc): set DATABASE_URL to a Postgres of your own.',
    )
  }
  return said ? new ExpectedFailure(`The embedded Postgres could not be made: ${said}`) : error
}
