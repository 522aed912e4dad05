import type { SeamanEvent, SeamanState } from '../../domain/members/seaman-account'
import type { PanelKey } from '../../i18n/panel/panel-texts'

/** What the panel calls each state of an account. */
export const SEAMAN_STATE_LABELS = {
  pending: 'seamanPending',
  active: 'seamanActive',
  suspended: 'seamanSuspended',
} as const satisfies Record<SeamanState, PanelKey>

/** What the panel calls each thing that happens to an account. */
export const SEAMAN_EVENT_LABELS = {
  applied: 'seamanApplied',
  confirmed: 'seamanConfirmed',
  admitted: 'seamanAdmitted',
  suspended: 'seamanSuspended',
  dataChanged: 'seamanDataChanged',
  emailChanged: 'seamanEmailChanged',
  passwordChanged: 'seamanPasswordChanged',
  signedOutEverywhere: 'seamanSignedOutEverywhere',
} as const satisfies Record<SeamanEvent, PanelKey>
