import type { Endpoint, PayloadRequest } from 'payload'
import { addDataAndFileToRequest, APIError, Forbidden, NotFound } from 'payload'
import { z } from 'zod'

import { sql } from '../../database/sql'
import type { TreeCollection } from '../../../content-types'
import { panelText } from '../../../i18n/panel/panel-texts'
import { isEditor } from '../../access'
import { type AuditEvent, recordEvent, titleInPanel } from '../../services/audit/record-event.hooks'
import { type Database, databaseOf } from '../../database/handle'
import { lockTree } from '../../database/locks'
import { inOneTransaction } from '../../database/within-transaction'
import { type ChangedAddress, moveDocument } from './move-document'
import { IN_ORDER, standing } from './standing-documents'

/** What is answered: whether it was done, and which live addresses change. */
export interface Moved {
  moved: boolean
  /** How many live addresses change, of how many documents, in how many languages. */
  addresses: number
  documents: number
  languages: number
  /** The first of them. */
  examples: ChangedAddress[]
}

const identity = z.number().int().positive().max(2_147_483_647)

const asked = z.object({
  parent: identity.nullable(),
  before: identity.optional(),
  after: identity.optional(),
  confirmed: z.boolean().optional(),
})

const EXAMPLES = 3

/** Thrown inside the transaction of a move that somebody has to agree to first: nothing of it stays. */
class NotConfirmed extends Error {
  override name = 'NotConfirmed'
  constructor(readonly changed: readonly ChangedAddress[]) {
    super('A move that changes addresses was not confirmed.')
  }
}

/**
 * `POST /api/<collection>/<id>/move` with `{ parent, before | after, confirmed }`: puts a document below another (`null`:
 * at the top), before or after a neighbour, or last. Where live addresses would change and it is not confirmed, nothing
 * is done, and the answer says how many.
 */
export function move(collection: TreeCollection): Endpoint {
  return {
    path: '/:id/move',
    method: 'post',
    handler: async (req) => {
      if (!isEditor(req)) throw new Forbidden(req.t)
      const id = Number(req.routeParams?.id)
      await addDataAndFileToRequest(req)
      const { data } = asked.safeParse(req.data)
      if (!identity.safeParse(id).success || !data) {
        throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
      }
      await mustBeThere(req, collection, id)
      const { confirmed = false, ...place } = data
      try {
        const changed = await inOneTransaction(req, async () => {
          const db = await databaseOf(req.payload, req)
          // Which makes moves wait for each other, so that nothing else changes the places in between.
          await lockTree(db, collection)
          const from = await placeOf(db, collection, id)
          const addresses = await moveDocument(req, collection, id, place)
          if (addresses.length > 0 && !confirmed) throw new NotConfirmed(addresses)
          const to = await placeOf(db, collection, id)
          await recordEvent(req, {
            action: 'changed',
            collection,
            document: id,
            title: await titleInPanel(req, collection, id),
            ...(await told(req, collection, from, to)),
          })
          return addresses
        })
        return Response.json(answer(true, changed))
      } catch (error) {
        if (!(error instanceof NotConfirmed)) throw error
        return Response.json(answer(false, error.changed))
      }
    },
  }
}

/** Where a document stands: below what, and as the how manieth of its neighbours. */
interface Standing extends Record<string, unknown> {
  parent: number | null
  place: number
}

async function placeOf(db: Database, collection: TreeCollection, id: number): Promise<Standing> {
  const { rows } = await db.execute<Standing>(sql`
    WITH ${standing(collection)}, placed AS (
      SELECT id, parent, row_number() OVER (PARTITION BY parent ORDER BY ${IN_ORDER})::int AS place
      FROM standing WHERE NOT trashed)
    SELECT parent, place FROM placed WHERE id = ${id}`)
  return rows[0] ?? { parent: null, place: 0 }
}

/** What the log says of a move: from where to where, by the names of what stands above, else by the place among neighbours. */
async function told(
  req: PayloadRequest,
  collection: TreeCollection,
  from: Standing,
  to: Standing,
): Promise<Pick<AuditEvent, 'changed' | 'codes'>> {
  if (from.parent === to.parent) {
    return { changed: ['position'], codes: `position: ${from.place} → ${to.place}` }
  }
  const name = async (id: number | null) =>
    id === null ? '–' : ((await titleInPanel(req, collection, id)) ?? `#${id}`)
  return {
    changed: ['parent', 'position'],
    codes: `parent: ${await name(from.parent)} → ${await name(to.parent)}`,
  }
}

/** Whoever may not read a document is not told that it is there. */
async function mustBeThere(req: PayloadRequest, collection: TreeCollection, id: number) {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id } },
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (totalDocs === 0) throw new NotFound(req.t)
}

function answer(moved: boolean, changed: readonly ChangedAddress[]): Moved {
  return {
    moved,
    addresses: changed.length,
    documents: new Set(changed.map(({ document }) => document)).size,
    languages: new Set(changed.map(({ locale }) => locale)).size,
    examples: changed.slice(0, EXAMPLES),
  }
}
