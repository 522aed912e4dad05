import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { errorCode } from './expected-failure.mjs'

/**
 * What tells a live process from another one that later got the same number; `undefined` when the
 * process is gone. In containers the same few numbers come again at every start, so a number alone
 * would name an anonymous client.
 *
 * @param {number} pid
 * @returns {string | undefined}
 */
export function identifyProcess(pid) {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') return identityFromProc(pid)
  if (process.platform === 'win32') return 'alive'
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    // ps says "no such process" by failing.
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** @param {number} pid */
function identityFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything, so fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isDead = fields[0] === 'Z' || fields[0] === 'X'
    const startTime = fields[19]
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return isDead ? undefined : `${boot}:${startTime}`
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return undefined
    throw error
  }
}
