import type { TranslationState } from '../../../domain/translation/translation-state'
import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'

/** What the panel calls each state. */
export const STATE_WORDS = {
  missing: 'stateMissing',
  draft: 'stateDraft',
  scheduled: 'stateScheduled',
  live: 'stateLive',
  outOfDate: 'stateOutOfDate',
  titleOnly: 'stateTitleOnly',
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
  titleOnly: '▭',
  unpublished: '×',
  unknown: '?',
}

/** A state in words, and whether something newer is written. */
export function stateInWords(
  t: Parameters<typeof panelText>[0],
  { state, hasDraft }: { state: TranslationState; hasDraft: boolean },
): string {
  const words = panelText(t, STATE_WORDS[state])
  return hasDraft ? panelText(t, 'translationsDraftToo', { state: words }) : words
}
