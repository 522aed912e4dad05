import type { Instrumentation } from 'next'

import { siteProcess } from './domain/process/site-process'

/** Opens the CMS at the start, so that the first reader does not wait, and shares the start of background work. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDailyBackup } = await import('./cms/services/backup/daily-backup.runner')
  const { nameFieldsInEachLanguage } = await import('./cms/desk/editing/labels-per-language')
  const { localApi } = await import('./cms/local-api')
  const { startMailWorker } = await import('./cms/services/mail/mail-worker.runner')
  const { shareAddresses } = await import('./app/(site)/asked-address')
  const { shareIndex } = await import('./app/ask-index')
  const { takeForms } = await import('./app/forms')
  const { startPriceRefresh } = await import('./features/mailing/price-refresh')
  const { startMailingEnds } = await import('./features/mailing/mailing-end.runner')
  const { startEraser } = await import('./cms/services/erasing/eraser.runner')
  const { emptyDueTrash } = await import('./cms/desk/trash/due-trash.runner')
  const { settleTrash } = await import('./features/media/media-trash.hooks')
  const { startStoredFileChecks } = await import('./cms/documents/uses/stored-files.runner')
  const { lookAtStoredMedia } = await import('./features/media/stored-media.runner')
  const { lookAtStoredServiceFile } =
    await import('./features/seaman-services/stored-service-file.hooks')
  const { eraseDueRequests } = await import('./features/requests/due-requests.runner')
  const { eraseDueSentences } = await import('./features/docs/due-sentences.runner')
  const { eraseDueAccounts } = await import('./features/seamen/due-accounts.runner')
  const { eraseDuePushes } = await import('./features/imports/due-pushes.runner')
  const { eraseDueAuditEvents } = await import('./features/audit/due-audit-events.runner')
  const { eraseDueImports } = await import('./features/imports/import-rows.hooks')
  const { startFeeds } = await import('./features/imports/feeds.runner')
  const { startImports } = await import('./features/imports/imports.runner')
  const { startIndexNow } = await import('./features/index-now/index-now.runner')
  const { startLinkChecks } = await import('./cms/documents/links/link-checks.runner')
  const { startScheduleRunner } = await import('./features/schedules/schedules.runner')
  const { rowFlagger } = await import('./features/vacancies/vacancy-flags.hooks')
  const { startSearchRows } = await import('./cms/desk/publishing/search-rows.runner')
  const { startVacancyBatches } = await import('./features/vacancies/vacancy-batch.runner')
  const { startVacancyAlerts } = await import('./features/vacancies/alerts/vacancy-alerts.runner')
  const { eraseDueAlerts } = await import('./features/vacancies/alerts/erase-alerts.hooks')
  const { startAlerts } = await import('./cms/services/watching/alerts.runner')
  const { shareSiteFigures } = await import('./cms/services/watching/site-figures')
  const { warnOfExamples } = await import('./cms/desk/examples/examples.queries')
  const { warnOfZonesApart } = await import('./features/companies/zones-in-use.queries')
  const { startZoneRules } = await import('./features/vacancies/zone-rules.runner')
  nameFieldsInEachLanguage()
  shareIndex()
  shareAddresses()
  takeForms()
  shareSiteFigures()
  // When the database does not answer, the first page that needs the CMS tries again.
  await localApi()
    .then((payload) => Promise.all([warnOfExamples(payload), warnOfZonesApart(payload)]))
    .catch((error: unknown) => console.error(String(error)))
  // The front server in this process calls them after its warm-up and at a stop.
  const shared = siteProcess()
  shared.beginBackgroundWork = () => {
    const endScheduleRunner = startScheduleRunner(localApi)
    const endZoneRules = startZoneRules(localApi)
    const endVacancyAlerts = startVacancyAlerts(localApi)
    const endEraser = startEraser(localApi, [
      eraseDueRequests,
      eraseDueAccounts,
      eraseDueSentences,
      eraseDueAlerts,
      eraseDueImports,
      eraseDuePushes,
      eraseDueAuditEvents,
      emptyDueTrash,
      settleTrash,
    ])
    const endSearchRows = startSearchRows(localApi)
    const endVacancyBatches = startVacancyBatches(localApi)
    const endImports = startImports(localApi, rowFlagger)
    const endFeeds = startFeeds(localApi)
    const endIndexNow = startIndexNow(localApi)
    const endLinkChecks = startLinkChecks(localApi)
    const endStoredFileChecks = startStoredFileChecks(localApi, {
      media: lookAtStoredMedia,
      'service-files': lookAtStoredServiceFile,
    })
    const endMailWorker = startMailWorker(localApi)
    const endDailyBackup = startDailyBackup(localApi)
    const endMailingEnds = startMailingEnds(localApi)
    const endPriceRefresh = startPriceRefresh()
    const endAlerts = startAlerts(localApi)
    shared.endBackgroundWork = () => {
      endPriceRefresh()
      return Promise.all([
        endScheduleRunner(),
        endZoneRules(),
        endAlerts(),
        endEraser(),
        endSearchRows(),
        endVacancyBatches(),
        endVacancyAlerts(),
        endImports(),
        endFeeds(),
        endIndexNow(),
        endLinkChecks(),
        endStoredFileChecks(),
        endMailWorker(),
        endDailyBackup(),
        endMailingEnds(),
      ]).then(() => undefined)
    }
  }
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
