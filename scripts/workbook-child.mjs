import process from 'node:process'

import { answerJobs } from './set-up/answer-jobs.mjs'

/** The process in which workbooks are read, started by src/features/imports/workbook-children.ts. */

/** @typedef {typeof import('../src/features/imports/workbooks/answer-workbook-job')} Module */

// Days are the same everywhere.
process.env.TZ = 'UTC'
// What the reader remarks on a file of an anonymous client is nothing for the log of the site.
console.error = () => {}

await answerJobs(
  'src/features/imports/workbooks/answer-workbook-job.ts',
  (/** @type {Module} */ { answerWorkbookJob }) => answerWorkbookJob,
)
