import type { Standing } from './memory'

/** The states in which a text can be in one language, as editors see them. */
export const TRANSLATION_STATES = [
  'missing',
  'draft',
  'scheduled',
  'live',
  'outOfDate',
  'titleOnly',
  'unpublished',
  'unknown',
] as const

export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** Those in which a translator has something to do. */
export const STATES_TO_DO: readonly TranslationState[] = [
  'outOfDate',
  'unknown',
  'missing',
  'titleOnly',
  'draft',
]

/** Whether a value names a state. */
export function isTranslationState(value: unknown): value is TranslationState {
  return TRANSLATION_STATES.some((state) => state === value)
}

/** What is known of a text in one language. */
export interface TextFacts {
  /** Whether anything is written in it. */
  isWritten: boolean
  isLive: boolean
  /** Whether it has ever been live. */
  wasLive: boolean
  /** Whether it is to be published at a time that has not come. */
  isScheduled: boolean
  /** Whether it is live without a text, and the source language has one. */
  lacksText: boolean
  /** How it stands to the source; absent of the source itself. */
  standing?: Standing | undefined
}

/**
 * The state of a text. What is live says how it stands to its source, also where a newer draft of it is scheduled; of
 * what is not live, that it is planned matters most.
 */
export function translationState(facts: TextFacts): TranslationState {
  if (facts.isLive) {
    if (facts.lacksText) return 'titleOnly'
    return facts.standing === undefined || facts.standing === 'current' ? 'live' : facts.standing
  }
  if (!facts.isWritten) return 'missing'
  if (facts.isScheduled) return 'scheduled'
  return facts.wasLive ? 'unpublished' : 'draft'
}
