import type { TranslationState } from '../../domain/translation/translation-state'
import type { PanelKey } from '../../i18n/panel/panel-texts'

/** What the panel calls each state. */
export const STATE_WORDS = {
  missing: 'stateMissing',
  draft: 'stateDraft',
  scheduled: 'stateScheduled',
  live: 'stateLive',
  outOfDate: 'stateOutOfDate',
  unpublished: 'stateUnpublished',
  unknown: 'stateUnknown',
} as const satisfies Record<TranslationState, PanelKey>

/** Marks that are told apart without colour. */
export const STATE_MARKS: Readonly<Record<TranslationState, string>> = {
  missing: '–',
  draft: '✎',
  scheduled: '◷',
  live: '✓',
  outOfDate: '!',
  unpublished: '×',
  unknown: '?',
}
