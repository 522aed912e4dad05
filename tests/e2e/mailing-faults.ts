import type { FaultOptions } from '../../scripts/upstream/faults.mjs'

/** What a page shows while the upstream does something else than to answer well. */
export interface FaultRow {
  fault: string
  options?: FaultOptions
  /** The last good prices with their date, or new ones. */
  shows: 'the last' | 'the new'
  /** What the log says of it. */
  reason?: string
  /** It has not ended yet when a page is asked for. */
  isLong?: boolean
  /** For how long it is asked not to be asked, in milliseconds at least. */
  pause?: number
}

const KEPT = 'the last'

export const FAULT_ROWS: readonly FaultRow[] = [
  { fault: 'html', shows: KEPT, reason: 'content type text/html' },
  { fault: 'html', options: { status: 502 }, shows: KEPT, reason: 'status 502' },
  { fault: 'error', shows: KEPT, reason: 'status 500' },
  { fault: 'error-silent', shows: KEPT, reason: 'status 500' },
  { fault: 'not-found', shows: KEPT, reason: 'status 404' },
  { fault: 'garbage', shows: KEPT, reason: 'not in UTF-8' },
  { fault: 'truncated', shows: KEPT, reason: 'the connection failed' },
  { fault: 'truncated-json', shows: KEPT, reason: 'no JSON' },
  { fault: 'huge', shows: KEPT, reason: 'more than 1048576 bytes' },
  { fault: 'huge', options: { compressed: true }, shows: KEPT, reason: 'more than 1048576 bytes' },
  { fault: 'slow', shows: KEPT, reason: 'no whole answer within 3000 ms', isLong: true },
  { fault: 'late', shows: 'the new', isLong: true },
  { fault: 'hang', shows: KEPT, reason: 'no whole answer within 3000 ms', isLong: true },
  { fault: 'refused', shows: KEPT, reason: 'the connection failed' },
  { fault: 'redirect', shows: KEPT, reason: 'status 302, which is not followed' },
  { fault: 'redirect-loop', shows: KEPT, reason: 'status 302, which is not followed' },
  { fault: 'negative', shows: KEPT, reason: 'prices that make no sense' },
  { fault: 'not-a-number', shows: KEPT, reason: 'prices that make no sense' },
  { fault: 'not-a-number-bare', shows: KEPT, reason: 'no JSON' },
  { fault: 'overflow', shows: KEPT, reason: 'prices that make no sense' },
  { fault: 'enormous', shows: KEPT, reason: 'prices that make no sense' },
  { fault: 'text-prices', shows: 'the new' },
  { fault: 'duplicates', shows: 'the new' },
  { fault: 'scripts', shows: 'the new' },
  { fault: 'empty', shows: KEPT, reason: 'no mailing' },
  { fault: 'wrong-type', shows: KEPT, reason: 'content type text/plain' },
  {
    fault: 'busy',
    options: { retryAfter: '3' },
    shows: KEPT,
    reason: 'status 429',
    pause: 3_000,
  },
  {
    fault: 'unavailable',
    // A date has no parts of a second.
    options: { retryAfter: '4', asDate: true },
    shows: KEPT,
    reason: 'status 503',
    pause: 3_000,
  },
  { fault: 'once', shows: 'the new' },
]

/** Of each kind of trouble one: tests of the request to the upstream try them all. */
const ONE_OF_EACH = new Set(['html', 'late', 'hang', 'scripts', 'busy'])

/** The faults that are tried with pages of a running site; all of them under `npm run soak`. */
export const SHOWN_ROWS = process.env.SOAK
  ? FAULT_ROWS
  : FAULT_ROWS.filter(({ fault, options }) => ONE_OF_EACH.has(fault) && options?.status !== 502)
