import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from '../set-up/expected-failure.mjs'
import { identifyProcess } from '../set-up/process-identity.mjs'

/**
 * Who uses the embedded database at the moment: one file for each process. The last one out stops
 * it, so a second site or a maintenance command in the same folder never takes it from the first.
 *
 * @param {string} dataDir
 */
export function openUsersRegister(dataDir) {
  const folder = path.join(dataDir, 'postgres-users')
  const mine = path.join(folder, String(process.pid))
  return {
    async enter() {
      await mkdir(folder, { recursive: true })
      await writeFile(mine, identifyProcess(process.pid) ?? '')
    },
    leave() {
      rmSync(mine, { force: true })
    },
    /** Others that still live; the files of those that were killed are cleared away. */
    hasOthers() {
      return list(folder).filter((pid) => pid !== process.pid && isUsing(folder, pid)).length > 0
    },
  }
}

/** @param {string} folder @param {number} pid */
function isUsing(folder, pid) {
  const file = path.join(folder, String(pid))
  const identity = identifyProcess(pid)
  if (identity !== undefined && identity === readFileSync(file, 'utf8')) return true
  rmSync(file, { force: true })
  return false
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
