import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { ROOT } from '../environment.mjs'
import { PAYLOAD_COMMAND } from '../payload-command.mjs'
import { holdLock } from '../set-up/exclusive-lock.mjs'
import { ExpectedFailure } from '../set-up/expected-failure.mjs'
import { importTypeScript } from '../set-up/import-typescript.mjs'
import { takePreparation } from '../set-up/prepare-database.mjs'
import { reachDatabase } from '../set-up/reach-database.mjs'
import { runChild } from '../set-up/run-child.mjs'
import { provideScanKeys } from '../set-up/settings.mjs'
import { openBackup } from './backup-archive.mjs'
import { filesOf } from './files-aside.mjs'
import { findArchive } from './find-archive.mjs'
import { loadRows } from './load-rows.mjs'
import { accountsWithoutFactor } from './lost-factors.mjs'
import { requireStoppedSite, whatIsThere } from './require-free-place.mjs'
import { saidOfScans } from './scans-in-archive.mjs'
import { dropAside, isRestoreUnfinished, putAside, putBack } from './schema-aside.mjs'

/**
 * @typedef {object} Restore
 * @property {import('../run-steps.mjs').Steps} steps
 * @property {import('../set-up/stop-sequence.mjs').StopSequence} stops
 * @property {import('../set-up/settings.mjs').Settings} settings
 */

/** @typedef {Restore & { client: import('pg').Client, files: import('./files-aside.mjs').SiteFiles }} OpenPlace */

/**
 * Puts a backup in the place of what is there. Either all of it is there in the end, or nothing has changed.
 *
 * @param {Restore & { asked: string, replace: boolean }} restore
 */
export async function restoreSite({ asked, replace, ...restore }) {
  const { steps, settings } = restore
  const found = await steps.run('Backup', ({ progress }) =>
    findArchive(asked, settings.backups, progress),
  )
  try {
    const archive = await steps.run(
      'Check',
      () => openBackup(found.file),
      ({ manifest }) => describe(manifest),
    )
    await withPlace(restore, async (place) => {
      await steps.run(
        'Place',
        () => requireFree(place, replace),
        (outcome) => outcome,
      )
      await tellOfScans(restore, archive)
      await replaceBy(place, archive, found.erasedIn)
    })
  } finally {
    await found.forget()
  }
  steps.print('\nThe backup is in its place. `npm start` starts the site.')
}

/**
 * Only checks a backup.
 *
 * @param {Restore & { asked: string }} restore
 */
export async function checkBackup({ asked, steps, settings }) {
  const found = await steps.run('Backup', ({ progress }) =>
    findArchive(asked, settings.backups, progress),
  )
  try {
    const archive = await steps.run(
      'Check',
      () => openBackup(found.file),
      ({ manifest }) => describe(manifest),
    )
    await tellOfScans({ steps, settings }, archive)
  } finally {
    await found.forget()
  }
}

/**
 * Says whether the keys that are here open the scans of an archive. A restore goes on all the same: keys can be brought later.
 *
 * @param {Pick<Restore, 'steps' | 'settings'>} restore
 * @param {import('./backup-archive.mjs').BackupArchive} archive
 */
async function tellOfScans({ steps, settings }, archive) {
  const said = await saidOfScans(archive, await provideScanKeys(settings))
  if (said !== undefined) steps.note(said)
}

/**
 * Takes back a restore that was killed.
 *
 * @param {Restore} restore
 */
export async function undoRestore(restore) {
  await withPlace(restore, async (place) => {
    await requireStoppedSite(place.client)
    if (!(await isRestoreUnfinished(place.client))) {
      throw new ExpectedFailure('No restore was left unfinished here: there is nothing to undo.')
    }
    await restore.steps.run('Undo', () => takeBack(place))
  })
}

/** @param {import('../../src/cms/services/backup/manifest').Manifest} manifest */
function describe({ made, version, postgres, tables, members, missingFiles }) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const missing = missingFiles.length > 0 ? `, ${missingFiles.length} more were missing` : ''
  return `of ${made}, release ${version}, Postgres ${postgres}: ${rows} rows, ${members.length - tables.length} files${missing}`
}

/**
 * Opens database and folder, and keeps every start away from both meanwhile.
 *
 * @param {Restore} restore
 * @param {(place: OpenPlace) => Promise<void>} work
 */
async function withPlace(restore, work) {
  const { settings, steps, stops } = restore
  const { dataDir, databaseUrl } = settings
  const release = await holdLock(path.join(dataDir, 'start.lock'), {
    signal: stops.signal,
    onWait: (pid) => {
      throw new ExpectedFailure(
        `The site is just being started in this folder (process ${pid}): stop it, and restore then. Nothing was changed.`,
      )
    },
  })
  try {
    const embedded = databaseUrl
      ? undefined
      : await startEmbeddedPostgres({ dataDir, log: (line) => steps.note(line) })
    try {
      const url = embedded?.url ?? databaseUrl ?? ''
      // For the children that know the schema.
      process.env.DATABASE_URL = url
      const client = await reachDatabase(url, stops.signal)
      try {
        await takePreparation(client)
        await work({ ...restore, client, files: filesOf(dataDir) })
      } finally {
        await client.end()
      }
    } finally {
      await embedded?.stop()
    }
  } finally {
    await release()
  }
}

/** @param {OpenPlace} place @param {boolean} replace */
async function requireFree(place, replace) {
  const { client, files } = place
  await requireStoppedSite(client)
  let outcome = 'empty'
  if (await isRestoreUnfinished(client)) {
    await takeBack(place)
    outcome = 'an unfinished restore was taken back'
  }
  // Of one that was killed at its very end.
  await files.dropAside()
  const there = await whatIsThere(client, await files.count())
  if (there === undefined) return outcome
  if (replace) return `${there}, to be replaced`
  throw new ExpectedFailure(
    `There is a site here already: ${there}. Nothing was changed. To put the backup in its place, and lose what is there, add --replace.`,
  )
}

/**
 * @param {OpenPlace} place
 * @param {import('./backup-archive.mjs').BackupArchive} archive
 * @param {readonly string[]} erasedIn
 */
async function replaceBy(place, archive, erasedIn) {
  const { client, files, steps, stops } = place
  const { signal } = stops
  const { migrations } = archive.manifest
  const known = await knownMigrations()
  const pending = known.filter((name) => !migrations.includes(name)).length
  await putAside(client)
  try {
    await files.begin()
    await steps.run('Tables', ({ progress }) => runCms(place, 'migrate-to', migrations, progress))
    const { leftOut } = await steps.run(
      'Contents',
      ({ progress }) =>
        loadRows({
          client,
          archive,
          writeFile: (name, pieces) => files.write(name, pieces, signal),
          signal,
          progress,
        }),
      ({ rows, files: count }) => `${rows} rows, ${count} files`,
    )
    if (leftOut.length > 0) {
      steps.note(`Not of this site, and left out: ${leftOut.join(', ')}`)
    }
    await steps.run(
      'Since then',
      ({ progress }) => settle(place, { pending, erasedIn, progress }),
      (outcome) => outcome,
    )
    const open = await accountsWithoutFactor(client)
    if (open.length > 0) {
      steps.note(
        `These accounts had a second step, and have none in the backup: until they set one up, the password is enough to get in. ${open.join(', ')}`,
      )
    }
    await files.swap()
    signal.throwIfAborted()
    await dropAside(client)
  } catch (error) {
    await takeBack(place).catch(() => {
      steps.note(
        'What was there before could not be put back: `npm run restore -- --undo` does it once the cause is gone.',
      )
    })
    throw error
  }
  await files.dropAside()
}

/**
 * Brings an older schema up, and erases what had been erased since the backup was made.
 *
 * @param {OpenPlace} place
 * @param {{ pending: number, erasedIn: readonly string[], progress: (detail: string) => void }} options
 */
async function settle(place, { pending, erasedIn, progress }) {
  const { copyErased } = /** @type {typeof import('../../src/cms/services/backup/erased-list')} */ (
    await importTypeScript('src/cms/services/backup/erased-list.ts')
  )
  const { dataDir } = place.settings
  for (const folder of erasedIn) await copyErased(folder, dataDir)
  const before = await countErasable(place.client)
  const tasks = pending > 0 ? ['migrate', 'settle'] : ['settle']
  await runCms(place, 'prepare-database', tasks, progress)
  const after = await countErasable(place.client)
  const updated = pending > 0 ? `${pending} newer migrations run, ` : ''
  const requests = before.requests - after.requests
  const accounts = before.seamen - after.seamen
  const and = accounts > 0 ? `, and ${accounts} accounts of seafarers` : ''
  return `${updated}${requests} erased requests erased again${and}`
}

/** @param {import('pg').ClientBase} client */
async function countErasable(client) {
  return {
    requests: await countRows(client, 'requests'),
    seamen: await countRows(client, 'seamen'),
  }
}

/**
 * None where the backup is older than the table.
 *
 * @param {import('pg').ClientBase} client
 * @param {'requests' | 'seamen'} table
 */
async function countRows(client, table) {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS is_there', [
    `public.${table}`,
  ])
  if (rows[0]?.is_there !== true) return 0
  const { rows: found } = await client.query(`SELECT count(*)::int AS count FROM ${table}`)
  return Number(found[0]?.count)
}

/** @param {OpenPlace} place */
async function takeBack({ client, files }) {
  await files.putBack()
  await putBack(client)
}

/**
 * @param {Restore} restore
 * @param {'migrate-to' | 'prepare-database'} script
 * @param {readonly string[]} args
 * @param {(detail: string) => void} progress
 */
async function runCms({ settings, stops }, script, args, progress) {
  progress(script === 'migrate-to' ? 'making those of the backup' : args.join(', '))
  await runChild({
    name: script,
    command: process.execPath,
    args: [...PAYLOAD_COMMAND, 'run', path.join(ROOT, 'scripts', `${script}.ts`), ...args],
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PAYLOAD_MIGRATING: 'true' },
    dataDir: settings.dataDir,
    stops,
  })
}

async function knownMigrations() {
  const names = await readdir(path.join(ROOT, 'migrations'))
  return names
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => path.basename(name, '.ts'))
}
