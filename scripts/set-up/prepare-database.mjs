import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { EXAMPLE_MEMBER, EXAMPLE_PASSWORD } from '../examples/example-member.mjs'
import { PAYLOAD_COMMAND } from '../payload-command.mjs'
import { readDatabaseState } from './database-state.mjs'
import { ExpectedFailure } from './expected-failure.mjs'
import { progressOf } from './preparation-progress.mjs'
import { runChild } from './run-child.mjs'

/** Any number will do, as long as every instance uses the same. */
const LOCK = 7_402_811_365

/**
 * @typedef {object} Prepared
 * @property {string} outcome in words
 * @property {string[]} unknown migrations of a newer release that ran on this database
 * @property {string | undefined} unclaimed the address of the first admin, while nobody has used it
 */

/**
 * Migrations, first content, first admin. Two instances that start together take turns: Payload's
 * own migrations take no lock.
 *
 * @param {import('pg').Client} client holds the lock for as long as its connection lives
 * @param {import('./install-dependencies.mjs').SetUp} setUp
 * @param {import('./settings.mjs').Settings} settings
 * @param {(detail: string) => void} progress
 * @returns {Promise<Prepared>}
 */
export async function prepareDatabase(client, setUp, settings, progress) {
  const before = await readDatabaseState(client, setUp.root)
  if (tasksFor(before, settings).length === 0) return { ...before, outcome: 'nothing to do' }

  await takeTurn(client, setUp.stops.signal, progress)
  try {
    // The instance before us may have done it all.
    const state = await readDatabaseState(client, setUp.root)
    const tasks = tasksFor(state, settings)
    if (tasks.length === 0) return { ...state, outcome: 'done by another instance' }
    await runTasks(tasks, setUp, { pending: state.pending, progress })
    const after = await readDatabaseState(client, setUp.root)
    if (after.pending.length > 0 || after.staff === 0) {
      throw new ExpectedFailure(
        `The database could not be prepared: see ${path.join(setUp.dataDir, 'logs', 'prepare-database.log')}.`,
      )
    }
    const outcome = await describe(client, state, tasks)
    return { ...after, outcome }
  } finally {
    // Ending the connection, which its owner does anyway, would release it as well.
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
  }
}

/**
 * @param {import('./database-state.mjs').DatabaseState} state
 * @param {import('./settings.mjs').Settings} settings
 */
function tasksFor(state, { seed, examples, admin }) {
  const tasks = []
  if (state.pending.length > 0) tasks.push('migrate')
  if (state.isEmpty && seed) tasks.push(...(examples ? ['seed', 'examples'] : ['seed']))
  // Beside the other examples, on a site that only its own machine reaches, and only where they are asked for.
  if (tasks.includes('examples') && process.env.SEED === 'demo') tasks.push('seafarers')
  const isGiven = admin.email && admin.password
  if (state.staff === 0 || (state.unclaimed && isGiven)) tasks.push('admin')
  return tasks
}

/**
 * Keeps every start from preparing the database, for as long as the connection lives.
 *
 * @param {import('pg').Client} client
 * @throws {ExpectedFailure} where one is at it
 */
export async function takePreparation(client) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK])
  if (rows[0]?.mine === true) return
  throw new ExpectedFailure(
    'An instance of the site is just preparing this database, or another restore is under way. Nothing was changed.',
  )
}

/**
 * Asked again and again instead of waiting in the database, so that Ctrl-C ends the wait.
 *
 * @param {import('pg').Client} client
 * @param {AbortSignal} signal
 * @param {(detail: string) => void} progress
 */
async function takeTurn(client, signal, progress) {
  for (;;) {
    signal.throwIfAborted()
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK])
    if (rows[0]?.mine) return
    progress('waiting for another instance that is preparing the database')
    await delay(300)
  }
}

/**
 * @param {string[]} tasks
 * @param {import('./install-dependencies.mjs').SetUp} setUp
 * @param {{ pending: readonly string[], progress: (detail: string) => void }} telling the migrations that are to run, and where
 * to say how far it is
 */
async function runTasks(tasks, { root, dataDir, stops }, { pending, progress }) {
  progress(tasks.join(', '))
  const script = path.join(root, 'scripts', 'prepare-database.ts')
  await runChild({
    name: 'prepare-database',
    command: process.execPath,
    args: [...PAYLOAD_COMMAND, 'run', script, ...tasks],
    cwd: root,
    // Without these the CMS would bring the database into shape by itself, past the migrations.
    env: { ...process.env, NODE_ENV: 'production', PAYLOAD_MIGRATING: 'true' },
    dataDir,
    stops,
    onLine(line) {
      const detail = progressOf(line, pending)
      if (detail !== undefined) progress(detail)
    },
  })
}

/**
 * @param {import('pg').Client} client
 * @param {import('./database-state.mjs').DatabaseState} before
 * @param {string[]} tasks
 */
async function describe(client, before, tasks) {
  const done = []
  const migrations = before.pending.length
  if (migrations > 0)
    done.push(`${migrations} ${migrations === 1 ? 'migration' : 'migrations'} run`)
  if (tasks.includes('seed')) {
    const { rows } = await client.query('SELECT count(*)::int AS pages FROM pages')
    done.push(`${rows[0]?.pages} pages written`)
  }
  if (tasks.includes('examples')) {
    const { rows } = await client.query(
      'SELECT count(*)::int AS examples FROM vacancies WHERE is_example',
    )
    done.push(`${rows[0]?.examples} example vacancies`)
  }
  if (tasks.includes('seafarers')) {
    done.push(
      `example seafarers written (sign in as ${EXAMPLE_MEMBER}, password “${EXAMPLE_PASSWORD}”)`,
    )
  }
  // Asked for, and left out: on a public site nobody would see them.
  if (process.env.SEED === 'demo' && tasks.includes('seed') && !tasks.includes('examples')) {
    done.push('no examples, because SITE_URL is public')
  }
  if (tasks.includes('admin')) done.push('first admin made')
  return done.join(', ')
}
