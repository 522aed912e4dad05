import type { MessageKind, MessageState } from '../../../domain/mail/mail'
import type { PanelKey } from '../../../i18n/panel/panel-texts'

/** What the panel calls each kind of message. */
export const KIND_LABELS = {
  confirmation: 'mailKindConfirmation',
  forward: 'mailKindForward',
  staffNotice: 'mailKindStaffNotice',
  reply: 'mailKindReply',
  mailing: 'mailKindMailing',
  mailingReport: 'mailKindMailingReport',
  invitation: 'mailKindInvitation',
  passwordReset: 'mailKindPasswordReset',
  staffLink: 'mailKindStaffLink',
  accountNotice: 'mailKindAccountNotice',
  seamanLink: 'mailKindSeamanLink',
  seamanNotice: 'mailKindSeamanNotice',
  vacancyAlertLink: 'mailKindVacancyAlertLink',
  vacancyAlert: 'mailKindVacancyAlert',
  paperReminder: 'mailKindPaperReminder',
  companyLink: 'mailKindCompanyLink',
  companyNotice: 'mailKindCompanyNotice',
} as const satisfies Record<MessageKind, PanelKey>

/** What the panel calls each state of a message. */
export const STATE_LABELS = {
  queued: 'mailStateQueued',
  sending: 'mailStateSending',
  sent: 'mailStateSent',
  failed: 'mailStateFailed',
  uncertain: 'mailStateUncertain',
  suppressed: 'mailStateSuppressed',
  bounced: 'mailStateBounced',
  held: 'mailStateHeld',
} as const satisfies Record<MessageState, PanelKey>

/** What a state means for the addressee, where its name does not say all. */
export const STATE_MEANINGS: Partial<Record<MessageState, PanelKey>> = {
  failed: 'mailFailedMeans',
  uncertain: 'mailUncertainMeans',
  suppressed: 'mailSuppressedMeans',
  bounced: 'mailBouncedMeans',
  held: 'mailHeldMeans',
}

/** In which states a message can be sent again. */
export const RESENDABLE: ReadonlySet<MessageState> = new Set([
  'sent',
  'failed',
  'uncertain',
  'suppressed',
  'bounced',
])

/** In which states a message may have come back. */
export const BOUNCEABLE: ReadonlySet<MessageState> = new Set(['sent', 'uncertain'])
