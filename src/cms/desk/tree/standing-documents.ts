import { sql, type SQL } from '../../database/sql'
import type { TreeCollection } from '../../../content-types'
import { env } from '../../../env'
import { contentType } from '../../publications/content-types'

/**
 * `standing AS (…)`: every document of a tree with its parent and position, in the order of its neighbours: what readers
 * have of it where it is live in any language, else what its draft says.
 */
export function standing(collection: TreeCollection): SQL {
  const { table } = contentType(collection)
  const versions = sql.identifier(`_${table}_v`)
  const versionTexts = sql.identifier(`_${table}_v_locales`)
  return sql`standing AS (
    SELECT p.id, p.deleted_at IS NOT NULL AS trashed, p.is_home IS TRUE AS home, lives.live, v.id AS version,
      CASE WHEN lives.live OR v.id IS NULL THEN p.parent_id ELSE v.version_parent_id END AS parent,
      coalesce(CASE WHEN lives.live OR v.id IS NULL THEN p.position ELSE v.version_position END, 0)::float8
        AS position,
      lives.live AND v.id IS NOT NULL AND v.version_parent_id IS DISTINCT FROM p.parent_id AS pending,
      source.version_title AS source_title
    FROM ${sql.identifier(table)} p
    LEFT JOIN LATERAL (
      SELECT EXISTS (SELECT 1 FROM publications live
        WHERE live.collection = ${collection} AND live.document = p.id::text) AS live) lives ON true
    LEFT JOIN LATERAL (
      SELECT v.id, v.version_parent_id, v.version_position FROM ${versions} v
      WHERE v.parent_id = p.id AND v.latest ORDER BY v.updated_at DESC, v.id DESC LIMIT 1) v ON true
    LEFT JOIN ${versionTexts} source ON source._parent_id = v.id
      AND source._locale = ${env.SOURCE_LOCALE}::_locales)`
}

/** The order of neighbours: equal positions are ordered as readers of the source language see them. */
export const IN_ORDER = sql`standing.position, standing.source_title NULLS LAST, standing.id`
