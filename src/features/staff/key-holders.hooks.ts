import type { PayloadRequest } from 'payload'

import { factorState } from '../../cms/services/protection/second-factor/factor-gate'
import { databaseOf } from '../../cms/database/handle'
import type { Staff } from '../../payload-types'

/** Whether an account is that of an admin, or has a second factor, which one made again would not have. */
export async function holdsKeys(
  req: PayloadRequest,
  { id, role }: Pick<Staff, 'id' | 'role'>,
): Promise<boolean> {
  return role === 'admin' || (await factorState(await databaseOf(req.payload, req), id)).hasFactor
}

/** An account as it is now; nothing where there is none. */
export async function findAccount(req: PayloadRequest, id: unknown): Promise<Staff | undefined> {
  if (!/^\d{1,9}$/.test(String(id))) return undefined
  const found = await req.payload.findByID({
    collection: 'staff',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    // What it is now; who may change it is asked by Payload.
    overrideAccess: true,
    req,
  })
  return found ?? undefined
}
