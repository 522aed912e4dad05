import { answerJobs } from './set-up/answer-jobs.mjs'

/** The process in which forms become PDF and DOCX, started by src/cms/services/made-files/made-file-children.ts. */

/** @typedef {typeof import('../src/cms/services/made-files/making/answer-made-file-job')} Module */

await answerJobs(
  'src/cms/services/made-files/making/answer-made-file-job.ts',
  (/** @type {Module} */ { answerMadeFileJob }) => answerMadeFileJob,
)
