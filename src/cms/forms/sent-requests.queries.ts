import 'server-only'

import type { RequestKind } from '@/domain/requests'

import { localApi, overridingAccess } from '../local-api'

/**
 * When a request came, by its reference, and whether it waits to be passed on: all that whoever has the reference is told
 * of it. Nothing where there is none of this kind.
 */
export async function findSentRequest(
  reference: string,
  kind: RequestKind,
): Promise<{ reference: string; at: Date; isHeld: boolean } | undefined> {
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
  const { reference: known, createdAt, robotSign } = found
  return { reference: known, at: new Date(createdAt), isHeld: Boolean(robotSign) }
}
