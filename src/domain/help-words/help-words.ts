import type { HelpSituation } from '../texts/helplines'

/** What readers in trouble ask a search for, the gravest first. */
export const ASKED_SITUATIONS = [
  'ownLife',
  'assaulted',
  'threatened',
  'hurt',
  'leftBehind',
  'notPaid',
  'papersKept',
  'cheated',
] as const satisfies readonly HelpSituation[]
export type AskedSituation = (typeof ASKED_SITUATIONS)[number]

/**
 * Words and phrases of a language by what they say has happened, in small letters; `*` at the end stands for any ending. None
 * is what somebody types who looks for a job, a ship, a rank or a paper.
 */
export type HelpWords = Readonly<Record<AskedSituation, readonly string[]>>
