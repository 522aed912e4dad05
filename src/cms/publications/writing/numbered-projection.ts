import { sql, type SQL } from '../../database/sql'
import type { ContentType } from '../content-type'
import { jsonTags, textArray } from './projection-columns'

/** The same as `treeProjection` for a type whose documents stand at their numbers, language by language. */
export function numberedProjection(
  type: ContentType,
  prefix: string,
  documents: readonly string[] | undefined,
): SQL {
  const table = sql.identifier(type.table)
  const locales = sql.identifier(`${type.table}_locales`)
  const scope = documents ? sql`WHERE p.id = ANY(${textArray(documents)}::int[])` : sql``
  const of = sql`${type.collection}::text`
  return sql`
    WITH
    scope AS (SELECT p.id FROM ${table} p ${scope}),
    live AS (
      SELECT p.id, l._locale::text AS locale, ${prefix}::text || '/' || p.id AS path, l.title, l.excerpt,
        coalesce(p.position, 0) AS position, l.first_published_at, l.last_published_at,
        coalesce(l.shown_tags, '[]') AS own_tags
      FROM ${table} p JOIN ${locales} l ON l._parent_id = p.id
      WHERE p.id IN (SELECT id FROM scope) AND l._status::text = 'published' AND nullif(l.title, '') IS NOT NULL
        AND p.deleted_at IS NULL),
    routed AS (SELECT id, locale, false AS circular, path FROM live),
    described AS (
      SELECT ${of} AS collection, id::text AS document, locale, path, title, excerpt, NULL::text AS label, false AS lacks_text,
        NULL::text AS parent, position, ${type.membersOnly}::boolean AS members_only,
        ${type.inSitemaps}::boolean AS indexed, false AS is_example,
        NULL::timestamptz AS listed_until, NULL::timestamptz AS reachable_until,
        first_published_at, last_published_at, ${jsonTags(type.shows ?? [])} AS shows, own_tags AS shows_in_text,
        ${jsonTags(type.listedIn ?? [])} || jsonb_build_array(${of} || '/' || id) AS listed_in,
        '{}'::timestamptz[] AS boundaries
      FROM live),
    desired AS (
      SELECT described.*,
        md5(ROW(path, title, excerpt, position, members_only, shows, listed_in)::text) AS place_fingerprint,
        md5(ROW(first_published_at, last_published_at, shows_in_text, indexed)::text) AS text_fingerprint
      FROM described)`
}
