import type { ClaimPlace, ClaimState } from '../../domain/company-desk/claims'
import type { DeskEvent } from '../../domain/company-desk/company-people'
import type { DeskRole } from '../../domain/company-desk/desk-rights'
import type { PanelKey } from '../../i18n/panel/panel-texts'

/** What the panel calls each state of a claim. */
export const CLAIM_STATE_LABELS = {
  asked: 'claimAsked',
  waiting: 'claimWaiting',
  accepted: 'claimAccepted',
  refused: 'claimRefused',
} as const satisfies Record<ClaimState, PanelKey>

/** What the panel says of where the mailbox of a claim is. */
export const CLAIM_PLACE_SENTENCES = {
  shownAddress: 'claimAtShownAddress',
  ownDomain: 'claimAtOwnDomain',
  freeMail: 'claimAtFreeMail',
  otherDomain: 'claimAtOtherDomain',
} as const satisfies Record<ClaimPlace, PanelKey>

/** What the panel calls each role at a desk. */
export const DESK_ROLE_LABELS = {
  owner: 'deskOwner',
  recruiter: 'deskRecruiter',
} as const satisfies Record<DeskRole, PanelKey>

/** What the panel calls each thing that happens at a desk. */
export const DESK_EVENT_LABELS = {
  claimed: 'deskClaimed',
  proven: 'deskProven',
  accepted: 'claimAccepted',
  refused: 'claimRefused',
  invited: 'deskInvited',
  joined: 'deskJoined',
  roleChanged: 'deskRoleChanged',
  left: 'deskLeft',
  ended: 'deskEnded',
} as const satisfies Record<DeskEvent, PanelKey>
