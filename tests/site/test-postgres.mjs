import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

import pg from 'pg'

import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.mjs'
import { PAYLOAD_COMMAND } from '../../scripts/payload-command.mjs'
import { ADMIN } from './accounts.mjs'
import { copyKept } from './kept-clusters.mjs'
import { quickHash } from './quick-hashing.mjs'

/**
 * One Postgres for a whole run of tests, with databases that each test copies its own from:
 * `migrated` has the tables alone, `empty` the first admin too, `content` the first content as well.
 *
 * @typedef {'migrated' | 'empty' | 'content'} Template
 * @typedef {'quick' | 'in earnest'} Hashing
 */

export const SECRET = 'only-for-the-tests-0'

/** What the sites of the tests encrypt scans with. */
export const SCAN_KEYS = `tests:${Buffer.alloc(32, 7).toString('base64')}`

/** Where the server of this run is, for the test runners and their workers. */
const URL_VARIABLE = 'TEST_POSTGRES_URL'

/** What makes the tables, beside the migrations and the packages. */
const MADE_BY = ['tests/site/test-postgres.mjs', 'tests/site/accounts.mjs']
/** What makes the content: collections, hooks and texts. */
const SEEDED_BY = [
  'src',
  'payload.config.ts',
  'scripts/prepare-database.ts',
  'scripts/seed-whole.ts',
]
/** What of the sources only answers readers. */
const NOT_SEEDED_BY = ['src/app', 'src/server', 'src/ui']

/** Nothing here outlives the run, and many sites connect at once. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: 300,
}

/**
 * Starts the server with the templates, which are kept between runs, or uses the server that is there already.
 *
 * @param {Template} [most] the last template that is needed: tests of the CMS alone need no content, which takes long
 * to make
 * @returns {Promise<() => Promise<void>>} stops the server, where this call started it
 */
export async function openTestPostgres(most = 'content') {
  if (process.env[URL_VARIABLE]) return async () => undefined
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-test-'))
  /** @param {{ stop: () => Promise<void> }} [postgres] */
  const end = async (postgres) => {
    delete process.env[URL_VARIABLE]
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await (most === 'migrated' ? copyMigrated(dataDir) : copySeeded(dataDir))
    const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
    process.env[URL_VARIABLE] = postgres.url
    return () => end(postgres)
  } catch (error) {
    await end()
    throw error
  }
}

/** @param {string} dataDir */
function copyMigrated(dataDir) {
  return copyKept('migrated', dataDir, {
    places: ['migrations', 'package-lock.json', ...MADE_BY],
    make: (folder) =>
      during(folder, async () => {
        await maintain('CREATE DATABASE migrated')
        await prepare('migrated', 'migrate')
      }),
  })
}

/** @param {string} dataDir */
function copySeeded(dataDir) {
  return copyKept('seeded', dataDir, {
    places: ['migrations', 'package-lock.json', ...MADE_BY, ...SEEDED_BY],
    except: NOT_SEEDED_BY,
    make: async (folder) => {
      await copyMigrated(folder)
      await during(folder, async () => {
        await maintain('CREATE DATABASE empty TEMPLATE migrated')
        await maintain('CREATE DATABASE content TEMPLATE migrated')
        await Promise.all([prepare('empty', 'admin'), prepare('content', 'seed', 'admin')])
      })
    },
  })
}

/**
 * Runs a server on a folder meanwhile.
 *
 * @param {string} dataDir
 * @param {() => Promise<void>} work
 */
async function during(dataDir, work) {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  process.env[URL_VARIABLE] = postgres.url
  try {
    await work()
  } finally {
    delete process.env[URL_VARIABLE]
    await postgres.stop()
  }
}

/**
 * The address of a database on the server of this run.
 *
 * @param {string} name
 * @returns {string}
 */
function databaseUrl(name) {
  const url = new URL(process.env[URL_VARIABLE] ?? '')
  url.pathname = `/${name}`
  return url.href
}

/**
 * Makes a database that is a copy of a template. It goes when the server goes.
 *
 * @param {Template} template
 * @param {Hashing} [hashing] how the site of it hashes passwords (quick-hashing.mjs): the admin can sign in there
 * @returns {Promise<string>} its address
 */
export async function copyTemplate(template, hashing = 'quick') {
  const name = `test_${randomBytes(6).toString('hex')}`
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  const url = databaseUrl(name)
  if (template !== 'migrated' && hashing === 'quick') {
    const { hash, salt } = quickHash(ADMIN.password)
    await ask(url, 'UPDATE staff SET hash = $1, salt = $2 WHERE email = $3', [
      ...[hash, salt],
      ADMIN.email,
    ])
  }
  return url
}

/**
 * Drops a database, with whatever is connected to it.
 *
 * @param {string} url
 */
export async function dropDatabase(url) {
  await maintain(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
}

/**
 * Makes a database without anything in it. It goes when the server goes.
 *
 * @returns {Promise<string>} its address
 */
export async function newDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  await maintain(`CREATE DATABASE ${name}`)
  return databaseUrl(name)
}

/** @param {string} statement */
function maintain(statement) {
  return ask(databaseUrl('postgres'), statement)
}

/**
 * @param {string} url of a database
 * @param {string} statement
 * @param {string[]} [values]
 */
async function ask(url, statement, values) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}

/**
 * Runs what the set-up of a site runs.
 *
 * @param {Template} database
 * @param {string[]} tasks
 */
async function prepare(database, ...tasks) {
  const script = 'scripts/prepare-database.ts'
  const child = spawn(process.execPath, [...PAYLOAD_COMMAND, 'run', script, ...tasks], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_MIGRATING: 'true',
      DATABASE_URL: databaseUrl(database),
      PAYLOAD_SECRET: SECRET,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (printed += chunk))
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The database “${database}” was not prepared:\n${printed}`)
}
