import { query } from '../../cms/database/read-pool'

/** A company, so far as its name is asked for. */
export interface NamedCompany {
  id: number
  name: string
}

/** As many companies may be left out of a mailing. */
export const MOST_LEFT_OUT = 30

/**
 * The published companies of these numbers, by name. Whether a mailing reaches one now does not matter: it may when the letters go out.
 * @param ids anybody may have written them
 */
export async function namedCompanies(ids: readonly number[]): Promise<NamedCompany[]> {
  if (ids.length === 0) return []
  return query<NamedCompany>(
    `SELECT id, name FROM crewings
    WHERE id = ANY ($1::int[]) AND _status = 'published' AND deleted_at IS NULL ORDER BY name, id`,
    [ids],
    'mailing-left-out',
  )
}
