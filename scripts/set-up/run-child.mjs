import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

import { diskIsFull, errorCode, ExpectedFailure } from './expected-failure.mjs'
import { identifyProcess } from './process-identity.mjs'

const TAIL_LINES = 25
const GRACE_MS = 5_000
/** How the name of a file begins that says which child runs. */
const RECORD = 'running-child'

/**
 * @typedef {object} ChildOrder
 * @property {string} name also the name of its log: `.data/logs/<name>.log`
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} dataDir
 * @property {import('./stop-sequence.mjs').StopSequence} stops
 * @property {(line: string) => void} [onLine] the last line it wrote
 */

/**
 * Runs a long command. Its output goes to a log file, and the end of it to the screen only where it
 * fails. It gets a process group of its own, so that stopping it reaches its own children too.
 *
 * @param {ChildOrder} order
 */
export async function runChild(order) {
  order.stops.signal.throwIfAborted()
  const logFile = path.join(order.dataDir, 'logs', `${order.name}.log`)
  await mkdir(path.dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile)
  // A full disk must not take the whole process down; the child will meet it as well.
  /** @type {NodeJS.ErrnoException | undefined} */
  let logFailure
  log.on('error', (error) => (logFailure = error))

  const child = spawn(order.command, order.args, {
    cwd: order.cwd,
    env: order.env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** @type {string[]} */
  const tail = []
  /** @param {Buffer} chunk */
  const take = (chunk) => {
    log.write(chunk)
    const lines = stripVTControlCharacters(chunk.toString('utf8')).split(/[\r\n]+/)
    for (const line of lines) if (line.trim()) tail.push(line.trimEnd())
    tail.splice(0, Math.max(0, tail.length - TAIL_LINES))
    const last = tail.at(-1)
    if (last) order.onLine?.(last.trim())
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  /** @type {Promise<{ code: number | null, error?: Error }>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }))
    child.once('close', (code) => resolve({ code }))
  })
  const { pid } = child
  const forget = order.stops.add(order.name, () => stopGroup(pid, ended))
  const record = path.join(order.dataDir, `${RECORD}-${order.name}.json`)
  if (pid) await writeFile(record, JSON.stringify({ pid, identity: identifyProcess(pid) }))
  const { code, error } = await ended
  forget()
  await rm(record, { force: true })
  log.end()

  order.stops.signal.throwIfAborted()
  if (code === 0) return
  if (errorCode(error) === 'ENOENT') {
    throw new ExpectedFailure(`The command "${order.command}" was not found: is it installed?`)
  }
  if (error) throw error
  if (
    errorCode(logFailure) === 'ENOSPC' ||
    tail.some((line) => /ENOSPC|No space left/i.test(line))
  ) {
    throw diskIsFull(order.cwd)
  }
  throw new ExpectedFailure(
    `The step "${order.name}" failed (exit code ${code}). The end of ${logFile}:\n\n  ${tail.join('\n  ')}`,
  )
}

/**
 * @param {number | undefined} pid
 * @param {Promise<unknown>} ended
 */
async function stopGroup(pid, ended) {
  if (!pid) return
  signalGroup(pid, 'SIGTERM')
  const patience = new AbortController()
  await Promise.race([ended, delay(GRACE_MS, undefined, patience)])
  patience.abort()
  // Also when the leader went in time: its own children may not have.
  signalGroup(pid, 'SIGKILL')
  await ended
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/**
 * An install or a build outlives a set-up that was killed with -9, and would then work in the same
 * folder as the next one. Call it while holding the lock of the set-up.
 *
 * @param {string} dataDir
 * @returns {Promise<boolean>} whether there was one
 */
export async function endLeftoverChild(dataDir) {
  const names = await readdir(dataDir)
  const records = names.filter((name) => name.startsWith(RECORD) && name.endsWith('.json'))
  const ended = await Promise.all(records.map((name) => endRecorded(path.join(dataDir, name))))
  return ended.includes(true)
}

/** @param {string} record */
async function endRecorded(record) {
  try {
    const { pid, identity } = JSON.parse(await readFile(record, 'utf8'))
    await rm(record)
    if (identifyProcess(pid) !== identity) return false
    signalGroup(pid, 'SIGKILL')
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return false
    throw error
  }
}
