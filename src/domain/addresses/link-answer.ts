import { canParse } from './can-parse'

/** What a link to another site came to. Of these `gone` and `unreachable` are bad for a reader. */
export type LinkAnswer = 'well' | 'moved' | 'gone' | 'refused' | 'unreachable'

/** Why an address could not be asked to an end. */
const LINK_PROBLEMS = [
  'address',
  'unresolved',
  'notPublic',
  'slow',
  'certificate',
  'connection',
  'redirects',
] as const

export type LinkProblem = (typeof LINK_PROBLEMS)[number]

/** Hours of the day in which other sites are asked, UTC: from, and up to. */
const NIGHT = { from: 0, to: 5 } as const

/** Days until a link is asked again. */
export const DAYS_WHEN_WELL = 7
export const DAYS_WHEN_BAD = 1

/** How many nights in a row a link has to be bad, where its site does not say itself that it is gone. */
const NIGHTS_UNTIL_BROKEN = 2

/** The longest address that is checked, in bytes: what is longer cannot be a key of the database. */
const LONGEST = 2_000

/**
 * What a status says of a link. Who asks programs to sign in, to slow down or to go away (401, 403, 429, 999) may well
 * answer readers.
 */
export function answerOfStatus(status: number): Exclude<LinkAnswer, 'moved'> {
  if (status === 404 || status === 410) return 'gone'
  if (status >= 500 && status < 600) return 'unreachable'
  return status < 400 ? 'well' : 'refused'
}

/** Whether a link that was answered like this is bad for a reader. */
export function isBadAnswer(answer: LinkAnswer): boolean {
  return answer === 'gone' || answer === 'unreachable'
}

/** Whether a link is called broken: its site says so, or it was bad on so many nights in a row. */
export function isBrokenLink(answer: LinkAnswer, badNights: number): boolean {
  return answer === 'gone' || (isBadAnswer(answer) && badNights >= NIGHTS_UNTIL_BROKEN)
}

/** Whether other sites are asked now. */
export function isNight(now: Date): boolean {
  const hour = now.getUTCHours()
  return hour >= NIGHT.from && hour < NIGHT.to
}

/**
 * Whether an address, as it stands in a text, leads to another site by `http` or `https`. What readers are given as plain
 * words is no link, nor is what is too long to be kept.
 */
export function leadsOutside(href: string, siteUrl: string): boolean {
  if (!/^https?:\/\//i.test(href) || !canParse(href)) return false
  if (new TextEncoder().encode(href).length > LONGEST) return false
  return new URL(href).origin !== new URL(siteUrl).origin
}

/** A problem as it is kept; a status is kept as its digits. */
export function isLinkProblem(detail: string | undefined): detail is LinkProblem {
  return LINK_PROBLEMS.some((problem) => problem === detail)
}
