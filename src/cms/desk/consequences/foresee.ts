import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { isEditor, mayWriteLanguage } from '../../access'
import { contentType, isPublishable } from '../../publications/content-types'
import { type Database, databaseOf } from '../../database/handle'
import { project } from '../publishing/project'
import { textArray } from '../../publications/writing/projection-columns'
import { PublicationRefused } from '../../publications/writing/refuse-impossible'
import type { Consequences } from './consequences'
import { findKept } from './find-kept'
import { consequencesOf, findUsesBefore, type Undertaking } from './find-consequences'

/** What is done with documents, and where one would stand. */
export interface Foreseen extends Undertaking {
  /**
   * The id of the document above; `null` at the top. Of a move; without it, drafts decide, as when they are published.
   */
  parent?: number | null
}

/**
 * Computes the consequences of an action on one document or many. It changes their rows in a transaction that is rolled
 * back, so the publication index itself says which addresses disappear and what each of them answers afterwards.
 * Returns `undefined` where nobody loses anything, or where the action itself would be refused.
 * @example await foresee(req, { action: 'move', collection: 'docs', documents: [7], parent: 3 })
 */
export async function foresee(
  req: PayloadRequest,
  undertaking: Foreseen,
): Promise<Consequences | undefined> {
  const { collection, documents } = undertaking
  if (documents.length === 0) return undefined
  const { i18n, locale, t, user, payload } = req
  const own = await createLocalReq(
    { ...(locale && { locale }), ...(user && { user }), req: { i18n, t } },
    payload,
  )
  const kept = await findKept(own, undertaking)
  const isKept = new Set(kept.map((one) => one.id))
  const going = {
    ...undertaking,
    documents: documents.filter((id) => !isKept.has(Number(id))),
    kept,
  }
  // The refusals say everything.
  if (going.documents.length === 0) return undefined
  const uses = await findUsesBefore(own, going)
  if (!isPublishable(collection)) return consequencesOf(own, going, [], uses)
  await initTransaction(own)
  try {
    await doTo(await databaseOf(payload, own), going)
    const left = await project(payload, { collection, documents: going.documents.map(String) }, own)
    return await consequencesOf(own, going, left, uses)
  } catch (error) {
    // Who does it is told why not.
    if (error instanceof PublicationRefused) return undefined
    throw error
  } finally {
    await killTransaction(own)
  }
}

/** Whether somebody may do it: who may not is told nothing of what would come of it. */
export function mayDo(
  req: PayloadRequest,
  { action, parent }: Pick<Foreseen, 'action' | 'parent'>,
): boolean {
  const isOfOneLanguage = action === 'unpublish' || (action === 'move' && parent === undefined)
  return isOfOneLanguage ? mayWriteLanguage(req, req.locale) : isEditor(req)
}

/** Changes the rows as the action does. */
async function doTo(db: Database, undertaking: Foreseen): Promise<void> {
  const { action, collection, documents, locale, parent } = undertaking
  if (!isPublishable(collection)) return
  const { table, publishing, path } = contentType(collection)
  const name = (suffix = '') => sql.identifier(`${table}${suffix}`)
  const ids = sql`${textArray(documents.map(String))}::int[]`
  switch (action) {
    case 'delete':
    case 'trash':
      await db.execute(sql`UPDATE ${name()} SET deleted_at = now() WHERE id = ANY(${ids})`)
      break
    case 'unpublish':
      await db.execute(
        publishing === 'all locales'
          ? sql`UPDATE ${name()} SET _status = 'draft' WHERE id = ANY(${ids})`
          : sql`UPDATE ${name('_locales')} SET _status = 'draft' WHERE _parent_id = ANY(${ids})
              AND (${locale ?? null}::text IS NULL OR _locale::text = ${locale ?? null})`,
      )
      break
    case 'move':
      if (path.shape !== 'tree') break
      if (parent === undefined) await publishPlaces(db, undertaking)
      else {
        await db.execute(
          sql`UPDATE ${name()} SET parent_id = ${parent}::int WHERE id = ANY(${ids})`,
        )
      }
      break
  }
}

/** Gives documents the place and the name of their drafts, in a language in which they are live. */
async function publishPlaces(
  db: Database,
  { collection, documents, locale }: Foreseen,
): Promise<void> {
  if (!isPublishable(collection)) return
  const { table } = contentType(collection)
  const name = (before: string, after: string) => sql.identifier(`${before}${table}${after}`)
  const ids = sql`${textArray(documents.map(String))}::int[]`
  await db.execute(sql`
    UPDATE ${name('', '')} p SET parent_id = v.version_parent_id, is_home = v.version_is_home
    FROM ${name('_', '_v')} v WHERE v.parent_id = p.id AND v.latest AND p.id = ANY(${ids})
      AND EXISTS (SELECT FROM publications WHERE collection = ${collection} AND document = p.id::text)
      AND (p.parent_id, p.is_home) IS DISTINCT FROM (v.version_parent_id, v.version_is_home)`)
  // An empty name is made of the title where it is published, or is that of the source language.
  await db.execute(sql`
    UPDATE ${name('', '_locales')} l SET slug = d.version_slug, published_slug = d.version_slug
    FROM ${name('_', '_v')} v JOIN ${name('_', '_v_locales')} d ON d._parent_id = v.id
    WHERE v.parent_id = l._parent_id AND v.latest AND d._locale = l._locale
      AND l._parent_id = ANY(${ids}) AND l._locale::text = ${locale ?? ''}
      AND l._status::text = 'published' AND nullif(d.version_slug, '') IS NOT NULL`)
}
