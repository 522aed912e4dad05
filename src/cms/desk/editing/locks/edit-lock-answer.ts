import type { Locale } from '../../../../domain/locales/locales'

/** What somebody does with the lock of a text: only asks, writes on, takes it over from a colleague, goes. */
export const LOCK_DEEDS = ['look', 'hold', 'take-over', 'leave'] as const

export type LockDeed = (typeof LOCK_DEEDS)[number]

/** What the form of a document is told of who is writing it. */
export interface EditLockAnswer {
  /** Who holds the language of the form. */
  holder?: { id: number; name: string; since: string }
  /** Colleagues who write other languages of the document. */
  others: { name: string; locale: Locale }[]
  /** When a colleague last saved this language, as ISO 8601. */
  savedByOthers?: string
}
