import type { GlobalAfterChangeHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { requireKeys } from '../../cms/services/protection/key-changes'
import { requirePassword } from '../../cms/services/protection/recent-password'
import { databaseOf } from '../../cms/database/handle'
import { rolesAskedAtFirst, STAFF_ROLES, type StaffRole } from '../../domain/staff/second-factor'
import { env } from '../../env'
import { tellOfDuty } from './tell-admins.hooks'

/** Under this name the context of a request keeps which roles needed a second factor before it. */
const BEFORE = 'rolesAskedBefore'

/**
 * Asks for the password again before it is changed who needs a second factor, and for a second factor too where a role is
 * to need none any more.
 */
export const guardDuty: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  // Versions are counted with an operation of their own.
  if (operation !== 'update' && operation !== 'restoreVersion') return
  const before = await rolesAsked(req)
  req.context[BEFORE] = before
  const { user } = req
  // All others are refused by the access of the settings.
  if (overrideAccess === true || user?.collection !== 'staff' || user.role !== 'admin') return
  // Payload's type of the arguments is a union over all operations; a save has data, an old version that comes back has none.
  const { data } = args as { data?: { secondFactorFor?: unknown } }
  const roles = released(before, data?.secondFactorFor)
  const isRestored = operation === 'restoreVersion'
  if (isRestored || roles.length > 0) {
    await requireKeys(req, { kind: 'duty', of: isRestored ? 'restored' : roles.join(' ') })
  } else await requirePassword(req)
}

/** Tells all other admins of roles that need it no longer. */
export const tellOfReleased: GlobalAfterChangeHook = async ({ doc, req }) => {
  const settings = doc as { secondFactorFor?: unknown }
  const before = req.context[BEFORE] as readonly StaffRole[] | undefined // written here alone
  const roles = released(before ?? [], settings.secondFactorFor ?? [])
  if (roles.length > 0) await tellOfDuty(req, roles)
  return settings
}

/** @param after as it is sent; nothing where it stays */
function released(before: readonly StaffRole[], after: unknown): StaffRole[] {
  if (after === undefined) return []
  const left = new Set<unknown>([after].flat())
  return before.filter((role) => !left.has(role))
}

/** Which roles need it now. */
async function rolesAsked(req: PayloadRequest): Promise<readonly StaffRole[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ roles: string }>(sql`
    SELECT coalesce(string_agg(r.value::text, ','), '') AS roles
    FROM staff_settings s LEFT JOIN staff_settings_second_factor_for r ON r.parent_id = s.id
    GROUP BY s.id`)
  const [row] = rows
  if (!row) return rolesAskedAtFirst(env.SITE_URL)
  const asked = row.roles.split(',')
  return STAFF_ROLES.filter((role) => asked.includes(role))
}
