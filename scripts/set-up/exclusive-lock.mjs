import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

import { errorCode, explainFileError } from './expected-failure.mjs'
import { identifyProcess } from './process-identity.mjs'

/** A holder that died between making its file and writing into it is given up after this long. */
const HALF_WRITTEN_MS = 2_000

/**
 * Lets one process at a time past this point, on one machine. A holder that was killed is noticed
 * and its lock taken over.
 *
 * @param {string} file
 * @param {{ onWait?: (pid: number) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<() => Promise<void>>} releases the lock
 */
export async function holdLock(file, { onWait, signal } = {}) {
  const mine = JSON.stringify({ pid: process.pid, identity: identifyProcess(process.pid) })
  for (;;) {
    signal?.throwIfAborted()
    if (await create(file, mine)) return () => rm(file, { force: true })
    const holder = await readHolder(file)
    if (holder === 'gone') continue
    if (holder === 'dead') await setAside(file)
    else {
      if (holder.pid) onWait?.(holder.pid)
      await delay(200)
    }
  }
}

/** @param {string} file @param {string} content */
async function create(file, content) {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(content).finally(() => handle.close())
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw explainFileError(error, file)
  }
}

/**
 * @param {string} file
 * @returns {Promise<'gone' | 'dead' | { pid: number }>}
 */
async function readHolder(file) {
  try {
    const content = await readFile(file, 'utf8')
    if (content === '') {
      const { mtimeMs } = await stat(file)
      return Date.now() - mtimeMs > HALF_WRITTEN_MS ? 'dead' : { pid: 0 }
    }
    const holder = JSON.parse(content)
    return identifyProcess(holder.pid) === holder.identity ? { pid: holder.pid } : 'dead'
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'gone'
    if (error instanceof SyntaxError) return 'dead'
    throw explainFileError(error, file)
  }
}

/**
 * Renaming, where removing would do: of two that find the same dead holder only one succeeds.
 *
 * @param {string} file
 */
async function setAside(file) {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
    await rm(aside, { force: true })
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw explainFileError(error, file)
  }
}
