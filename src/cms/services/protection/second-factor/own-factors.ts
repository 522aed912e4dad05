import type { PayloadRequest } from 'payload'

import { sql } from '../../../database/sql'
import { passkeyPlace } from '../../../../domain/staff/second-factor'
import { env } from '../../../../env'
import { databaseOf } from '../../../database/handle'
import { factorState } from './factor-gate'

/** A passkey as its owner sees it. */
interface OwnPasskey {
  /** Of the credential; no secret. */
  id: string
  name: string
  /** As JSON writes an instant. */
  createdAt: string
  usedAt: string | null
  /** Of the site that it was made for, where that is another one by now. */
  madeFor: string | null
}

/** What an account has beside its password, as its owner and admins see it; nothing of it opens anything. */
export interface OwnFactors {
  passkeys: OwnPasskey[]
  app: { createdAt: string; usedAt: string | null } | null
  /** Recovery codes that were not used. */
  codesLeft: number
  /** Whether its owner has said that they are kept; they were shown once. */
  areCodesKept: boolean
  /** Whether the role of the account has to have a second factor. */
  isRequired: boolean
}

/** Reads it. */
export async function ownFactors(req: PayloadRequest, staff: number): Promise<OwnFactors> {
  const db = await databaseOf(req.payload, req)
  const place = passkeyPlace(env.SITE_URL)
  const rpId = 'rpId' in place ? place.rpId : ''
  const { rows } = await db.execute<{
    credential: Buffer
    name: string
    created_at: string
    used_at: string | null
    rp_id: string
  }>(sql`
    SELECT credential, name, created_at, used_at, rp_id FROM staff_passkeys
    WHERE staff_id = ${staff} ORDER BY created_at`)
  const { rows: apps } = await db.execute<{ created_at: string; used_at: string | null }>(sql`
    SELECT created_at, used_at FROM staff_apps WHERE staff_id = ${staff}`)
  const { rows: codes } = await db.execute<{ codes: number; are_kept: boolean }>(sql`
    SELECT count(*)::int AS codes, coalesce(bool_and(is_kept), true) AS are_kept
    FROM staff_recovery_codes WHERE staff_id = ${staff}`)
  const [app] = apps
  return {
    passkeys: rows.map((row) => ({
      id: row.credential.toString('base64url'),
      name: row.name,
      createdAt: instant(row.created_at),
      usedAt: row.used_at === null ? null : instant(row.used_at),
      madeFor: row.rp_id === rpId ? null : row.rp_id,
    })),
    app: app
      ? {
          createdAt: instant(app.created_at),
          usedAt: app.used_at === null ? null : instant(app.used_at),
        }
      : null,
    codesLeft: codes[0]?.codes ?? 0,
    areCodesKept: codes[0]?.are_kept ?? true,
    isRequired: (await factorState(db, staff)).isRequired,
  }
}

function instant(written: Date | string): string {
  return new Date(written).toISOString()
}
