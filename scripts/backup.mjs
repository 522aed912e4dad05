import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { loadDotEnv, ROOT } from './environment.mjs'
import { expected } from './restore/backup-archive.mjs'
import { reportFailure } from './run-steps.mjs'
import { importTypeScript } from './set-up/import-typescript.mjs'
import { checkArguments } from './set-up/check-arguments.mjs'
import { reachDatabase } from './set-up/reach-database.mjs'
import { checkSettings } from './set-up/settings.mjs'

/** @typedef {typeof import('../src/cms/services/backup/back-up')} BackingUp */

/**
 * `npm run backup`: writes one archive of database and files. Works beside a running site, and with the embedded
 * database also while it is stopped.
 */
checkArguments(process.argv.slice(2), {
  usage:
    'npm run backup takes no options. It writes an archive to BACKUP_DIR, and to BACKUP_S3_URL where that is set.',
})
const stopping = new AbortController()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)))
}
try {
  await loadDotEnv()
  const { dataDir, databaseUrl, backups } = await checkSettings()
  const { backUp } = /** @type {BackingUp} */ (
    await importTypeScript('src/cms/services/backup/back-up.ts')
  )
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'))
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir })
  try {
    const url = embedded?.url ?? databaseUrl ?? ''
    // Says in a sentence why it cannot be reached.
    await (await reachDatabase(url)).end()
    const made = await backUp({
      ...backups,
      databaseUrl: url,
      dataDir,
      version: String(version),
      signal: stopping.signal,
    }).catch((error) => {
      throw expected(error)
    })
    print(made)
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  if (!stopping.signal.aborted) reportFailure(error)
  process.exitCode = 1
}

/** @param {import('../src/cms/services/backup/make-backup').MadeBackup} made */
function print({ file, bytes, rows, tables, files, scans, missingFiles, took }) {
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  console.log(
    `${file}\n${megabytes} MB: ${rows} rows of ${tables} tables, ${files} files, in ${(took / 1000).toFixed(1)} s`,
  )
  if (scans > 0) {
    console.log(
      `${scans} scans of papers are in it as they are stored: encrypted. Their key (SCAN_KEYS, or the file scan-keys in DATA_DIR) is not: keep it in another place. Without it the scans are lost, and nothing else.`,
    )
  }
  if (missingFiles.length > 0) {
    console.warn(
      `Not there on the site itself, and so not in the backup: ${missingFiles.join(', ')}`,
    )
  }
}
