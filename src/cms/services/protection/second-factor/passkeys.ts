import { createHash } from 'node:crypto'

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server'
import { APIError, type PayloadRequest } from 'payload'

import { sql } from '../../../database/sql'
import { passkeyPlace } from '../../../../domain/staff/second-factor'
import { env } from '../../../../env'
import { databaseOf } from '../../../database/handle'
import { keepChallenge, takeChallenge } from './challenges'
import type { FactorAsker } from './factor-asker'
import { spend } from './spent-factors'

/** Characters of the name of a passkey. */
const LONGEST_PASSKEY_NAME = 60

/** The name that passkeys are made for; nothing where the site has none. */
function rpIdOfSite(): string | undefined {
  const place = passkeyPlace(env.SITE_URL)
  return 'rpId' in place ? place.rpId : undefined
}

// Read when somebody has to do with passkeys, not at every start: certificates of all makers come with it.
const library = () => import('@simplewebauthn/server')

/** By which ways a browser reaches a passkey, as WebAuthn names them. */
const WAYS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/**
 * Signatures that every runtime verifies: EdDSA, ES256, RS256 by their numbers in the registry of COSE. Left to the library,
 * Node 24 asks for ML-DSA-44 first, which Node 20 cannot verify: a key made before a step back would sign nobody in.
 */
const ALGORITHMS = [-8, -7, -257]

/** What a browser is told to make a passkey of an account. Nothing where the site can have none. */
export async function offerPasskey(
  req: PayloadRequest,
  { account, session }: FactorAsker,
  site: string,
): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> {
  const rpID = rpIdOfSite()
  if (rpID === undefined) return undefined
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID,
    userName: account.email,
    userDisplayName: account.name,
    userID: userHandle(account.id),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    // The same device is not taken twice.
    excludeCredentials: await credentialsOf(req, account.id, rpID),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(req, 'makePasskey', session, Buffer.from(options.challenge))
  return options
}

/** Takes over a passkey that was made, in the transaction of `req`. @returns whether it was made as it was asked for */
export async function takeOverPasskey(
  req: PayloadRequest,
  { account, session }: FactorAsker,
  { response, name }: { response: unknown; name: string },
): Promise<boolean> {
  const challenge = await takeChallenge(req, 'makePasskey', session)
  const rpID = rpIdOfSite()
  if (!challenge || rpID === undefined) return false
  const { verifyRegistrationResponse } = await library()
  let made: VerifiedRegistrationResponse
  try {
    made = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON, // the library checks it
      expectedChallenge: challenge.toString(),
      expectedOrigin: new URL(env.SITE_URL).origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
  } catch (error) {
    return refused(req, error)
  }
  if (!made.registrationInfo) return false
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
  // The library takes these as they were sent.
  const ways = WAYS.filter((way) => [transports].flat().includes(way))
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    INSERT INTO staff_passkeys (credential, staff_id, name, public_key, counter, transports, rp_id)
    VALUES (${Buffer.from(id, 'base64url')}, ${account.id}, ${name}, ${Buffer.from(publicKey)}, ${counter},
      ${ways.join(',')}, ${rpID})
    ON CONFLICT DO NOTHING RETURNING staff_id`)
  return rows.length > 0
}

/** What a browser is told to give one of the passkeys of an account. Nothing where it has none for this site. */
export async function askForPasskey(
  req: PayloadRequest,
  { account, session }: FactorAsker,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const rpID = rpIdOfSite()
  if (rpID === undefined) return undefined
  const allowCredentials = await credentialsOf(req, account.id, rpID)
  if (allowCredentials.length === 0) return undefined
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials,
    userVerification: 'preferred',
  })
  await keepChallenge(req, 'givePasskey', session, Buffer.from(options.challenge))
  return options
}

/**
 * Takes what a passkey has signed, once, for the account and the session that were asked.
 * @returns the name of the passkey; nothing where it was not right
 */
export async function takePasskey(
  req: PayloadRequest,
  { account, session }: FactorAsker,
  response: unknown,
): Promise<string | undefined> {
  const challenge = await takeChallenge(req, 'givePasskey', session)
  const rpID = rpIdOfSite()
  const { id } = (response ?? {}) as { id?: unknown }
  if (!challenge || rpID === undefined || typeof id !== 'string') return undefined
  const db = await databaseOf(req.payload, req)
  const credential = Buffer.from(id, 'base64url')
  const { rows } = await db.execute<{ public_key: Buffer; counter: string; name: string }>(sql`
    SELECT public_key, counter, name FROM staff_passkeys
    WHERE credential = ${credential} AND staff_id = ${account.id} AND rp_id = ${rpID}`)
  const [known] = rows
  if (!known) return undefined
  const { verifyAuthenticationResponse } = await library()
  let counter: number
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON, // the library checks it
      expectedChallenge: challenge.toString(),
      expectedOrigin: new URL(env.SITE_URL).origin,
      expectedRPID: rpID,
      credential: {
        id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
      },
      requireUserVerification: false,
    })
    if (!verified) return undefined
    counter = authenticationInfo.newCounter
  } catch (error) {
    return refused(req, error) || undefined
  }
  // Some count how often they were used, and one that was copied falls behind; those that do not, say 0 each time.
  const { rows: used } = await db.execute(sql`
    UPDATE staff_passkeys SET counter = ${counter}, used_at = now()
    WHERE credential = ${credential} AND staff_id = ${account.id} AND counter = ${known.counter}
    RETURNING staff_id`)
  return used.length > 0 ? known.name : undefined
}

/** A name of a passkey as it was typed; nothing where there is none. @throws APIError 400 where it is too long */
export function passkeyName({ t }: PayloadRequest, typed: unknown): string {
  // A line that was pasted has an end, and a database takes no NUL.
  const name = typeof typed === 'string' ? typed.replaceAll(/\p{Cc}+/gu, ' ').trim() : ''
  if (name.length <= LONGEST_PASSKEY_NAME) return name
  const sentence = t('validation:shorterThanMax', { maxLength: LONGEST_PASSKEY_NAME })
  throw new APIError(sentence, 400, undefined, true)
}

/** Gives a passkey of an account another name. @returns its name of before; nothing where there is none */
export async function renamePasskey(
  req: PayloadRequest,
  staff: number,
  { id, name }: { id: string; name: string },
): Promise<string | undefined> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ name: string }>(sql`
    UPDATE staff_passkeys p SET name = ${name} FROM staff_passkeys before
    WHERE p.credential = ${Buffer.from(id, 'base64url')} AND p.staff_id = ${staff}
      AND before.credential = p.credential
    RETURNING before.name`)
  return rows[0]?.name
}

/** Ends a passkey of an account, in the transaction of `req`. @returns its name; nothing where there is none */
export async function endPasskey(
  req: PayloadRequest,
  staff: number,
  id: string,
): Promise<string | undefined> {
  const rows = await spend(
    req,
    sql`DELETE FROM staff_passkeys WHERE credential = ${Buffer.from(id, 'base64url')} AND staff_id = ${staff}
    RETURNING name, sha256(credential) AS digest`,
  )
  return rows[0]?.name
}

/** Ends all passkeys of an account, in the transaction of `req`. @returns their names */
export async function endPasskeys(req: PayloadRequest, staff: number): Promise<string[]> {
  const rows = await spend(
    req,
    sql`DELETE FROM staff_passkeys WHERE staff_id = ${staff} RETURNING name, sha256(credential) AS digest`,
  )
  return rows.map(({ name = '' }) => name)
}

async function credentialsOf(req: PayloadRequest, staff: number, rpId: string) {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ credential: Buffer; transports: string }>(sql`
    SELECT credential, transports FROM staff_passkeys
    WHERE staff_id = ${staff} AND rp_id = ${rpId} ORDER BY created_at`)
  return rows.map(({ credential, transports }) => ({
    id: credential.toString('base64url'),
    ...(transports !== '' && { transports: transports.split(',') }),
  }))
}

/** The id by which a device recognises the account; it reveals nothing to others. */
function userHandle(staff: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`staff\n${staff}`).digest())
}

/** Whatever is wrong with what a browser sent, the library throws; the log says what it was. */
function refused(req: PayloadRequest, error: unknown): false {
  req.payload.logger.info({ err: error }, 'a passkey was refused')
  return false
}
