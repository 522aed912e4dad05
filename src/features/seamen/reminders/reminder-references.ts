/**
 * SQL about a row `r` of `seaman_reminders`. What was switched off is remembered by a digest that says nothing of anybody, so that a backup
 * that is put back does not switch it on again.
 */

/** Of the mails, from the day on which they were chosen. */
export const MAILS_REFERENCE = `'paper-reminders-' || encode(sha256(convert_to(
  r.seaman_id || '/' || (extract(epoch FROM r.begun_at) * 1000)::bigint, 'UTF8')), 'hex')`

/** Of the address of the calendar. */
export const CALENDAR_REFERENCE = `'paper-calendar-' || encode(sha256(r.calendar_id), 'hex')`

const isRemembered = (reference: string) =>
  `EXISTS (SELECT FROM erased_requests e WHERE e.reference = ${reference})`

/** Whether mails are chosen, and were not switched off since. */
export const HAS_MAILS = `(r.months <> '{}' AND NOT ${isRemembered(MAILS_REFERENCE)})`

/** Whether there is an address of a calendar that was not switched off since. */
export const HAS_CALENDAR = `(r.calendar_id IS NOT NULL AND NOT ${isRemembered(CALENDAR_REFERENCE)})`
