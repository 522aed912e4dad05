import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import pg from 'pg'

import { keepAccess, readAccess, required } from './postgres/access.mjs'
import { findBinaries } from './postgres/binaries.mjs'
import { DATABASE_USER, ensureCluster, resetPassword, stopCluster } from './postgres/cluster.mjs'
import { keepRunning } from './postgres/keep-running.mjs'
import { choosePlace } from './postgres/place.mjs'
import { findPostmaster, interruptPostmaster, startPostmaster } from './postgres/postmaster.mjs'
import { openUsersRegister } from './postgres/users.mjs'
import { holdLock } from './set-up/exclusive-lock.mjs'
import {
  diskIsFull,
  errorCode,
  ExpectedFailure,
  explainFileError,
} from './set-up/expected-failure.mjs'

const DATABASE = 'mariner_hub'
const ATTACH_MS = 60_000

/** @typedef {import('./postgres/access.mjs').Access} Access */

/**
 * @typedef {object} EmbeddedPostgres
 * @property {string} url
 * @property {boolean} attached it was running already, left by a process that was killed or shared
 *   with one that lives
 * @property {() => Promise<void>} stop the last process that uses it stops it
 */

/**
 * Starts the Postgres that comes with the project, or attaches to it where it is running already.
 * Data, password and port stay in `dataDir`; only this machine can connect.
 *
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} [options.port]
 * @param {(line: string) => void} [options.log]
 * @param {import('./postgres/postmaster.mjs').PostgresSettings} [options.settings] where it is started here
 * @param {import('./postgres/keep-running.mjs').Keeping} [options.keeping] starts it again, with the same data
 *   at the same port, where it ends before it is stopped
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startEmbeddedPostgres({ dataDir, port, log = () => {}, settings, keeping }) {
  const folder = path.resolve(dataDir)
  await mkdir(folder, { recursive: true }).catch((error) => {
    throw explainFileError(error, folder)
  })
  const lockFile = path.join(folder, 'postgres.lock')
  const release = await holdLock(lockFile)
  try {
    const place = await choosePlace(folder, await findBinaries(), log)
    const access = await readAccess(folder)
    const running = await settle(place.cluster)
    const inUse = running
      ? { password: required(access, folder).password, port: running.port }
      : await start(folder, place, { access, wantedPort: port, settings })
    const users = openUsersRegister(folder)
    try {
      await ensureDatabase(inUse)
      await users.enter()
    } catch (error) {
      if (!users.hasOthers()) await stopCluster(place)
      throw explainDatabaseError(error, place.cluster)
    }
    const startAgain = () => restart({ lockFile, place, access: inUse, folder, settings })
    const findPid = async () => (await findPostmaster(place.cluster))?.pid
    const endKeeping = keeping
      ? keepRunning({ findPid, start: startAgain, keeping })
      : () => undefined
    const stop = stopper({ lockFile, place, users, endKeeping })
    return { url: urlOf(inUse), attached: Boolean(running), stop }
  } finally {
    await release()
  }
}

/**
 * Waits until a Postgres that is starting is ready, or one that is stopping is gone.
 *
 * @param {string} cluster
 */
async function settle(cluster) {
  const deadline = Date.now() + ATTACH_MS
  while (Date.now() < deadline) {
    const running = await findPostmaster(cluster)
    if (!running || running.state === 'ready') return running
    await delay(50)
  }
  throw new ExpectedFailure(
    `A Postgres is running on ${cluster} but does not become ready: stop it and start again.`,
  )
}

/**
 * @param {string} folder
 * @param {import('./postgres/place.mjs').Place} place
 * @param {object} options
 * @param {Access | undefined} options.access as it was kept
 * @param {number | undefined} options.wantedPort
 * @param {import('./postgres/postmaster.mjs').PostgresSettings | undefined} options.settings
 * @returns {Promise<Access>}
 */
async function start(folder, place, { access: kept, wantedPort, settings }) {
  const password = kept?.password ?? randomBytes(24).toString('hex')
  let port = await freePort(wantedPort ?? kept?.port)
  // Kept before the database is made: a password nobody knows any more would lock us out.
  if (kept?.port !== port) await keepAccess(folder, { password, port })
  const isNew = await ensureCluster(place, password)
  if (!isNew && !kept) await resetPassword(place, password)
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    if ((await startPostmaster(place, port, logOf(folder), settings)) === 'started')
      return { password, port }
    port = await freePort()
    await keepAccess(folder, { password, port })
  }
  throw new ExpectedFailure('The embedded Postgres found no free port on 127.0.0.1.')
}

/**
 * Starts it at its previous address, unless another process has done so: its clients know that address.
 *
 * @param {object} options
 * @param {string} options.lockFile
 * @param {string} options.folder
 * @param {import('./postgres/place.mjs').Place} options.place
 * @param {Access} options.access
 * @param {import('./postgres/postmaster.mjs').PostgresSettings | undefined} options.settings
 */
async function restart({ lockFile, folder, place, access, settings }) {
  const release = await holdLock(lockFile)
  try {
    if (await settle(place.cluster)) return
    if ((await startPostmaster(place, access.port, logOf(folder), settings)) === 'started') return
    throw new ExpectedFailure(`Another program listens on port ${access.port} of 127.0.0.1.`)
  } finally {
    await release()
  }
}

/** @param {string} folder */
function logOf(folder) {
  return path.join(folder, 'logs', 'postgres.log')
}

/** @param {Access} access */
async function ensureDatabase(access) {
  const client = new pg.Client({
    connectionString: urlOf(access, 'postgres'),
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
  })
  // A lost connection is reported by the query that needed it.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      DATABASE,
    ])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** @param {unknown} error @param {string} cluster */
function explainDatabaseError(error, cluster) {
  // disk_full, as Postgres numbers it
  return errorCode(error) === '53100' ? diskIsFull(cluster) : explainFileError(error, cluster)
}

/**
 * @param {object} parts
 * @param {string} parts.lockFile
 * @param {import('./postgres/place.mjs').Place} parts.place
 * @param {ReturnType<typeof openUsersRegister>} parts.users
 * @param {() => void} parts.endKeeping
 */
function stopper({ lockFile, place, users, endKeeping }) {
  /** @type {Promise<void> | undefined} */
  let stopping
  // Where somebody ends the process without stopping us first, nothing must stay behind.
  const atExit = () => {
    endKeeping()
    users.leave()
    if (!stopping && !users.hasOthers()) interruptPostmaster(place.cluster)
  }
  process.once('exit', atExit)
  const stop = async () => {
    endKeeping()
    const release = await holdLock(lockFile)
    try {
      users.leave()
      if (!users.hasOthers()) await stopCluster(place)
    } finally {
      process.off('exit', atExit)
      await release()
    }
  }
  return () => (stopping ??= stop())
}

/** @param {Access} access */
function urlOf({ password, port }, database = DATABASE) {
  return `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/**
 * The wanted port where it is free, else one below the range that systems use for outgoing
 * connections, so that it is still free at the next start.
 *
 * @param {number} [wanted]
 */
async function freePort(wanted) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = attempt === 0 && wanted ? wanted : 15_000 + Math.floor(Math.random() * 15_000)
    if (await isFree(port)) return port
  }
  throw new ExpectedFailure('The embedded Postgres found no free port on 127.0.0.1.')
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      probe.close(() => resolve(true))
    })
  })
}
