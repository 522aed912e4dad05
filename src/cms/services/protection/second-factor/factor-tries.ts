import type { PayloadRequest } from 'payload'

import type { Staff } from '../../../../payload-types'
import { countFactor, uncountFactor } from '../../limits/limited-requests'
import { tooManyTries } from '../../answers/refusal'
import {
  countTry,
  deviceCookie,
  type DeviceOwner,
  forgetTries,
  knownDevice,
  saltOf,
} from '../known-devices'
import { cookieOfDevice } from '../sign-in.hooks'

/** How an attempt is counted. */
export interface Tried {
  /**
   * Whether the codes of an app are tried, of which there are a million: they are counted for the account too, from
   * every network. Passkeys and recovery codes cannot be guessed: they are counted for the network alone, and stay a
   * way in for the owner.
   */
  isGuessable: boolean
  /** What is done where it was tried too often, so many times until then. */
  onTooMany: (count: number) => Promise<void>
}

/**
 * Tries something that somebody has given as a second factor. Wrong ones are counted for their network, and codes of an app
 * for the account, there and everywhere; on a device where the factor was given before, by themselves: others who try do not keep its owner out.
 * @returns whether it was right
 * @throws an APIError 429 after too many tries
 */
export async function tryFactor(
  req: PayloadRequest,
  account: Staff,
  { isGuessable, onTooMany }: Tried,
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const device = await factorDevice(req, account.id)
  const staff = req.payload.collections.staff.config
  if (device !== undefined && (await countTry(device, staff))) {
    const isRight = await attempt()
    if (isRight) await forgetTries(device, staff)
    return isRight
  }
  const doer = isGuessable ? { email: account.email, account: account.id } : {}
  const refusal = await countFactor(req, doer)
  if (refusal) {
    const { by, count, seconds } = refusal
    await onTooMany(count)
    throw tooManyTries(req, seconds, by === 'account' ? 'factorTooMany' : undefined)
  }
  const isRight = await attempt()
  if (isRight) await uncountFactor(req, doer)
  return isRight
}

/** The `Set-Cookie`s by which this device is known from now on: for the second factor, and for the password as ever. */
export async function deviceOfFactor(req: PayloadRequest, staff: number): Promise<string[]> {
  const owner = await ownerOf(req, staff)
  const { config } = req.payload.collections.staff
  const ofPassword = await cookieOfDevice(req, config, staff)
  return [owner && deviceCookie(req, owner), ofPassword].filter((cookie) => cookie !== undefined)
}

/** Under this name it is counted, apart from wrong passwords. */
async function factorDevice(req: PayloadRequest, staff: number): Promise<string | undefined> {
  const owner = await ownerOf(req, staff)
  const device = owner && knownDevice(req, owner)
  return device === undefined ? undefined : `factor ${device}`
}

async function ownerOf(req: PayloadRequest, staff: number): Promise<DeviceOwner | undefined> {
  const salt = await saltOf(req, 'staff', staff)
  return salt === undefined
    ? undefined
    : { collection: 'staff', id: staff, salt, hasGiven: 'secondFactor' }
}
