/**
 * SQL about a row `c` of `seaman_search_consents`: whether the consent counts. What was withdrawn is remembered by its reference, which
 * says nothing of anybody, so that a backup that is put back does not bring it back.
 */
export const COUNTS = `NOT EXISTS (SELECT FROM erased_requests e WHERE e.reference = c.reference)`
