import type { Payload, TypedUser } from 'payload'

import { sql } from '../../../database/sql'
import { rolesAskedAtFirst } from '../../../../domain/staff/second-factor'
import { env } from '../../../../env'
import { type Database, databaseOf } from '../../../database/handle'
import { sessionOf } from '../staff-session'

/** What an account of the staff has and needs beside its password, and what one of its sessions has given of it. */
export interface FactorState {
  /** Whether it has a passkey or an app. Recovery codes are none by themselves. */
  hasFactor: boolean
  /** Whether its role has to have one. */
  isRequired: boolean
  /** Whether it was given in the session that was asked about. */
  isGiven: boolean
}

/**
 * Has a session of the staff count for nothing until its second factor was given: whatever asks who somebody is, asks
 * these strategies, and there is no other way. Whether it was given is kept in the database, by the session, and is asked at
 * each request: nothing that a token or a cookie says can be older or newer than it.
 */
export function guardSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(askingForFactor)
}

type Strategy = Payload['authStrategies'][number]

function askingForFactor(strategy: Strategy): Strategy {
  return {
    ...strategy,
    authenticate: async (asked) => {
      const found = await strategy.authenticate(asked)
      const { user } = found
      if (user?.collection !== 'staff') return found
      return (await isComplete(asked.payload, user)) ? found : { ...found, user: null }
    },
  }
}

async function isComplete(payload: Payload, user: TypedUser): Promise<boolean> {
  const session = sessionOf({ user })
  if (!session) return false
  return isEnough(await factorState(await databaseOf(payload, {}), session.staff, session.id))
}

/** Whether nothing is missing beside the password. */
export function isEnough({ hasFactor, isRequired, isGiven }: FactorState): boolean {
  return hasFactor ? isGiven : !isRequired
}

/**
 * What an account needs and has now. An account that there is not needs one and has none.
 * @param session of which it is asked whether the factor was given there
 */
export async function factorState(db: Database, staff: number, session = ''): Promise<FactorState> {
  const { rows } = await db.execute<{
    has_factor: boolean
    is_required: boolean
    is_given: boolean
  }>(sql`
    SELECT
      EXISTS (SELECT FROM staff_passkeys p WHERE p.staff_id = s.id)
        OR EXISTS (SELECT FROM staff_apps a WHERE a.staff_id = s.id) AS has_factor,
      ${isAskedOfRole()} AS is_required,
      EXISTS (
        SELECT FROM staff_factor_sessions f WHERE f.session = ${session} AND f.staff_id = s.id
      ) AS is_given
    FROM staff s WHERE s.id = ${staff}`)
  const [row] = rows
  if (!row) return { hasFactor: false, isRequired: true, isGiven: false }
  const { has_factor: hasFactor, is_required: isRequired, is_given: isGiven } = row
  return { hasFactor, isRequired, isGiven }
}

/** SQL: whether the role of the account `s` has to have a second factor. The settings have a row once somebody has saved them. */
function isAskedOfRole() {
  const atFirst = rolesAskedAtFirst(env.SITE_URL)
  const first =
    atFirst.length === 0
      ? sql`false`
      : sql`s.role::text IN (${sql.join(
          atFirst.map((role) => sql`${role}`),
          sql`, `,
        )})`
  return sql`CASE WHEN EXISTS (SELECT FROM staff_settings)
    THEN EXISTS (SELECT FROM staff_settings_second_factor_for r WHERE r.value::text = s.role::text)
    ELSE ${first} END`
}
