/** Why a feed was not read: each has its sentence in the panel. */
export const FEED_PROBLEMS = [
  'address',
  'host',
  'unresolved',
  'notPublic',
  'unreachable',
  'certificate',
  'slow',
  'status',
  'redirects',
  'contentType',
  'tooLarge',
  'damaged',
  'empty',
  'unreadable',
  'company',
  'broke',
] as const

export type FeedProblem = (typeof FEED_PROBLEMS)[number]

/** After so many failures in a row the admins are told. */
export const FAILURES_THAT_ALERT = 5

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long a feed rests after so many failures in a row: a quarter of an hour, twice as long each time, never longer than a
 * day, and not shorter than its server asked. Milliseconds.
 * @param asked what `Retry-After` asked for, milliseconds
 */
export function restAfterFailures(failures: number, asked = 0): number {
  const doubled = 15 * MINUTE * 2 ** Math.min(Math.max(failures, 1) - 1, 10)
  return Math.min(Math.max(doubled, asked), DAY)
}

/** What a feed may be: a web page is asked for alone, for servers send one where something went wrong. */
const FEED_FORMATS = ['csv', 'json', 'xml', 'page'] as const

export type FeedFormat = (typeof FEED_FORMATS)[number]

/** How often a feed may be asked, in hours. */
export const FEED_HOURS = [1, 3, 6, 12, 24] as const
