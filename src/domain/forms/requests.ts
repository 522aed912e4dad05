/**
/**
 * What visitors send by forms: answers to vacancies, vacancies on offer, reports, letters to the site, mailings that they
 * ask for, what they ask about the data that is kept of them, and services that members ask for.
 */
export const REQUEST_KINDS = [
  'answer',
  'offer',
  'report',
  'contact',
  'mailing',
  'data',
  'service',
] as const

/** Those whose senders get a link to a page that says what became of them. */
export const KINDS_WITH_STATE: readonly (typeof REQUEST_KINDS)[number][] = ['answer', 'mailing']

export type RequestKind = (typeof REQUEST_KINDS)[number]

/**
 * The states of a request. The sender sets `withdrawn`. Staff set a mailing to `confirmed` or `declined`; a confirmed
 * one is `sending`, and `done` when no letter waits any more.
 */
export const REQUEST_STATES = [
  'new',
  'inProgress',
  'answered',
  'confirmed',
  'sending',
  'done',
  'declined',
  'closed',
  'withdrawn',
] as const

export type RequestState = (typeof REQUEST_STATES)[number]

/**
 * Why a request may be from a robot. It is a guess: it marks the request and holds back what would reach others, and never
 * drops anything (docs/decisions/058-guesses-about-robots.md). `hiddenField`: a field that nobody sees was filled in.
 */
export const ROBOT_SIGNS = ['hiddenField'] as const

export type RobotSign = (typeof ROBOT_SIGNS)[number]

/** How long requests are kept, by their kind, and their files. Months. */
export type RequestPeriods = Readonly<Record<`${RequestKind | 'file'}Months`, number>>

/**
 * When a request that is made now is erased for good, UTC.
 * @example eraseAtOf('answer', new Date('2026-11-23'), settings) // 2027-11-23, where answers are kept for 12 months
 */
export function eraseAtOf(kind: RequestKind, now: Date, settings: RequestPeriods): Date {
  return monthsAfter(now, settings[`${kind}Months`])
}

/** When a file that is sent now is erased for good, UTC: with its request, or earlier. */
export function fileEraseAtOf(kind: RequestKind, now: Date, settings: RequestPeriods): Date {
  return monthsAfter(now, Math.min(settings.fileMonths, settings[`${kind}Months`]))
}

/** The same day and time that many months later, UTC; the last day of a shorter month, as Postgres counts. */
function monthsAfter(start: Date, months: number): Date {
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end
}
