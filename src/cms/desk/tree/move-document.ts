import { APIError, type PayloadRequest, ValidationError } from 'payload'

import { sql } from '../../database/sql'
import type { TreeCollection } from '../../../content-types'
import { growForest, ancestorsIn, positionsFor } from '../../../domain/staff/tree-order'
import { panelText } from '../../../i18n/panel/panel-texts'
import { contentType } from '../../publications/content-types'
import { type Database, databaseOf } from '../../database/handle'
import { lockDocument, lockPathsIn, lockTree } from '../../database/locks'
import { textArray } from '../../publications/writing/projection-columns'
import { projectOrRefuse } from '../publishing/projection.hooks'
import { IN_ORDER, standing } from './standing-documents'

/** Where a document is put: below what, and beside whom; last where no neighbour is named. */
export interface Move {
  parent: number | null
  before?: number | undefined
  after?: number | undefined
}

/** One live address that a move changes. Paths have no language in them. */
export interface ChangedAddress {
  document: string
  locale: string
  from: string
  to: string
}

interface Standing extends Record<string, unknown> {
  id: number
  trashed: boolean
  parent: number | null
  position: number
}

/**
 * Moves a document, and what is below it, inside the transaction of `req`: for readers and for editors at once, in every
 * language, without publishing anybody's draft. Its position, and where it must be those of its neighbours, are decided
 * here, under locks that make moves wait for each other.
 * @returns the live addresses that change by it; the old ones lead to the new ones
 * @throws APIError of status 409 where the neighbour stands elsewhere by now, ValidationError where it cannot be moved there
 */
export async function moveDocument(
  req: PayloadRequest,
  collection: TreeCollection,
  id: number,
  move: Move,
): Promise<ChangedAddress[]> {
  const db = await databaseOf(req.payload, req)
  await lockTree(db, collection)
  // Whoever saves one of them would write back the place that it had before.
  const touched = positions(await read(db, collection), req, collection, id, move)
  const locked = new Set([
    id,
    ...(move.parent === null ? [] : [move.parent]),
    ...touched.map((one) => one.id),
  ])
  for (const one of [...locked].toSorted((a, b) => a - b)) await lockDocument(req, collection, one)
  await lockPathsIn(db)
  // Read again: what was saved meanwhile counts.
  const decided = positions(await read(db, collection), req, collection, id, move)
  const before = await addressesBelow(db, collection, id)
  await write(db, collection, id, move.parent, decided)
  const documents = decided.map((one) => String(one.id))
  await projectOrRefuse(req, collection, [...new Set([String(id), ...documents])])
  const after = await addressesBelow(db, collection, id)
  return [...before].flatMap(([key, from]) => {
    const to = after.get(key)
    const [document = '', locale = ''] = key.split(' ')
    return to === undefined || to === from ? [] : [{ document, locale, from, to }]
  })
}

async function read(db: Database, collection: TreeCollection): Promise<Standing[]> {
  const { rows } = await db.execute<Standing>(sql`
    WITH ${standing(collection)} SELECT id, trashed, parent, position FROM standing ORDER BY ${IN_ORDER}`)
  return rows
}

function positions(
  all: readonly Standing[],
  req: PayloadRequest,
  collection: TreeCollection,
  id: number,
  { parent, before, after }: Move,
) {
  const refuse = (message: string) =>
    new ValidationError({ collection, errors: [{ path: 'parent', message }] }, req.t)
  const known = new Map(all.map((one) => [one.id, one]))
  const own = known.get(id)
  const above = parent === null ? undefined : known.get(parent)
  if (!own || own.trashed || (parent !== null && (!above || above.trashed))) {
    throw refuse(panelText(req.t, 'treeParentGone'))
  }
  const forest = growForest(all)
  if (parent !== null && (parent === id || ancestorsIn(forest, parent).includes(id))) {
    throw refuse(panelText(req.t, 'pageBelowItself'))
  }
  const siblings = (forest.get(parent) ?? [])
    .filter((one) => one !== id)
    .map((one) => ({ id: one, position: known.get(one)?.position ?? 0 }))
  const neighbour = siblings.findIndex((one) => one.id === (after ?? before))
  if ((after ?? before) !== undefined && neighbour === -1) {
    throw new APIError(panelText(req.t, 'treeChanged'), 409, undefined, true)
  }
  const index = neighbour === -1 ? siblings.length : after === undefined ? neighbour : neighbour + 1
  return positionsFor(id, index, siblings)
}

/** Live paths of a document and of what is below it, by document and language. */
async function addressesBelow(
  db: Database,
  collection: TreeCollection,
  id: number,
): Promise<Map<string, string>> {
  const table = sql.identifier(contentType(collection).table)
  const { rows } = await db.execute<{ key: string; path: string }>(sql`
    WITH RECURSIVE scope(id) AS (
      SELECT ${id}::int UNION SELECT p.id FROM ${table} p JOIN scope ON p.parent_id = scope.id)
    SELECT live.document || ' ' || live.locale AS key, live.path
    FROM publications live WHERE live.collection = ${collection}
      AND live.document = ANY(ARRAY(SELECT scope.id::text FROM scope))
    ORDER BY live.path, live.locale`)
  return new Map(rows.map(({ key, path }) => [key, path]))
}

/** Writes places to what is live and to the newest version alike: the next save starts from either. */
async function write(
  db: Database,
  collection: TreeCollection,
  id: number,
  parent: number | null,
  decided: readonly { id: number; position: number }[],
): Promise<void> {
  const { table } = contentType(collection)
  const documents = sql.identifier(table)
  const versions = sql.identifier(`_${table}_v`)
  await db.execute(sql`UPDATE ${documents} SET parent_id = ${parent} WHERE id = ${id}`)
  await db.execute(
    sql`UPDATE ${versions} SET version_parent_id = ${parent} WHERE parent_id = ${id} AND latest`,
  )
  const places = sql`
    unnest(${textArray(decided.map((one) => String(one.id)))}::int[],
      ${textArray(decided.map((one) => String(one.position)))}::numeric[]) AS place(id, position)`
  await db.execute(
    sql`UPDATE ${documents} SET position = place.position FROM ${places} WHERE ${documents}.id = place.id`,
  )
  await db.execute(sql`
    UPDATE ${versions} SET version_position = place.position FROM ${places}
    WHERE ${versions}.parent_id = place.id AND ${versions}.latest`)
}
