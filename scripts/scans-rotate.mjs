import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { loadDotEnv, newScanKey } from './environment.mjs'
import { reportFailure } from './run-steps.mjs'
import { checkArguments } from './set-up/check-arguments.mjs'
import { errorCode, ExpectedFailure } from './set-up/expected-failure.mjs'
import { importTypeScript } from './set-up/import-typescript.mjs'
import { reachDatabase } from './set-up/reach-database.mjs'
import { checkSettings, provideScanKeys } from './set-up/settings.mjs'

/**
 * `npm run scans:rotate`: encrypts with the newest key what has an older one. Works beside a running site, and with the embedded
 * database also while it is stopped. Stopped in its middle, it goes on where it was. With `--new-key` it only prints a key.
 */
const NEW_KEY = '--new-key'
const options = process.argv.slice(2)
checkArguments(options, {
  usage: `npm run scans:rotate encrypts the scans of papers with the newest key in SCAN_KEYS; npm run scans:rotate -- ${NEW_KEY} prints a key to put before the others.`,
  known: [NEW_KEY],
})
const stopping = new AbortController()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)))
}
try {
  if (options.includes(NEW_KEY)) console.log(newScanKey())
  else await rotate()
} catch (error) {
  if (!stopping.signal.aborted) reportFailure(error)
  process.exitCode = 1
}

async function rotate() {
  await loadDotEnv()
  const settings = await checkSettings()
  const keys = await provideScanKeys(settings)
  if (keys.length === 0) {
    throw new ExpectedFailure(
      'SCAN_KEYS is missing: there is no key that scans could be encrypted with.',
    )
  }
  const { rotateScans } = /** @type {typeof import('../src/cms/services/files/rotate-scans')} */ (
    await importTypeScript('src/cms/services/files/rotate-scans.ts')
  )
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres(settings)
  try {
    const client = await reachDatabase(embedded?.url ?? settings.databaseUrl ?? '')
    try {
      print(await rotateScans(client, keys, stopping.signal), keys)
    } catch (error) {
      throw explain(error)
    } finally {
      await client.end()
    }
  } finally {
    await embedded?.stop()
  }
}

/** @param {unknown} error */
function explain(error) {
  // undefined_table
  if (errorCode(error) !== '42P01') return error
  return new ExpectedFailure('There are no scans yet: `npm start` brings the database into shape.')
}

/**
 * @param {import('../src/cms/services/files/rotate-scans').Rotated} rotated
 * @param {readonly import('../src/domain/sea-service/scan-keys').ScanKey[]} keys
 */
function print({ done, left }, [newest]) {
  console.log(`${done} scans have the key ${newest?.id} now.`)
  for (const [id, count] of left) {
    console.warn(`${count} scans with the key ${id} could not be opened, and are as they were.`)
    process.exitCode = 1
  }
  if (left.size === 0) {
    console.log('No scan needs an older key; archives of before do, as long as they are kept.')
  }
}
