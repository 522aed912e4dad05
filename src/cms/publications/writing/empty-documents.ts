import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import type { TranslatedCollection } from '../../../content-types'
import { contentType } from '../content-types'
import { isBegun } from '../has-text'
import { databaseOf } from '../../database/handle'

/**
 * Ids of the documents in which nobody ever wrote a word: not in any language, not in any version, never
 * published, with nothing below them. Payload's panel used to make one whenever its page to create one
 * was opened.
 */
export async function findEmptyDocuments(
  payload: Payload,
  collection: TranslatedCollection,
  req?: PayloadRequest,
  id?: number,
): Promise<number[]> {
  const { table, label, path } = contentType(collection)
  const isTree = path.shape === 'tree'
  const name = (suffix: string) => sql.identifier(`${table}${suffix}`)
  const versions = sql.identifier(`_${table}_v`)
  const versionTexts = sql.identifier(`_${table}_v_locales`)
  const texts = [
    'title',
    'excerpt',
    ...(isTree ? ['slug', 'meta_title', 'meta_description'] : []),
    ...(label ? [label] : []),
  ]
  const isWritten = (prefix: 'version_' | '') => {
    const column = (of: string) => sql`l.${sql.identifier(`${prefix}${of}`)}`
    const written = texts.map((text) => sql`nullif(btrim(${column(text)}), '') IS NOT NULL`)
    return sql.join(
      [
        ...written,
        sql`${column('first_published_at')} IS NOT NULL`,
        sql.raw(isBegun(`l.${prefix}body`)),
      ],
      sql` OR `,
    )
  }
  const isAlone = isTree
    ? sql`p.is_home IS NOT TRUE
        AND NOT EXISTS (SELECT 1 FROM ${name('')} below WHERE below.parent_id = p.id)`
    : sql`true`
  const db = await databaseOf(payload, req ?? {})
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT p.id FROM ${name('')} p
    WHERE ${id === undefined ? sql`true` : sql`p.id = ${id}`} AND ${isAlone}
      AND NOT EXISTS (SELECT 1 FROM ${name('_locales')} l
        WHERE l._parent_id = p.id AND (${isWritten('')}))
      AND NOT EXISTS (SELECT 1 FROM ${versions} v JOIN ${versionTexts} l ON l._parent_id = v.id
        WHERE v.parent_id = p.id AND (${isWritten('version_')}))
    ORDER BY p.id`)
  return rows.map((row) => row.id)
}
