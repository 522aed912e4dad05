import { answerJobs } from './set-up/answer-jobs.mjs'

/** The process in which documents that visitors send are looked into, started by src/cms/services/forms/file-children.ts. */

/** @typedef {typeof import('../src/cms/services/forms/sent-files/answer-file-job')} Module */

await answerJobs(
  'src/cms/services/forms/sent-files/answer-file-job.ts',
  (/** @type {Module} */ { answerFileJob }) => answerFileJob,
)
