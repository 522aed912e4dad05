import { emptyDueTrash } from '@/cms/desk/trash/due-trash.runner'
import { searchRowsRunner } from '@/cms/desk/publishing/search-rows.runner'
import { linksRunner } from '@/cms/documents/links/link-checks.runner'
import { storedFilesRunner } from '@/cms/documents/uses/stored-files.runner'
import { localApi } from '@/cms/local-api'
import { backupRunner } from '@/cms/services/backup/daily-backup.runner'
import { eraser } from '@/cms/services/erasing/eraser.runner'
import type { Runner } from '@/cms/services/jobs/runner'
import { startRunners } from '@/cms/services/jobs/start-runners'
import { mailRunner } from '@/cms/services/mail/mail-worker.runner'
import { onWake } from '@/cms/services/jobs/wake-runner'
import { alertsRunner } from '@/cms/services/watching/alerts.runner'
import { siteProcess } from '@/domain/process/site-process'
import { eraseDueAuditEvents } from '@/features/audit/due-audit-events.runner'
import { eraseDueDesks } from '@/features/company-desk/erase-desk.hooks'
import { eraseDueSentences } from '@/features/docs/due-sentences.runner'
import { eraseDuePushes } from '@/features/imports/due-pushes.runner'
import { feedsRunner } from '@/features/imports/feeds.runner'
import { eraseDueImports } from '@/features/imports/import-rows.hooks'
import { importsRunner } from '@/features/imports/imports.runner'
import { indexNowRunner } from '@/features/index-now/index-now.runner'
import { mailingsRunner } from '@/features/mailing/mailing-end.runner'
import { pricesRunner } from '@/features/mailing/prices.runner'
import { settleTrash } from '@/features/media/media-trash.hooks'
import { lookAtStoredMedia } from '@/features/media/stored-media.runner'
import { eraseDueRequests } from '@/features/requests/due-requests.runner'
import { schedulesRunner } from '@/features/schedules/schedules.runner'
import { lookAtStoredServiceFile } from '@/features/seaman-services/stored-service-file.hooks'
import { eraseDueAccounts } from '@/features/seamen/due-accounts.runner'
import { paperRemindersRunner } from '@/features/seamen/reminders/paper-reminders.runner'
import { mailedForm } from '@/features/seamen/shared-forms/mailed-form'
import { eraseDueAlerts } from '@/features/vacancies/alerts/erase-alerts.hooks'
import { vacancyAlertsRunner } from '@/features/vacancies/alerts/vacancy-alerts.runner'
import { vacancyBitsRunner } from '@/features/vacancies/vacancy-batch.runner'
import { vacancyPortsRunner } from '@/features/vacancies/vacancy-ports.runner'
import { rowFlagger } from '@/features/vacancies/vacancy-flags.hooks'
import { zoneRulesRunner } from '@/features/vacancies/zone-rules.runner'

/** All that runs beside the answers. Where places are short, the first come first. */
const runners = (): Runner[] => [
  schedulesRunner,
  mailRunner(mailedForm),
  importsRunner(rowFlagger),
  vacancyBitsRunner,
  pricesRunner(),
  feedsRunner(),
  mailingsRunner,
  vacancyAlertsRunner,
  paperRemindersRunner,
  alertsRunner(),
  eraser([
    eraseDueRequests,
    eraseDueAccounts,
    eraseDueDesks,
    eraseDueSentences,
    eraseDueAlerts,
    eraseDueImports,
    eraseDuePushes,
    eraseDueAuditEvents,
    emptyDueTrash,
    settleTrash,
  ]),
  indexNowRunner,
  linksRunner,
  backupRunner,
  zoneRulesRunner,
  vacancyPortsRunner,
  searchRowsRunner,
  storedFilesRunner({ media: lookAtStoredMedia, 'service-files': lookAtStoredServiceFile }),
]

/** Lets the front server in this process begin it after its warm-up, and end it at a stop. */
export function shareBackgroundWork(): void {
  const shared = siteProcess()
  shared.beginBackgroundWork = () => {
    const { wake, end } = startRunners(localApi, runners())
    onWake(wake)
    shared.endBackgroundWork = () => {
      onWake(undefined)
      return end()
    }
  }
}
