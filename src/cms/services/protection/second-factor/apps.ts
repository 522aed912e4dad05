import { generateSecret, generateURI, verifySync } from 'otplib'
import type { PayloadRequest } from 'payload'
import { encode } from 'uqr'

import { sql } from '../../../database/sql'
import { databaseNow } from '../../../database/database-clock'
import { databaseOf } from '../../../database/handle'
import type { FactorAsker } from './factor-asker'
import { keepChallenge, readChallenge } from './challenges'
import { seal, unseal } from './secret-box'
import { spend } from './spent-factors'

/** Seconds that the clock of a telephone may be off. */
const CLOCKS_APART = 30

/** What an app is told, to make codes from then on. */
export interface AppSecret {
  /** To be typed. */
  secret: string
  /** To be opened on the device that has the app. */
  uri: string
  /** To be pointed at: dark squares in a square of so many, as a path of SVG. */
  square: { size: number; path: string }
}

/** Makes a secret for an app. It counts once a code of it was given. @param site whose name the app shows */
export async function offerApp(
  req: PayloadRequest,
  { account, session }: FactorAsker,
  site: string,
): Promise<AppSecret> {
  const secret = generateSecret()
  await keepChallenge(req, 'firstCode', session, seal(secret, account.id))
  const uri = generateURI({ issuer: site, label: account.email, secret })
  const { data, size } = encode(uri, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { secret, uri, square: { size, path } }
}

/** Whether a secret was offered in this session, and a first code of it is awaited. */
export async function hasOffer(req: PayloadRequest, { session }: FactorAsker): Promise<boolean> {
  return (await readChallenge(req, 'firstCode', session)) !== undefined
}

/** Takes an app over whose first code is right, in the transaction of `req`, in the place of one that was there. */
export async function takeOverApp(
  req: PayloadRequest,
  { account, session }: FactorAsker,
  code: string,
): Promise<boolean> {
  const sealed = await readChallenge(req, 'firstCode', session)
  const step = sealed && (await stepOf(req, unseal(sealed, account.id), code))
  if (!sealed || step === undefined) return false
  await endApp(req, account.id)
  const db = await databaseOf(req.payload, req)
  // A first code is no second one a moment later.
  await db.execute(sql`
    INSERT INTO staff_apps (staff_id, secret, last_step, used_at) VALUES (${account.id}, ${sealed}, ${step}, now())`)
  await db.execute(sql`
    DELETE FROM staff_factor_challenges WHERE session = ${session.id} AND kind = 'firstCode'`)
  return true
}

/**
 * Takes a code of an account's app, once: neither it nor an older one counts again, whichever instance is asked.
 * @returns whether it is right and was not used
 */
export async function takeAppCode(
  req: PayloadRequest,
  staff: number,
  code: string,
): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ secret: Buffer }>(
    sql`SELECT secret FROM staff_apps WHERE staff_id = ${staff}`,
  )
  const [app] = rows
  const step = app && (await stepOf(req, unseal(app.secret, staff), code))
  if (step === undefined) return false
  const { rows: taken } = await db.execute(sql`
    UPDATE staff_apps SET last_step = ${step}, used_at = now()
    WHERE staff_id = ${staff} AND last_step < ${step} RETURNING staff_id`)
  return taken.length > 0
}

/** Ends the app of an account, in the transaction of `req`. */
export async function endApp(req: PayloadRequest, staff: number): Promise<boolean> {
  const rows = await spend(
    req,
    sql`DELETE FROM staff_apps WHERE staff_id = ${staff} RETURNING sha256(secret) AS digest`,
  )
  return rows.length > 0
}

/** The half minute that a code is of, by the clock of the database; nothing where it is of none near the present. */
async function stepOf(
  req: PayloadRequest,
  secret: string | undefined,
  code: string,
): Promise<number | undefined> {
  if (secret === undefined) return undefined
  const epoch = Math.floor((await databaseNow(req)).getTime() / 1000)
  const checked = verifySync({ secret, token: code, epoch, epochTolerance: CLOCKS_APART })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined
}
