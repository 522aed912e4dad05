import { answerJobs } from './set-up/answer-jobs.mjs'

/** The process in which companies' forms are read and filled, started by src/cms/services/company-forms/company-form-children.ts. */

/** @typedef {typeof import('../src/cms/services/company-forms/filling/answer-company-form-job')} Module */

await answerJobs(
  'src/cms/services/company-forms/filling/answer-company-form-job.ts',
  (/** @type {Module} */ { answerCompanyFormJob }) => answerCompanyFormJob,
)
