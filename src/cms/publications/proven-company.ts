import { isWarned } from './warned-company'

/**
 * SQL: since when a company has a desk of its own. Pages and the desk share it, so that both say the same. Nothing while
 * nobody owns the desk, or staff warn of the company or have suspended it.
 */

const HAS_OWNER = (company: string) => `EXISTS (
  SELECT FROM company_seats o WHERE o.company_id = ${company} AND o.role = 'owner' AND o.accepted_at IS NOT NULL)`

const CLAIMS = (company: string) => `
  FROM company_claims k WHERE k.company_id = ${company} AND k.state = 'accepted'
    AND ${HAS_OWNER(company)} AND NOT ${isWarned(company)}
    AND NOT EXISTS (SELECT FROM crewings d WHERE d.id = ${company} AND d.suspended_at IS NOT NULL)`

/**
 * When the first claim was accepted; null where the company has no desk.
 * @param company SQL of its id
 */
export function provenSince(company: string): string {
  return `(SELECT min(k.decided_at) ${CLAIMS(company)})`
}

/**
 * The day on which staff last looked the company up in the register for a claim; null where it has no desk.
 * @param company SQL of its id
 */
export function provenChecked(company: string): string {
  return `(SELECT max(k.checked_on) ${CLAIMS(company)})`
}
