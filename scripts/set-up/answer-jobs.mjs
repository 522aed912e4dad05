import { setPriority } from 'node:os'
import process from 'node:process'

import { stop } from 'esbuild'

import { importTypeScript } from './import-typescript.mjs'

/** Bytes resident. */
const MOST_MEMORY = Number(process.argv[2])
/** Milliseconds. What grows in between, and objects of JavaScript, have limits of their own. */
const MEMORY_CHECKED_EVERY = 25

/**
 * Makes this process one that looks into files of anonymous clients, started as a `JobChild`
 * (src/cms/services/child-processes). It does one job at a time and may be killed at any moment: nothing else is lost
 * with it.
 *
 * @template Job, Answer, Part
 * @param {string} file a module of the site, from the root of the project
 * @param {(exports: any) => (job: Job, tell: (part: Part) => void) => Promise<Answer>} pick which of its functions answers; what a module exports is known to who names it
 */
export async function answerJobs(file, pick) {
  // Pages come before files.
  setPriority(5)
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

  const answer = pick(await importTypeScript(file))
  // Its own process is needed no more.
  await stop()

  process.on('message', (job) => void work(/** @type {Job} */ (job)))
  send({ kind: 'ready' })

  setInterval(() => {
    if (process.memoryUsage.rss() < MOST_MEMORY) return
    process.send?.({ kind: 'memory' }, () => process.kill(process.pid, 'SIGKILL'))
  }, MEMORY_CHECKED_EVERY)

  /** @param {Job} job */
  async function work(job) {
    try {
      const said = await answer(job, (part) => send({ kind: 'part', part }))
      send({ kind: 'done', answer: said, memory: process.memoryUsage.rss() })
    } catch (error) {
      send({ kind: 'broken', reason: error instanceof Error ? error.message : String(error) })
    }
  }
}

/**
 * Tells who started this process. Where that process is gone, nobody waits for the answer: this one ends without a word.
 * @param {object} message as src/cms/services/child-processes/job-child.ts has it
 */
function send(message) {
  process.send?.(message, undefined, undefined, (/** @type {Error | null} */ error) => {
    if (error) process.kill(process.pid, 'SIGKILL')
  })
}
