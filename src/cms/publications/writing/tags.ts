import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { EVERY_LANGUAGE, LIST_DOCUMENT } from '../content-type'
import { type Database, databaseOf } from '../../database/handle'
import { lockPathsIn } from '../../database/locks'
import { FRAME_TAG, NEW_REVISION } from '../tag-sql'

/**
 * A tag names what several pages show: `frame`, `prices`, `media/5`, `children/pages/7`, `pages/7`. Each has a random
 * revision, which stands in the key of every page that shows it; who changes it gives it a new one, in the
 * same transaction.
 */
export interface Tag {
  tag: string
  /** The language in which it changed; `*` for all. */
  locale: string
}

/**
 * Gives tags new revisions. It is the last thing that a transaction does: whoever changes the same tag waits from
 * here to its commit. In sorted order, or two that change the same tags could wait for each other.
 */
export async function renewTagsIn(db: Database, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return
  await db.execute(sql`
    INSERT INTO publication_tags (tag, locale, revision)
    SELECT tag, locale, ${sql.raw(NEW_REVISION)}
    FROM (SELECT DISTINCT tag, locale
      FROM jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) AS given(tag text, locale text)) changed
    ORDER BY tag, locale
    ON CONFLICT (tag, locale) DO UPDATE SET revision = excluded.revision`)
}

/**
 * Gives the pages of a document new keys, and those that list it, where nothing of it was saved: what they show of it has
 * changed all the same. In `req`'s transaction.
 */
export async function renewPages(
  req: PayloadRequest,
  collection: string,
  document: string,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ locale: string; listed_in: string[] }>(sql`
    UPDATE publications SET revision = ${sql.raw(NEW_REVISION)}
    WHERE collection = ${collection} AND document IN (${document}, ${LIST_DOCUMENT})
    RETURNING locale, listed_in`)
  await renewTagsIn(
    db,
    rows.flatMap(({ locale, listed_in: tags }) => tags.map((tag) => ({ tag, locale }))),
  )
}

/** Gives a tag a new revision in all languages, in `req`'s transaction. */
export async function renewTag(req: PayloadRequest, tag: string): Promise<void> {
  await renewTagsIn(await databaseOf(req.payload, req), [{ tag, locale: EVERY_LANGUAGE }])
}

/**
 * The same for what stands on every page. With the lock of paths: a page that is renamed meanwhile asks whether it
 * stands in the navigation, and has to see what is chosen here.
 */
export async function renewFrame(req: PayloadRequest): Promise<void> {
  await lockPathsIn(await databaseOf(req.payload, req))
  await renewTag(req, FRAME_TAG)
}
