import { setPriority } from 'node:os'
import process from 'node:process'

import { stop } from 'esbuild'

import { importTypeScript } from './set-up/import-typescript.mjs'

/**
 * The process in which documents that visitors send are looked into, started by src/cms/services/forms/file-children.ts. It does
 * one job at a time and may be killed at any moment: nothing else is lost with it.
 */

/** Bytes resident. */
const MOST_MEMORY = Number(process.argv[2])
/** Milliseconds. What grows in between, and objects of JavaScript, have limits of their own. */
const MEMORY_CHECKED_EVERY = 25

/** @typedef {import('../src/cms/services/forms/sent-files/answer-file-job').FileJob} FileJob */
/** @typedef {import('../src/cms/services/forms/file-children').FileMessage} Message */

// Pages come before files.
setPriority(5)

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

const { answerFileJob } =
  /** @type {typeof import('../src/cms/services/forms/sent-files/answer-file-job')} */ (
    await importTypeScript('src/cms/services/forms/sent-files/answer-file-job.ts')
  )

// Its own process is needed no more.
await stop()

process.on('message', (job) => void answer(/** @type {FileJob} */ (job)))
send({ kind: 'ready' })

setInterval(() => {
  if (process.memoryUsage.rss() < MOST_MEMORY) return
  process.send?.({ kind: 'memory' }, () => process.kill(process.pid, 'SIGKILL'))
}, MEMORY_CHECKED_EVERY)

/** @param {FileJob} job */
async function answer(job) {
  try {
    const said = await answerFileJob(job)
    send({ kind: 'done', answer: said, memory: process.memoryUsage.rss() })
  } catch (error) {
    send({ kind: 'broken', reason: error instanceof Error ? error.message : String(error) })
  }
}

/** @param {Message} message */
function send(message) {
  process.send?.(message)
}
