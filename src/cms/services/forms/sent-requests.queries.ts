import 'server-only'

import { sql } from '../../database/sql'

import type { RequestKind } from '@/domain/forms/requests'

import { localApi, overridingAccess } from '../../local-api'
import { IS_MAILED } from '../mail/mail-queue'
import { databaseOf } from '../../database/handle'

/** What anyone who has the reference of a request is told of it. */
export interface SentRequest {
  reference: string
  at: Date
  /** Whether it waits to be passed on. */
  isHeld: boolean
  /** Whether a file came with it that is kept unopened: no company gets it. */
  hasUnopened: boolean
}

/** What is told of a request by its reference; nothing where there is none of this kind. */
export async function findSentRequest(
  reference: string,
  kind: RequestKind,
): Promise<SentRequest | undefined> {
  const payload = await localApi()
  const { docs } = await payload.find({
    collection: 'requests',
    where: { reference: { equals: reference }, kind: { equals: kind } },
    select: { reference: true, createdAt: true, robotSign: true },
    depth: 0,
    limit: 1,
    pagination: false,
    ...overridingAccess('the reference is what its sender has'),
  })
  const [found] = docs
  if (!found) return undefined
  const { id, reference: known, createdAt, robotSign } = found
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute(
    sql`SELECT FROM form_files WHERE request_id = ${id} AND NOT (${IS_MAILED}) LIMIT 1`,
  )
  return {
    reference: known,
    at: new Date(createdAt),
    isHeld: Boolean(robotSign),
    hasUnopened: rows.length > 0,
  }
}
