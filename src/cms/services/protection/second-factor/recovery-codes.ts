import { createHash, randomInt } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { sql } from '../../../database/sql'
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  writtenRecoveryCode,
} from '../../../../domain/staff/second-factor'
import { databaseOf } from '../../../database/handle'
import { spend } from './spent-factors'

/** What the database holds of a code: with 80 random bits no one finds the code to it. */
function digestOf(staff: number, code: string): Buffer {
  return createHash('sha256').update(`recovery code\n${staff}\n${code}`).digest()
}

/**
 * Gives an account new codes in the place of those that it has, in the transaction of `req`.
 * @returns the codes as they are written down; they are not shown again
 */
export async function makeRecoveryCodes(req: PayloadRequest, staff: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_CODE_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join(''),
  )
  await endRecoveryCodes(req, staff)
  const db = await databaseOf(req.payload, req)
  for (const code of codes) {
    await db.execute(sql`
      INSERT INTO staff_recovery_codes (digest, staff_id) VALUES (${digestOf(staff, code)}, ${staff})`)
  }
  return codes.map(writtenRecoveryCode)
}

/** Notes that the owner of an account has kept its codes. */
export async function noteCodesKept(req: PayloadRequest, staff: number): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`UPDATE staff_recovery_codes SET is_kept = true WHERE staff_id = ${staff}`)
}

/** Uses a code up, in the transaction of `req`: of many at once one does. @returns whether it was one of the account */
export async function takeRecoveryCode(
  req: PayloadRequest,
  staff: number,
  code: string,
): Promise<boolean> {
  const rows = await spend(
    req,
    sql`DELETE FROM staff_recovery_codes WHERE digest = ${digestOf(staff, code)} AND staff_id = ${staff}
    RETURNING digest`,
  )
  return rows.length > 0
}

/** Ends all codes of an account, in the transaction of `req`. */
export async function endRecoveryCodes(req: PayloadRequest, staff: number): Promise<void> {
  await spend(req, sql`DELETE FROM staff_recovery_codes WHERE staff_id = ${staff} RETURNING digest`)
}

/** How many codes of an account were not used. */
export async function codesLeft(req: PayloadRequest, staff: number): Promise<number> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ codes: number }>(
    sql`SELECT count(*)::int AS codes FROM staff_recovery_codes WHERE staff_id = ${staff}`,
  )
  return rows[0]?.codes ?? 0
}
