import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { ROOT } from '../environment.mjs'
import { ExpectedFailure } from '../set-up/expected-failure.mjs'
import { importTypeScript } from '../set-up/import-typescript.mjs'

/** @typedef {import('../../src/cms/services/backup/manifest').Manifest} Manifest */
/** @typedef {{ table: string } | { file: string }} Member */

/**
 * @typedef {object} BackupArchive
 * @property {Manifest} manifest
 * @property {() => AsyncGenerator<{ member: Member, pieces: AsyncIterable<Buffer> }>} members in their order
 */

/**
 * Checks an archive from its beginning to its end.
 *
 * @param {string} file
 * @returns {Promise<BackupArchive>}
 * @throws {ExpectedFailure} where it is damaged, or was made by a newer release
 */
export async function openBackup(file) {
  const { checkArchive, membersOf } =
    /** @type {typeof import('../../src/cms/services/backup/archive-reader')} */ (
      await importTypeScript('src/cms/services/backup/archive-reader.ts')
    )
  const { kindOfMember } = /** @type {typeof import('../../src/cms/services/backup/manifest')} */ (
    await importTypeScript('src/cms/services/backup/manifest.ts')
  )
  const manifest = await checkArchive(file).catch((error) => {
    throw expected(error)
  })
  await refuseNewer(file, manifest)
  return {
    manifest,
    async *members() {
      for await (const { name, pieces } of membersOf(file)) {
        const member = kindOfMember(name)
        // The manifest, at the end of everything.
        if (!member) return
        yield { member, pieces }
      }
    },
  }
}

/** @param {string} file @param {Manifest} manifest */
async function refuseNewer(file, { migrations, version }) {
  const known = new Set(
    (await readdir(path.join(ROOT, 'migrations'))).map((name) => path.basename(name, '.ts')),
  )
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new ExpectedFailure(
    `${file} was made by a newer release (${version}) and holds what this one has no place for: ${unknown.join(', ')}. Nothing was changed: restore it with that release or a newer one.`,
  )
}

/**
 * What the modules of the site refuse, as the scripts say it.
 *
 * @param {unknown} error
 * @returns {unknown}
 */
export function expected(error) {
  return error instanceof Error && error.name === 'BackupRefused'
    ? new ExpectedFailure(error.message, { cause: error })
    : error
}
