import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

import { ExpectedFailure } from '../set-up/expected-failure.mjs'
import { importTypeScript } from '../set-up/import-typescript.mjs'

/**
 * @typedef {object} FoundArchive
 * @property {string} file
 * @property {string[]} erasedIn folders in which a list of what was erased may be
 * @property {() => Promise<void>} forget removes what was fetched for this
 */

/**
 * The archive that was asked for: a file, the name of one in the folder of backups or in the S3, or `latest`.
 *
 * @param {string} asked
 * @param {import('../set-up/settings.mjs').Settings['backups']} backups
 * @param {(detail: string) => void} progress
 * @returns {Promise<FoundArchive>}
 */
export async function findArchive(asked, { folder, storeUrl }, progress) {
  const { archivesIn } = /** @type {typeof import('../../src/cms/services/backup/archive-folder')} */ (
    await importTypeScript('src/cms/services/backup/archive-folder.ts')
  )
  const [newest] = await archivesIn(folder)
  const inFolder = asked === 'latest' ? newest : path.basename(asked) === asked ? asked : undefined
  const places = [
    ...(asked === 'latest' ? [] : [path.resolve(asked)]),
    ...(inFolder === undefined ? [] : [path.join(folder, inFolder)]),
  ]
  const file = places.find((place) => existsSync(place))
  if (file !== undefined) {
    return { file, erasedIn: [folder, path.dirname(file)], forget: async () => {} }
  }
  if (storeUrl !== undefined) return fetchArchive(asked, storeUrl, folder, progress)
  throw new ExpectedFailure(
    asked === 'latest'
      ? `There is no backup in ${folder}.`
      : `There is no backup ${asked}, nor one of that name in ${folder}.`,
  )
}

/**
 * @param {string} asked
 * @param {string} storeUrl
 * @param {string} folder
 * @param {(detail: string) => void} progress
 * @returns {Promise<FoundArchive>}
 */
async function fetchArchive(asked, storeUrl, folder, progress) {
  const { openStore } = /** @type {typeof import('../../src/cms/services/backup/s3-archives')} */ (
    await importTypeScript('src/cms/services/backup/s3-archives.ts')
  )
  const store = await openStore(storeUrl)
  try {
    const names = await store.list()
    const name = asked === 'latest' ? names[0] : names.find((one) => one === asked)
    if (name === undefined) {
      throw new ExpectedFailure(
        `There is no backup ${asked === 'latest' ? '' : `${asked} `}in ${folder}, and none in the S3 (BACKUP_S3_URL).`,
      )
    }
    progress(`fetching ${name}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const fetched = await mkdtemp(path.join(folder, '.fetched-'))
    const forget = () => rm(fetched, { recursive: true, force: true })
    try {
      const file = path.join(fetched, name)
      await store.fetch(name, file)
      await store.fetch('erased-requests', path.join(fetched, 'erased-requests'))
      return { file, erasedIn: [folder, fetched], forget }
    } catch (error) {
      await forget()
      throw error
    }
  } catch (error) {
    if (error instanceof ExpectedFailure) throw error
    const why = error instanceof Error ? error.message || error.name : String(error)
    throw new ExpectedFailure(`The S3 in BACKUP_S3_URL did not give the backup: ${why}`, {
      cause: error,
    })
  } finally {
    store.close()
  }
}
