import 'server-only'

import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import type { TreeCollection } from '../../../content-types'
import { type Locale, LOCALES } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { contentType } from '../../publications/content-types'
import { databaseOf } from '../../database/handle'
import { textArray } from '../../publications/writing/projection-columns'
import { IN_ORDER, standing } from './standing-documents'

/** A document in the tree of the panel. */
export interface TreeDocument {
  id: number
  parent: number | null
  /** In the language that is read, else in `titleLocale`; `null` where it has none at all. */
  title: string | null
  titleLocale: Locale | null
  /** In the language that is read: missing, written only, live, or live with changes that are not. */
  state: 'missing' | 'draft' | 'live' | 'changed'
  trashed: boolean
  home: boolean
  /** Another parent is chosen in its draft than where readers have it. */
  pending: boolean
}

/** More than anybody orders by hand; what is beyond is left out, and the view says so. */
export const MOST_IN_TREE = 5_000

/** Every document of a tree in its order, as one language names it; at most one more than `MOST_IN_TREE`. */
export async function findTree(
  req: PayloadRequest,
  collection: TreeCollection,
  locale: Locale,
): Promise<TreeDocument[]> {
  const { table } = contentType(collection)
  const texts = sql.identifier(`_${table}_v_locales`)
  const db = await databaseOf(req.payload, req)
  const order = [locale, env.SOURCE_LOCALE, ...LOCALES]
  const { rows } = await db.execute<TreeDocument & Record<string, unknown>>(sql`
    WITH ${standing(collection)}
    SELECT standing.id, standing.parent, named.title, named.locale AS "titleLocale", standing.trashed,
      standing.home, standing.pending,
      CASE WHEN published.document IS NOT NULL AND own.version__status::text = 'draft' THEN 'changed'
        WHEN published.document IS NOT NULL THEN 'live'
        WHEN nullif(own.version_title, '') IS NOT NULL THEN 'draft' ELSE 'missing' END AS state
    FROM standing
    LEFT JOIN ${texts} own ON own._parent_id = standing.version AND own._locale = ${locale}::_locales
    LEFT JOIN publications published ON published.collection = ${collection}
      AND published.document = standing.id::text AND published.locale = ${locale}
    LEFT JOIN LATERAL (
      SELECT l.version_title AS title, l._locale::text AS locale FROM ${texts} l
      WHERE l._parent_id = standing.version AND nullif(l.version_title, '') IS NOT NULL
      ORDER BY array_position(${textArray(order)}, l._locale::text) LIMIT 1) named ON true
    ORDER BY ${IN_ORDER} LIMIT ${MOST_IN_TREE + 1}`)
  return rows
}
