import { query } from '../../../cms/database/read-pool'
import { COUNTS } from './search-consents'

/** Since when staff may find the form of an account; nothing where they may not. */
export async function searchConsentOf(seaman: number): Promise<Date | undefined> {
  const [row] = await query<{ givenAt: Date }>(
    `SELECT c.given_at AS "givenAt" FROM seaman_search_consents c WHERE c.seaman_id = $1 AND ${COUNTS}`,
    [seaman],
    'seaman-search-consent',
  )
  return row?.givenAt
}
