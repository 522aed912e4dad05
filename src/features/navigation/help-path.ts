import { collectionsThat } from '../../cms/publications/content-types'
import { LIVE } from '../../cms/publications/reading/publication-index'
import { query } from '../../cms/database/read-pool'
import type { Locale } from '../../domain/locales/locales'
import { env } from '../../env'

/** Payload has a column for each collection that it may be of. */
const CHOSEN = collectionsThat(({ navigable }) => navigable).map(
  (name) => `('${name}', r.${name}_id::text)`,
)

const HELP_PATH = `
  SELECT p.path FROM navigation_rels r
  JOIN publications p ON (p.collection, p.document) IN (${CHOSEN.join(', ')})
  WHERE r.path = 'help' AND p.locale IN ($1, $2) AND ${LIVE}
  ORDER BY p.locale = $1 DESC LIMIT 1`

/**
 * The content path of the page to which editors send readers in trouble; `undefined` where they chose none. By SQL: it
 * is asked before Next, where no CMS is loaded.
 */
export async function findHelpPath(locale: Locale): Promise<string | undefined> {
  const [row] = await query<{ path: string }>(HELP_PATH, [locale, env.SOURCE_LOCALE], 'help-path')
  return row?.path
}
