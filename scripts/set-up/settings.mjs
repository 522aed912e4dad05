import path from 'node:path'

import { keepScanKeys, keepSecret, readPlace, ROOT } from '../environment.mjs'
import { ExpectedFailure } from './expected-failure.mjs'
import { importTypeScript } from './import-typescript.mjs'

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string | undefined} host `undefined` is every address of the machine
 * @property {number} workers how many processes serve
 * @property {string} siteUrl without a trailing slash
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl `undefined` is the embedded database
 * @property {boolean} seed whether an empty database gets the first content
 * @property {boolean} examples whether it gets invented companies and vacancies too
 * @property {{ email: string | undefined, password: string | undefined }} admin
 * @property {{ folder: string, keep: number, storeUrl: string | undefined }} backups the folder is absolute
 */

/**
 * All settings, by the schema that the site itself reads them with (src/settings.ts).
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {boolean} [isToServe] whether a site is to be served by them, and not only built or repaired
 * @returns {Promise<Settings>}
 * @throws {ExpectedFailure} a sentence for everything that is wrong with them
 */
export async function checkSettings(env = process.env, isToServe = false) {
  const { readSettings, firstContent } = /** @type {typeof import('../../src/settings')} */ (
    await importTypeScript('src/settings.ts')
  )
  const read = readSettings(env, isToServe)
  if ('complaints' in read) throw new ExpectedFailure(read.complaints.join('\n'))
  const { settings } = read
  const { dataDir, host } = readPlace(env)
  return {
    port: settings.PORT,
    host,
    workers: settings.WORKERS,
    siteUrl: settings.SITE_URL,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    ...firstContent(settings),
    admin: { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD },
    backups: {
      folder: path.resolve(ROOT, settings.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      keep: settings.BACKUP_KEEP,
      storeUrl: settings.BACKUP_S3_URL,
    },
  }
}

/**
 * All settings, checked, and in the environment as the site will read it: for this process and its children.
 *
 * @returns {Promise<Settings>}
 */
export async function provideSettings() {
  const settings = await checkSettings(process.env, true)
  process.env.PORT = String(settings.port)
  process.env.SITE_URL = settings.siteUrl
  process.env.DATA_DIR = settings.dataDir
  // The embedded database is backed up daily; another one where a place is named.
  if (!settings.databaseUrl || process.env.BACKUP_DIR) {
    process.env.BACKUP_DIR = settings.backups.folder
  }
  process.env.PAYLOAD_SECRET ||= await keepSecret(settings.dataDir)
  await provideScanKeys(settings)
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  return settings
}

/**
 * The keys of scans, in the environment: beside the embedded database those that are kept in the folder. With another database,
 * which several instances may share, the operator names them, or no scans are taken.
 *
 * @param {Pick<Settings, 'dataDir' | 'databaseUrl'>} settings
 * @returns {Promise<readonly import('../../src/domain/sea-service/scan-keys').ScanKey[]>} the newest first
 */
export async function provideScanKeys({ dataDir, databaseUrl }) {
  if (!databaseUrl) process.env.SCAN_KEYS ||= await keepScanKeys(dataDir)
  if (!process.env.SCAN_KEYS) return []
  const { readScanKeys, SCAN_KEYS_SENTENCE } =
    /** @type {typeof import('../../src/domain/sea-service/scan-keys')} */ (
      await importTypeScript('src/domain/sea-service/scan-keys.ts')
    )
  const keys = readScanKeys(process.env.SCAN_KEYS)
  // What the folder keeps was not checked with the settings.
  if (!keys) throw new ExpectedFailure(SCAN_KEYS_SENTENCE)
  return keys
}
