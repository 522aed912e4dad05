import { sql, type SQL } from '../../database/sql'
import { env } from '../../../env'
import type { ContentType } from '../content-type'
import { hasText } from '../has-text'
import { jsonTags, textArray } from './projection-columns'

const DEEPEST_TREE = 16

/**
 * `WITH … desired AS (…)` for a tree that is published language by language: the rows that the publication index must
 * have for the documents (all if absent), computed from Payload's own tables. `routed` is the same before rows without
 * a path are dropped.
 */
export function treeProjection(
  type: ContentType,
  documents: readonly string[] | undefined,
  withDescendants: boolean,
): SQL {
  const { prefix } = type.path as { prefix: string } // the caller knows that it is a tree
  const table = sql.identifier(type.table)
  const locales = sql.identifier(`${type.table}_locales`)
  const label = type.label ? sql`nullif(l.${sql.identifier(type.label)}, '')` : sql`NULL::text`
  // By the key as it is: with a cast the planner expects half of the tree below every document, and
  // reads all texts of the type for one.
  const start = documents ? sql`WHERE p.id = ANY(${textArray(documents)}::int[])` : sql``
  const descendants = withDescendants
    ? sql`UNION SELECT p.id FROM ${table} p JOIN scope ON p.parent_id = scope.id`
    : sql`UNION SELECT id FROM scope WHERE false`
  const of = sql`${type.collection}::text`
  // Of its own type: the planner knows how many there are.
  const published = sql.raw(`'published'::enum_${type.table}_status`)
  return sql`
    WITH RECURSIVE
    scope(id) AS (SELECT p.id FROM ${table} p ${start} ${descendants}),
    chain(id, ancestor, parent, depth, circular) AS (
      SELECT p.id, p.id, p.parent_id, 0, false FROM ${table} p JOIN scope ON p.id = scope.id
      UNION ALL
      SELECT chain.id, p.id, p.parent_id, chain.depth + 1, p.id = chain.id OR chain.depth >= ${DEEPEST_TREE}
      FROM chain JOIN ${table} p ON p.id = chain.parent
      WHERE NOT chain.circular),
    live AS (
      SELECT scope.id, l._locale, l._locale::text AS locale, l.title, l.excerpt, ${label} AS label,
        l.first_published_at, l.last_published_at, coalesce(l.shown_tags, '[]') AS own_tags,
        ${sql.raw(hasText('l.body'))} AS has_text
      FROM scope JOIN ${locales} l ON l._parent_id = scope.id
        JOIN ${table} p ON p.id = scope.id
      WHERE l._status = ${published} AND nullif(l.title, '') IS NOT NULL
        AND p.deleted_at IS NULL),
    -- Materialized, or the planner pairs every live row with every page.
    walked AS MATERIALIZED (
      SELECT chain.id, chain.ancestor, chain.depth, chain.circular, p.is_home IS TRUE AS is_home
      FROM chain JOIN ${table} p ON p.id = chain.ancestor),
    -- Once for each document on the way up, by the key: joined as it is, the planner reads the texts
    -- of all documents for one. A slug counts once it is published; after it is unpublished the one it was
    -- last published under.
    slugs AS MATERIALIZED (
      SELECT ancestors.ancestor, texts._locale, texts.slug
      FROM (SELECT DISTINCT ancestor FROM walked) ancestors
      CROSS JOIN LATERAL (
        SELECT l._locale, CASE WHEN l._status::text = 'published' THEN nullif(l.slug, '')
          ELSE nullif(l.published_slug, '') END AS slug
        FROM ${locales} l
        WHERE l._parent_id = ancestors.ancestor AND l._locale = ANY(enum_range(NULL::_locales))
        OFFSET 0) texts),
    segments AS (
      SELECT live.id, live.locale, walked.depth, walked.circular, walked.is_home,
        coalesce(own.slug, source.slug) AS slug
      FROM live
      JOIN walked ON walked.id = live.id
      LEFT JOIN slugs own ON own.ancestor = walked.ancestor AND own._locale = live._locale
      LEFT JOIN slugs source ON source.ancestor = walked.ancestor
        AND source._locale::text = ${env.SOURCE_LOCALE}),
    routed AS (
      SELECT id, locale, bool_or(circular) AS circular,
        CASE WHEN bool_or(slug IS NULL AND NOT is_home) THEN NULL ELSE concat_ws('/',
          nullif(${prefix}::text, ''),
          string_agg(slug, '/' ORDER BY depth DESC) FILTER (WHERE NOT is_home)) END AS path
      FROM segments GROUP BY id, locale),
    alternates AS (
      SELECT id, string_agg(locale || ' ' || path || CASE WHEN has_text THEN '' ELSE ' -' END, E'\n' ORDER BY locale)
          AS paths
      FROM routed JOIN live USING (id, locale) GROUP BY id),
    above AS (
      SELECT id, array_agg(${of} || '/' || ancestor ORDER BY depth) FILTER (WHERE depth > 0) AS tags
      FROM walked GROUP BY id),
    -- A translation takes names of sections and a picture from what is published in the source language.
    -- Materialized, or it is read again for every live row.
    sources AS MATERIALIZED (
      SELECT scope.id, l.last_published_at AS published_at, ${sql.raw(hasText('l.body'))} AS has_text,
        coalesce(l.shown_tags, '[]') AS tags,
        jsonb_path_query_array(coalesce(l.shown_tags, '[]'), '$[*] ? (@ starts with "media/")') AS media
      FROM scope JOIN ${locales} l ON l._parent_id = scope.id
      WHERE l._locale = ${env.SOURCE_LOCALE}::_locales AND l._status = ${published}),
    described AS (
      SELECT ${of} AS collection, live.id::text AS document, live.locale, routed.path,
        live.title, live.excerpt, live.label, lacks.text AS lacks_text, p.parent_id::text AS parent, coalesce(p.position, 0) AS position,
        ${type.membersOnly}::boolean AS members_only, ${type.inSitemaps}::boolean AND NOT lacks.text AS indexed,
        false AS is_example,
        NULL::timestamptz AS listed_until, NULL::timestamptz AS reachable_until,
        live.first_published_at, live.last_published_at,
        ${jsonTags(type.shows ?? [])} || to_jsonb(coalesce(above.tags, '{}')) || CASE
          WHEN p.is_home IS TRUE THEN ${jsonTags([`children/${type.collection}/`, ...(type.firstPageShows ?? [])])}
          ELSE jsonb_build_array('children/' || ${of} || '/' || live.id) END AS shows,
        CASE WHEN live.locale = ${env.SOURCE_LOCALE} THEN live.own_tags
          WHEN lacks.text THEN live.own_tags || sources.tags
          ELSE live.own_tags || coalesce(sources.media, '[]') END AS shows_in_text,
        ${jsonTags(type.listedIn ?? [])} || jsonb_build_array(${of} || '/' || live.id,
          'children/' || ${of} || '/' || coalesce(p.parent_id::text, '')) AS listed_in,
        '{}'::timestamptz[] AS boundaries,
        alternates.paths,
        CASE WHEN live.locale <> ${env.SOURCE_LOCALE} THEN sources.published_at END AS source_published_at,
        translations.standing
      FROM live
      JOIN routed USING (id, locale)
      JOIN alternates USING (id)
      JOIN above USING (id)
      LEFT JOIN sources USING (id)
      -- Only its title is translated. What the source language lacks too, nobody misses.
      CROSS JOIN LATERAL (SELECT NOT live.has_text AND coalesce(sources.has_text, false) AS text) lacks
      -- Its readers are told where it is out of date.
      LEFT JOIN translations ON translations.collection = ${of} AND translations.document = live.id::text
        AND translations.locale = live.locale
      JOIN ${table} p USING (id)
      WHERE routed.path IS NOT NULL AND NOT routed.circular),
    desired AS (
      SELECT described.*,
        md5(ROW(path, title, excerpt, label, parent, position, members_only, shows, listed_in, paths)::text
          || CASE WHEN lacks_text THEN ' lacks text' ELSE '' END) AS place_fingerprint,
        md5(ROW(first_published_at, last_published_at, source_published_at, standing, shows_in_text, indexed)::text)
          AS text_fingerprint
      FROM described)`
}
