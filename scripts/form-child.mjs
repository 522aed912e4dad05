import { answerJobs } from './set-up/answer-jobs.mjs'

/** The process in which forms become PDF and DOCX, started by src/cms/services/form-files/form-children.ts. */

/** @typedef {typeof import('../src/cms/services/form-files/making/answer-form-job')} Module */

await answerJobs(
  'src/cms/services/form-files/making/answer-form-job.ts',
  (/** @type {Module} */ { answerFormJob }) => answerFormJob,
)
