import { LOCALES } from '../../../domain/locales/locales'
import { EVERY_LANGUAGE } from '../content-type'
import { askTogether } from './ask-together'
import { documentNamedBy } from './publication-index'
import { queryForMany } from '../../database/read-pool'

// Each reads one row of an index, however many rows there are: in a subquery with a limit nothing is joined or hashed.
const PATHS_WITH_ANYTHING = `
  SELECT wanted.path FROM unnest($1::text[]) wanted(path)
  WHERE (SELECT true FROM publications WHERE locale = ANY($2::text[]) AND path = wanted.path LIMIT 1)
    OR (SELECT true FROM former_paths WHERE locale = ANY($2::text[]) AND path = wanted.path LIMIT 1)
    OR (SELECT true FROM redirects
      WHERE locale = ANY($3::enum_redirects_locale[]) AND "from" = wanted.path LIMIT 1)`

const ask = askTogether(
  async (paths: readonly string[]) => {
    const values = [[...new Set(paths)], [...LOCALES, EVERY_LANGUAGE], LOCALES]
    const rows = await queryForMany<{ path: string }>(PATHS_WITH_ANYTHING, 'nowhere', values)
    return new Set(rows.map(({ path }) => path))
  },
  { atOnce: 1, lateMs: 0 },
)

/**
 * Whether the publication index has nothing at a content path, in any language: no page, no former address, no
 * redirect. One question, put after this call, serves all who wait at the moment, so a flood of addresses that there
 * are not costs about as many questions as one reader. False too where it is not known: then the publication index
 * itself is to be asked.
 */
export async function isNowhere(path: string): Promise<boolean> {
  // Its words may be any.
  if (documentNamedBy(path)) return false
  // Postgres takes no text with it, and would refuse the question of all.
  if (path.includes('\0')) return true
  try {
    return !(await ask(path)).has(path)
  } catch {
    // The next one who asks the publication index is told what is the matter.
    return false
  }
}
