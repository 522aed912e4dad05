import type { AuditAction, AuditWay } from '../../domain/staff/audit'
import type { PanelKey } from '../../i18n/panel/panel-texts'

/** What was done, in words of the panel. */
export const ACTION_LABELS: Readonly<Record<AuditAction, PanelKey>> = {
  created: 'auditCreated',
  changed: 'auditActionChanged',
  published: 'auditPublished',
  unpublished: 'auditUnpublished',
  trashed: 'auditTrashed',
  restored: 'auditRestored',
  versionRestored: 'auditVersionRestored',
  deleted: 'auditDeleted',
  suspended: 'auditSuspended',
  suspensionLifted: 'auditSuspensionLifted',
  signedIn: 'auditSignedIn',
  passwordReset: 'auditPasswordReset',
  accountLocked: 'auditAccountLocked',
  unlocked: 'auditUnlocked',
  exported: 'auditExported',
  factorGiven: 'auditFactorGiven',
  factorRefused: 'auditFactorRefused',
  factorAdded: 'auditFactorAdded',
  factorRemoved: 'auditFactorRemoved',
  read: 'auditRead',
}

/** By which way it came in, in words of the panel. */
export const WAY_LABELS: Readonly<Record<AuditWay, PanelKey>> = {
  panel: 'auditWayPanel',
  api: 'auditWayApi',
  schedule: 'auditWaySchedule',
  import: 'auditWayImport',
  feed: 'auditWayFeed',
  token: 'auditWayToken',
  setup: 'auditWaySetup',
  site: 'auditWaySite',
}
