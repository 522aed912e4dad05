import { createHash, randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

import { errorCode, explainFileError } from './expected-failure.mjs'
import { identifyProcess } from './process-identity.mjs'

/** An empty lock, as a crash of the machine may leave one, is given up after this long. */
const CUT_SHORT_MS = 2_000

/**
 * Lets one process at a time past this point, on one machine. A holder that was killed is noticed, by its number
 * and the time it began, and its lock taken over.
 *
 * @param {string} file
 * @param {{ onWait?: (pid: number) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<() => Promise<void>>} releases the lock, once
 */
export async function holdLock(file, { onWait, signal } = {}) {
  const holder = { pid: process.pid, identity: identifyProcess(process.pid), hold: randomUUID() }
  const mine = JSON.stringify(holder)
  for (;;) {
    signal?.throwIfAborted()
    if (await create(file, mine)) return releaseOnce(file)
    const found = await readHolder(file)
    if (found === 'gone') continue
    if ('dead' in found) await removeDead(file, found.dead)
    else {
      if (found.pid) onWait?.(found.pid)
      await delay(200)
    }
  }
}

/** @param {string} file */
function releaseOnce(file) {
  let isHeld = true
  return async () => {
    if (!isHeld) return
    isHeld = false
    await rm(file, { force: true })
  }
}

/**
 * Writes the lock elsewhere and links it, so that a process that sees the lock also sees its holder.
 *
 * @param {string} file
 * @param {string} content
 */
async function create(file, content) {
  const draft = `${file}.${process.pid}.${randomUUID()}`
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600 })
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw explainFileError(error, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * @param {string} file
 * @returns {Promise<'gone' | { dead: string } | { pid: number }>} `dead`: what the dead holder wrote
 */
async function readHolder(file) {
  try {
    const content = await readFile(file, 'utf8')
    if (content === '') {
      const { mtimeMs } = await stat(file)
      return Date.now() - mtimeMs > CUT_SHORT_MS ? { dead: content } : { pid: 0 }
    }
    return isAlive(content) ?? { dead: content }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'gone'
    throw explainFileError(error, file)
  }
}

/** @param {string} content @returns {{ pid: number } | undefined} */
function isAlive(content) {
  try {
    const { pid, identity } = JSON.parse(content)
    return identifyProcess(pid) === identity ? { pid } : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Only who holds the lock on a dead holder's lock may remove it. So between looking and removing nobody else
 * can have removed it, and made one that lives in its place.
 *
 * @param {string} file
 * @param {string} dead what the dead holder wrote
 */
async function removeDead(file, dead) {
  const name = createHash('sha256').update(dead).digest('hex').slice(0, 16)
  const release = await holdLock(`${file}.${name}`)
  try {
    const now = await readHolder(file)
    if (now !== 'gone' && 'dead' in now && now.dead === dead) await rm(file, { force: true })
  } finally {
    await release()
  }
}
