import { sql, type SQL } from '../../database/sql'
import { at, type Belonging } from '../uses/use-places'
import { isPublishable } from '../../publications/content-types'

/** Where a column of a table shows readers something: whose row it is, and the rows that are live. */
export interface LivePlace {
  /** SQL of three columns: owner, document (none of a global), language (none where all share it). */
  owner: SQL
  /** The table and those that it belongs to. */
  from: SQL
  isLive: SQL
}

/**
 * The rows of a table that readers are shown: of globals, of redirects, and of documents that the publication index has
 * as live, in its language where the table has one. `undefined` for what readers never see, such as versions.
 */
export function livePlace(
  table: string,
  { root, owner, joins, column: has }: Belonging,
): LivePlace | undefined {
  if (!owner || owner.isVersions) return undefined
  const { slug, isGlobal } = owner
  const locale = has('_locale') ?? has('locale')
  const from = sql`${sql.identifier(table)}${sql.join([...joins])}`
  if (isGlobal || slug === 'redirects') {
    const document = isGlobal ? sql`NULL::int` : at(root, 'id')
    return { owner: columns(slug, document, locale), from, isLive: sql`true` }
  }
  if (!isPublishable(slug)) return undefined
  const document = at(root, 'id')
  const isLive = sql`EXISTS (SELECT FROM publications live
    WHERE live.collection = ${slug} AND live.document = ${document}::text
      ${locale ? sql`AND live.locale IN (${locale}::text, '*')` : sql``})`
  return { owner: columns(slug, document, locale), from, isLive }
}

function columns(slug: string, document: SQL, locale: SQL | undefined): SQL {
  return sql`${slug}::text AS owner, ${document} AS document, ${locale ?? sql`NULL`}::text AS locale`
}
