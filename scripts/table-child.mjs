import process from 'node:process'

import { answerJobs } from './set-up/answer-jobs.mjs'

/** The process in which files of imports are read, started by src/features/imports/table-children.ts. */

/** @typedef {typeof import('../src/features/imports/workbooks/answer-table-job')} Module */

// Days are the same everywhere.
process.env.TZ = 'UTC'
// What the reader of workbooks remarks on a file of a stranger is nothing for the log of the site.
console.error = () => {}

await answerJobs(
  'src/features/imports/workbooks/answer-table-job.ts',
  (/** @type {Module} */ { answerTableJob }) => answerTableJob,
)
