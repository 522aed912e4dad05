import 'server-only'

import { readTogether } from '../../cms/publications/reading/read-together'
import { queryList } from '../../cms/database/read-pool'

/** The name of a company by its id, as staff know it, whether it is published or not. */
export const findCompanyName = readTogether<number, string>(async (ids) => {
  const rows = await queryList<{ id: number; name: string | null }>(
    'SELECT id, name FROM crewings WHERE id = ANY($1::int[])',
    [ids.map(String)],
  )
  return new Map(rows.map(({ id, name }) => [id, name ?? `#${id}`]))
})
