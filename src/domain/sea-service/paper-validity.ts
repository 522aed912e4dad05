import { daysBetween, daysLater, monthsLater } from '../time/calendar-day'
import type { ContractLength } from '../vacancies/contract-length'
import type { DocumentCode } from '../vocabulary/documents'

/** A paper of a seafarer. */
export interface Paper {
  code: DocumentCode
  /** Its last day, `YYYY-MM-DD`; `null` of one without an end, `undefined` where the form does not say. */
  expires: string | null | undefined
}

/** Days on board that a contract means. */
export interface ContractDays {
  signOn: string
  /** `undefined` where the contract does not say how long it is. */
  signOff: string | undefined
}

export type Validity =
  | { state: 'valid' }
  /** Nobody said until when, which is not the same as without an end. */
  | { state: 'expiry-unsaid' }
  /** Ended before the contract begins. */
  | { state: 'expired'; expires: string }
  /** Ends in the contract, so many days before its last one. */
  | { state: 'runs-out'; expires: string; daysBefore: number }

/**
 * The last day of a contract: the latest that it says, because papers have to last until then. Of a rotation it is the end of the first time on board.
 * @returns `undefined` where no length is said
 * @example lastDayOf('2026-08-31', ofMonths(5, 1)) // '2027-02-28'
 */
export function lastDayOf(signOn: string, length: ContractLength | undefined): string | undefined {
  const most = length?.most ?? length?.least
  if (length === undefined || most === null || most === undefined) return undefined
  if (length.unit === 'month') return monthsLater(signOn, most)
  return daysLater(signOn, most * (length.unit === 'week' ? 7 : 1))
}

/** Whether a paper lasts for a contract. It is valid on its last day. */
export function validityFor({ expires }: Pick<Paper, 'expires'>, days: ContractDays): Validity {
  if (expires === undefined) return { state: 'expiry-unsaid' }
  if (expires === null) return { state: 'valid' }
  if (expires < days.signOn) return { state: 'expired', expires }
  if (days.signOff === undefined || expires >= days.signOff) return { state: 'valid' }
  return { state: 'runs-out', expires, daysBefore: daysBetween(expires, days.signOff) }
}
