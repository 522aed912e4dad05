import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { errorCode, ExpectedFailure, explainFileError } from '../set-up/expected-failure.mjs'

/** @typedef {{ password: string, port: number }} Access */

/** @param {string} folder */
function accessFile(folder) {
  return path.join(folder, 'postgres-access.json')
}

/**
 * Password and port of the embedded database, as they were kept.
 *
 * @param {string} folder
 * @returns {Promise<Access | undefined>}
 */
export async function readAccess(folder) {
  try {
    const { password, port } = JSON.parse(await readFile(accessFile(folder), 'utf8'))
    if (typeof password === 'string' && typeof port === 'number') return { password, port }
    return undefined
  } catch (error) {
    // Lost or cut short by a full disk: the database gets a new password.
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw explainFileError(error, folder)
  }
}

/** @param {string} folder @param {Access} access */
export async function keepAccess(folder, access) {
  try {
    await writeFile(accessFile(folder), `${JSON.stringify(access)}\n`, { mode: 0o600 })
  } catch (error) {
    throw explainFileError(error, folder)
  }
}

/** @param {Access | undefined} access @param {string} folder */
export function required(access, folder) {
  if (access) return access
  throw new ExpectedFailure(
    `A Postgres is running on the data in ${folder}, but ${accessFile(folder)} with its password is gone: stop that Postgres and start again.`,
  )
}
