import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { makeFirstAdminLink } from './first-admin-link.mjs'
import { prepareDatabase } from './prepare-database.mjs'
import { reachDatabase } from './reach-database.mjs'

/**
 * Connections that the embedded database takes: what processes share between them (src/cms/database/share-of-worker.ts), what each
 * needs at least, and the commands that are run beside the site.
 */
const CONNECTIONS = { shared: 45, each: 15 }

/** @typedef {{ email: string, link: string } | undefined} FirstAdmin `undefined` once one signed in */

/**
 * Brings the database to where the site can use it.
 *
 * @param {object} options
 * @param {import('../run-steps.mjs').Steps} options.steps
 * @param {import('./stop-sequence.mjs').StopSequence} options.stops
 * @param {import('./settings.mjs').Settings} options.settings
 * @param {string} options.root
 * @param {(error: Error) => void} options.onDatabaseLost called when the embedded one is gone for good
 * @returns {Promise<{ url: string, firstAdmin: FirstAdmin }>}
 */
export async function openDatabase({ steps, stops, settings, root, onDatabaseLost }) {
  const { url, client } = await steps.run(
    'Database',
    () => connect(settings, stops, (line) => steps.note(line), onDatabaseLost),
    ({ outcome }) => outcome,
  )
  const hangUp = stops.add('the connection of the set-up', () => client.end())
  process.env.DATABASE_URL = url

  const folder = { root, dataDir: settings.dataDir, stops }
  const prepared = await steps.run(
    'Content',
    ({ progress }) => prepareDatabase(client, folder, settings, progress),
    ({ outcome }) => outcome,
  )
  if (prepared.unknown.length > 0) {
    steps.note(
      `The database knows migrations this release does not: ${prepared.unknown.join(', ')}. Is a newer release running on it?`,
    )
  }
  const { unclaimed } = prepared
  const firstAdmin = unclaimed
    ? { email: unclaimed, link: await makeFirstAdminLink(client, settings.siteUrl, unclaimed) }
    : undefined
  hangUp()
  await client.end()
  return { url, firstAdmin }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./stop-sequence.mjs').StopSequence} stops
 * @param {(line: string) => void} note
 * @param {(error: Error) => void} onGivenUp
 */
async function connect({ databaseUrl, dataDir, workers }, stops, note, onGivenUp) {
  if (databaseUrl) {
    const client = await reachDatabase(databaseUrl, stops.signal)
    return { url: databaseUrl, client, outcome: `${client.host}:${client.port}` }
  }
  // Into the log of the site, once there is one.
  const keeping = { log: (/** @type {string} */ line) => console.warn(line), onGivenUp }
  const starting = startEmbeddedPostgres({
    dataDir,
    log: note,
    keeping,
    settings: { max_connections: CONNECTIONS.shared + CONNECTIONS.each * workers },
  })
  // Known before it is up: a signal that comes meanwhile waits for it and stops it.
  stops.add('Postgres', async () => {
    const postgres = await starting.catch(() => undefined)
    await postgres?.stop()
  })
  const postgres = await starting
  const client = await reachDatabase(postgres.url, stops.signal)
  const outcome = `embedded, ${dataDir}${postgres.attached ? ' (was running already)' : ''}`
  return { url: postgres.url, client, outcome }
}
