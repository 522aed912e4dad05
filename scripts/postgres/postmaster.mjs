import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { diskIsFull, errorCode, ExpectedFailure } from '../set-up/expected-failure.mjs'
import { identifyProcess } from '../set-up/process-identity.mjs'
import { PROGRAM_ENV } from './cluster.mjs'

/** Reading back the log after a crash can take a while; a server that takes longer is stuck. */
const READY_MS = 120_000
const LOG_LIMIT = 5 * 1024 * 1024

/** @typedef {{ pid: number, port: number, state: string }} Postmaster */
/** @typedef {Record<string, string | number>} PostgresSettings by their names in postgresql.conf */

/**
 * The Postgres that is running on this data, if there is one. A file left by a crash, and a process
 * that only happens to have the same number, do not count; their file is cleared away.
 *
 * @param {string} cluster
 * @returns {Promise<Postmaster | undefined>}
 */
export async function findPostmaster(cluster) {
  const file = path.join(cluster, 'postmaster.pid')
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
  // pid, data directory, start time, port, socket folder, address, shared memory, state
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (pid > 0 && identifyProcess(pid) && (await isPostgresOf(pid, cluster))) {
    return { pid, port: Number(lines[3] ?? 0), state: (lines[7] ?? '').trim() }
  }
  await rm(file, { force: true })
  return undefined
}

/** @param {number} pid @param {string} cluster */
async function isPostgresOf(pid, cluster) {
  const real = await realpath(cluster)
  if (process.platform === 'linux') {
    try {
      return (await readlink(`/proc/${pid}/cwd`)) === real
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false
      // Another account's process hides its folder, though not its command line.
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      return command.includes('postgres') && command.split('\0').includes(cluster)
    }
  }
  if (process.platform === 'win32') return true
  const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return command.includes('postgres') && command.includes(cluster)
}

/**
 * Starts Postgres in a session of its own, so that Ctrl-C in the terminal reaches only us and
 * requests in flight still have their database.
 *
 * @param {import('./place.mjs').Place} place
 * @param {number} port
 * @param {string} logFile
 * @param {PostgresSettings} [own] in place of the defaults below
 * @returns {Promise<'started' | 'port taken'>}
 */
export async function startPostmaster(place, port, logFile, own = {}) {
  await mkdir(path.dirname(logFile), { recursive: true })
  await rotate(logFile)
  const log = await open(logFile, 'a')
  const from = (await log.stat()).size
  const program = path.join(place.native, 'bin', 'postgres')
  const child = spawn(program, ['-D', place.cluster, ...settings(port, own)], {
    ...place.account,
    cwd: place.account ? '/' : path.dirname(place.cluster),
    env: PROGRAM_ENV,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  child.unref()
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  await log.close()

  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (ended) return explainEnd(await readFrom(logFile, from), place, logFile)
    const running = await findOwn(place.cluster, child.pid)
    if (running?.state === 'ready') return 'started'
    await delay(20)
  }
  throw new ExpectedFailure(
    `The embedded Postgres was not ready after ${READY_MS / 1000} s: see ${logFile}.`,
  )
}

/**
 * Asks for a fast stop without waiting; all that can be done while a process is exiting.
 *
 * @param {string} cluster
 */
export function interruptPostmaster(cluster) {
  try {
    process.kill(
      Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8')),
      'SIGINT',
    )
  } catch (error) {
    // It is gone already.
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ESRCH') throw error
  }
}

/** @param {string} cluster @param {number | undefined} pid */
async function findOwn(cluster, pid) {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  return Number(lines[0]) === pid ? { state: (lines[7] ?? '').trim() } : undefined
}

/**
 * For a small server. Only this machine may connect, by TCP: a socket file in a deep folder would
 * exceed what its path may hold.
 *
 * @param {number} port
 * @param {PostgresSettings} own
 */
function settings(port, own) {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '128MB',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...own,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * @param {string} said
 * @param {import('./place.mjs').Place} place
 * @param {string} logFile
 * @returns {'port taken'}
 */
function explainEnd(said, place, logFile) {
  if (said.includes('Address already in use')) return 'port taken'
  if (said.includes('No space left on device')) throw diskIsFull(place.cluster)
  const reason = /(?:FATAL|PANIC):\s*(.+)/.exec(said)?.[1] ?? 'it ended at once'
  throw new ExpectedFailure(`The embedded Postgres did not start (${reason}): see ${logFile}.`)
}

/** @param {string} file @param {number} from */
async function readFrom(file, from) {
  return (await readFile(file)).subarray(from).toString('utf8')
}

/** @param {string} file */
async function rotate(file) {
  try {
    if ((await stat(file)).size > LOG_LIMIT) await rename(file, `${file}.1`)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}
