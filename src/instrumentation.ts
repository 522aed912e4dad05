import type { Instrumentation } from 'next'

import { siteProcess } from './domain/process/site-process'

/** Opens the CMS at the start, so that the first reader does not wait, and shares the start of background work. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { nameFieldsInEachLanguage } = await import('./cms/desk/editing/labels-per-language')
  const { localApi } = await import('./cms/local-api')
  const { shareBackgroundWork } = await import('./app/background-work')
  const { shareAddresses } = await import('./app/(site)/asked-address')
  const { shareIndex } = await import('./app/ask-index')
  const { takeForms } = await import('./app/forms')
  const { shareSiteFigures } = await import('./cms/services/watching/site-figures')
  const { warnOfExamples } = await import('./cms/desk/examples/examples.queries')
  const { warnOfZonesApart } = await import('./features/companies/zones-in-use.queries')
  nameFieldsInEachLanguage()
  shareIndex()
  shareAddresses()
  takeForms()
  shareSiteFigures()
  // When the database does not answer, the first page that needs the CMS tries again.
  await localApi()
    .then((payload) => Promise.all([warnOfExamples(payload), warnOfZonesApart(payload)]))
    .catch((error: unknown) => console.error(String(error)))
  shareBackgroundWork()
}

/**
 * Tells the front server which requests failed because the database was busy or had no free connection. It answers them
 * with a 503 in place of a 500.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { troubleOf } = await import('./cms/database/database-trouble')
  const id = request.headers['x-request-id']
  if (typeof id !== 'string' || troubleOf(error) === 'fault') return
  siteProcess().noteDatabaseTrouble?.(id)
}
