import type { FeedProblem } from '../../domain/imports/feed-problems'
import type { PanelKey } from '../../i18n/panel/panel-texts'

/**
 * - `new`: nothing was asked yet;
 * - `well`: a file came, and an import was made of it;
 * - `same`: the server says that nothing has changed, or what came is what came before;
 * - `waiting`: what came before waits for somebody;
 * - `failed`: see its problem.
 */
export const FEED_STATES = ['new', 'well', 'same', 'waiting', 'failed'] as const

export type FeedState = (typeof FEED_STATES)[number]

export const FEED_STATE_LABELS = {
  new: 'feedStateNew',
  well: 'feedStateWell',
  same: 'feedStateSame',
  waiting: 'feedStateWaiting',
  failed: 'feedStateFailed',
} as const satisfies Record<FeedState, PanelKey>

export const FEED_PROBLEM_LABELS = {
  address: 'feedProblemAddress',
  host: 'feedProblemHost',
  unresolved: 'feedProblemUnresolved',
  notPublic: 'feedProblemNotPublic',
  unreachable: 'feedProblemUnreachable',
  certificate: 'feedProblemCertificate',
  slow: 'feedProblemSlow',
  status: 'feedProblemStatus',
  redirects: 'feedProblemRedirects',
  contentType: 'feedProblemContentType',
  tooLarge: 'feedProblemTooLarge',
  damaged: 'feedProblemDamaged',
  empty: 'feedProblemEmpty',
  unreadable: 'feedProblemUnreadable',
  company: 'feedProblemCompany',
  broke: 'feedProblemBroke',
} as const satisfies Record<FeedProblem, PanelKey>

/** What a company asked for. */
export const PUSH_METHODS = ['put', 'delete'] as const

/** What came of it. */
export const PUSH_OUTCOMES = [
  'created',
  'changed',
  'closed',
  'same',
  'unknown',
  'refused',
  'forbidden',
  'failed',
] as const

export type PushOutcome = (typeof PUSH_OUTCOMES)[number]

export const PUSH_OUTCOME_LABELS = {
  created: 'pushOutcomeCreated',
  changed: 'pushOutcomeChanged',
  closed: 'pushOutcomeClosed',
  same: 'pushOutcomeSame',
  unknown: 'pushOutcomeUnknown',
  refused: 'pushOutcomeRefused',
  forbidden: 'pushOutcomeForbidden',
  failed: 'pushOutcomeFailed',
} as const satisfies Record<PushOutcome, PanelKey>
