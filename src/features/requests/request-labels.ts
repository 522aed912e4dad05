import type { RequestKind, RequestState, RobotSign } from '../../domain/forms/requests'
import type { PanelKey } from '../../i18n/panel/panel-texts'

/** What the panel calls each kind of request. */
export const KIND_LABELS = {
  answer: 'requestKindAnswer',
  offer: 'requestKindOffer',
  report: 'requestKindReport',
  contact: 'requestKindContact',
  mailing: 'requestKindMailing',
  data: 'requestKindData',
  service: 'requestKindService',
} as const satisfies Record<RequestKind, PanelKey>

/** What the panel calls each state of a request. */
export const STATE_LABELS = {
  new: 'requestStateNew',
  inProgress: 'requestStateInProgress',
  answered: 'requestStateAnswered',
  confirmed: 'requestStateConfirmed',
  sending: 'requestStateSending',
  done: 'requestStateDone',
  declined: 'requestStateDeclined',
  closed: 'requestStateClosed',
  withdrawn: 'requestStateWithdrawn',
} as const satisfies Record<RequestState, PanelKey>

/** What the panel says of why a request may be from a robot. */
export const ROBOT_SIGN_LABELS = {
  hiddenField: 'requestRobotHiddenField',
} as const satisfies Record<RobotSign, PanelKey>
