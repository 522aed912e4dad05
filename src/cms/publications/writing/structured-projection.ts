import { sql, type SQL } from '../../database/sql'
import { type ContentType, EVERY_LANGUAGE, LIST_DOCUMENT } from '../content-type'
import { contentTypes, prefixOf } from '../content-types'
import { jsonTags, textArray } from './projection-columns'

/**
 * The same as `treeProjection` for a type that is published all at once: one row for each document, and one for the
 * list of them where the type has one.
 */
export function structuredProjection(
  type: ContentType,
  documents: readonly string[] | undefined,
): SQL {
  const { facts } = type
  if (!facts) throw new Error(`The entry of ${type.collection} has no facts.`)
  const scope = documents ? sql`WHERE p.id = ANY(${textArray(documents)}::int[])` : sql``
  const table = sql.identifier(type.table)
  const of = sql`${type.collection}::text`
  const own = sql`${of} || '/' || p.id`
  const { path, above, parent, parentTag } = placeOf(type)
  return sql`
    WITH
    scope AS (SELECT p.id FROM ${table} p ${scope}),
    live AS (
      SELECT p.id, ${EVERY_LANGUAGE}::text AS locale, ${path} AS path, ${parent} AS parent,
        ${raw(facts.title)} AS title, ${raw(facts.isExample)} AS is_example,
        ${raw(facts.listedUntil ?? 'NULL::timestamptz')} AS listed_until,
        ${raw(facts.reachableUntil ?? 'NULL::timestamptz')} AS reachable_until,
        p.first_published_at, p.last_published_at,
        ${tagsOf(own, parentTag, facts.shows)} AS shows, ${tagsOf(own, undefined, facts.listedIn)} AS listed_in,
        ${raw(facts.card ?? 'NULL::text')} AS card,
        array_remove(ARRAY[${raw([facts.listedUntil, ...facts.boundaries].filter(Boolean).join(', '))}]::timestamptz[],
          NULL) AS boundaries
      FROM ${table} p ${above}
      WHERE p.id IN (SELECT id FROM scope) AND p._status::text = 'published' AND p.deleted_at IS NULL),
    routed AS (SELECT id, locale, false AS circular, path FROM live),
    described AS (
      SELECT ${of} AS collection, id::text AS document, locale, path, title, NULL::text AS excerpt,
        NULL::text AS label, false AS lacks_text, parent, 0::numeric AS position, ${type.membersOnly}::boolean AS members_only,
        ${type.inSitemaps}::boolean AND NOT is_example AS indexed, is_example, listed_until, reachable_until,
        first_published_at, last_published_at, shows, '[]'::jsonb AS shows_in_text, listed_in, boundaries, card
      FROM live WHERE path IS NOT NULL AND nullif(title, '') IS NOT NULL
      ${type.list ? sql`UNION ALL ${listRow(type, type.list)}` : sql``}),
    desired AS (
      SELECT described.*,
        md5(ROW(path, title, parent, members_only, shows, listed_in, card)::text) AS place_fingerprint,
        md5(ROW(first_published_at, last_published_at, indexed, is_example, listed_until, reachable_until,
          boundaries)::text) AS text_fingerprint
      FROM described)`
}

/** Entries are ours: what stands in them is SQL. */
function raw(expression: string): SQL {
  return sql.raw(expression)
}

interface Place {
  path: SQL
  above: SQL
  parent: SQL
  parentTag: SQL | undefined
}

function placeOf(type: ContentType): Place {
  const { path } = type
  if (path.shape === 'flat') {
    return {
      path: sql`${path.prefix}::text || '/' || nullif(p.slug, '')`,
      above: sql``,
      parent: sql`NULL::text`,
      parentTag: undefined,
    }
  }
  if (path.shape === 'numbered') {
    return {
      path: sql`${path.prefix}::text || '/' || p.id`,
      above: sql``,
      parent: sql`NULL::text`,
      parentTag: undefined,
    }
  }
  if (path.shape !== 'below')
    throw new Error(`${type.collection} is published language by language.`)
  const above = contentTypes.find(({ collection }) => collection === path.parent)
  if (!above) throw new Error(`The registry has no content type “${path.parent}”.`)
  const column = sql`p.${sql.identifier(path.parentColumn)}`
  const words = sql.join(
    path.words.map((word) => sql`p.${sql.identifier(word)}::text`),
    sql`, `,
  )
  return {
    path: sql`${prefixOf(above)}::text || '/' || nullif(above.slug, '') || '/' || p.id || '-' || concat_ws('-', ${words})`,
    // Below what nobody can read, nobody reads anything.
    above: sql`JOIN ${sql.identifier(above.table)} above ON above.id = ${column}
      AND above._status::text = 'published' AND above.deleted_at IS NULL`,
    parent: sql`${column}::text`,
    parentTag: sql`${path.parent}::text || '/' || ${column}`,
  }
}

function tagsOf(own: SQL, parent: SQL | undefined, others: readonly string[]): SQL {
  const tags = [own, ...(parent ? [parent] : []), ...others.map(raw)]
  return sql`to_jsonb(array_remove(ARRAY[${sql.join(tags, sql`, `)}]::text[], NULL))`
}

function listRow(type: ContentType, list: NonNullable<ContentType['list']>): SQL {
  return sql`SELECT ${type.collection}::text, ${LIST_DOCUMENT}::text, ${EVERY_LANGUAGE}::text,
      ${list.path}::text, ${list.title}::text, NULL::text, NULL::text, false, NULL::text, 0::numeric,
      ${type.membersOnly}::boolean, ${type.inSitemaps}::boolean, false, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz,
      ${jsonTags(list.shows)}, '[]'::jsonb, '[]'::jsonb, '{}'::timestamptz[],
      NULL::text`
}
