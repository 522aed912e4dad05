import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import type { PublishableCollection } from '../../../content-types'
import { analyzeDocumentsIn, analyzeIn } from './analyze'
import { refreshReadModels } from './read-models'
import { type ContentType, EVERY_LANGUAGE } from '../content-type'
import { contentType, contentTypes } from '../content-types'
import { type LeftAddress, moves, place, writeTexts } from './index-rows'
import { type Database, databaseOf, inOwnTransaction } from '../../database/handle'
import { lockPathsIn } from '../../database/locks'
import { textArray } from './projection-columns'
import { renewTagsIn, sectionsIn, type Tag } from './tags'

export interface ProjectionScope {
  collection: PublishableCollection
  /** Ids of the documents that changed or are gone; what is below them is included. All if absent. */
  documents?: readonly string[]
  /**
   * What search looks through stays as it is, for `search-rows.runner.ts` to bring into step: readers wait for neither.
   */
  isSearchLeft?: boolean
}

/** What follows published texts in the same transaction: rooms above this one say what it is. */
export interface Followers {
  /**
   * Brings what search looks through into step; all documents of the type if absent. @returns the languages in which it
   * changed
   */
  indexSections: (
    db: Database,
    type: ContentType,
    documents?: readonly string[],
  ) => Promise<ReadonlySet<string>>
  /** Notes which texts translations were made from. */
  followSources: (db: Database, type: ContentType, documents?: readonly string[]) => Promise<void>
}

/**
 * Makes the publication index rows of the documents, and of those below them, what Payload's tables say, inside `req`'s
 * transaction where there is one, and gives new revisions to the tags of what shows them. Rows that leave a path are
 * noted in `former_paths`. Where nothing moves, the lock of paths is not taken. What search looks through goes with it.
 * @returns the addresses at which something was live and is no more
 * @throws PublicationRefused on a path clash, a reserved word, a cycle, or an ancestor without a slug
 */
export async function projectWith(
  followers: Followers,
  payload: Payload,
  scope: ProjectionScope,
  req?: PayloadRequest,
): Promise<LeftAddress[]> {
  const transaction = await req?.transactionID
  if (req && transaction !== undefined) {
    return projectIn(await databaseOf(payload, req), scope, followers)
  }
  return inOwnTransaction(payload, (db) => projectIn(db, scope, followers))
}

/** The same on a connection that is in a transaction. */
async function projectIn(
  db: Database,
  { collection, documents, isSearchLeft = false }: ProjectionScope,
  { indexSections, followSources }: Followers,
): Promise<LeftAddress[]> {
  const type = contentType(collection)
  const indexed = isSearchLeft ? [] : [...(await indexSections(db, type, documents))]
  const sections = indexed.map(sectionsIn)
  await followSources(db, type, documents)
  if (documents && !(await moves(db, type, documents))) {
    const tags = await writeTexts(db, type, documents)
    await refreshReadModels(db, collection, documents)
    await renewTagsIn(db, [...tags, ...sections])
    return []
  }
  if (!documents) await analyzeDocumentsIn(db, type)
  await lockPathsIn(db)
  const { tags, left } = await place(db, type, documents)
  // A caller that projects a whole type projects the other types too.
  const below = documents ? await placeBelow(db, collection, documents) : { tags: [], left: [] }
  tags.push(...below.tags)
  if (!documents) await analyzeIn(db)
  if (!isSearchLeft) await refreshReadModels(db, collection, documents)
  // What moves is found elsewhere.
  if (type.publishing === 'each locale' && !type.membersOnly) tags.push(sectionsIn(EVERY_LANGUAGE))
  await renewTagsIn(db, [...tags, ...sections])
  return [...left, ...below.left]
}

/** The documents of other types that stand below these. */
async function placeBelow(
  db: Database,
  collection: PublishableCollection,
  parents: readonly string[],
): Promise<{ tags: Tag[]; left: LeftAddress[] }> {
  const tags: Tag[] = []
  const left: LeftAddress[] = []
  for (const type of contentTypes) {
    if (type.path.shape !== 'below' || type.path.parent !== collection) continue
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT id FROM ${sql.identifier(type.table)}
      WHERE ${sql.identifier(type.path.parentColumn)} = ANY(${textArray(parents)}::int[])`)
    const documents = rows.map(({ id }) => String(id))
    if (documents.length === 0) continue
    const placed = await place(db, type, documents, { areSaved: false })
    tags.push(...placed.tags)
    left.push(...placed.left)
  }
  return { tags, left }
}
