import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { addDataAndFileToRequest, APIError, Forbidden, NotFound } from 'payload'
import { z } from 'zod'

import type { TreeCollection } from '../../content-types'
import { panelText } from '../../i18n/panel/panel-texts'
import { isEditor } from '../access'
import { type AuditEvent, recordEvent, titleInPanel } from '../audit/record-event.hooks'
import { databaseOf, lockTree } from '../publications/writing/locks'
import { inOneTransaction } from '../within-transaction'
import { type ChangedAddress, moveDocument } from './move-document'
import { standing } from './standing-documents'

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
          const from = await parentOf(req, collection, id)
          const addresses = await moveDocument(req, collection, id, place)
          if (addresses.length > 0 && !confirmed) throw new NotConfirmed(addresses)
          await recordEvent(req, {
            action: 'changed',
            collection,
            document: id,
            title: await titleInPanel(req, collection, id),
            ...(await told(req, collection, from, place.parent)),
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

/** Below what a document stands, under the lock that makes moves wait for each other. */
async function parentOf(
  req: PayloadRequest,
  collection: TreeCollection,
  id: number,
): Promise<number | null> {
  const db = await databaseOf(req.payload, req)
  await lockTree(db, collection)
  const { rows } = await db.execute<{ parent: number | null }>(sql`
    WITH ${standing(collection)} SELECT parent FROM standing WHERE id = ${id}`)
  return rows[0]?.parent ?? null
}

/** What the log says of a move: from where to where, by the names that these places have now. */
async function told(
  req: PayloadRequest,
  collection: TreeCollection,
  from: number | null,
  to: number | null,
): Promise<Pick<AuditEvent, 'changed' | 'codes'>> {
  if (from === to) return { changed: ['position'] }
  const name = async (id: number | null) =>
    id === null ? '–' : ((await titleInPanel(req, collection, id)) ?? `#${id}`)
  return {
    changed: ['parent', 'position'],
    codes: `parent: ${await name(from)} → ${await name(to)}`,
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
