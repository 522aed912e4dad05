import type { PayloadRequest } from 'payload'

import { tooManyTries } from '../answers/refusal'
import { consume, type Doer, giveBack, type LimitName, type Refusal, tryToConsume } from './limits'

/**
 * Counts what a request to the API does, for its address and the e-mail address that it names.
 * @throws an APIError 429 that says when to come again; what the driver does where the database is away, which is
 *   answered with a 503
 */
export async function countRequest(
  req: PayloadRequest,
  name: LimitName,
  email: string,
): Promise<void> {
  const seconds = await consume(name, { address: addressOf(req), email })
  if (seconds !== undefined) throw tooManyTries(req, seconds)
}

/** Takes back what was counted of it. */
export function uncountRequest(req: PayloadRequest, name: LimitName, email: string): Promise<void> {
  return giveBack(name, { address: addressOf(req), email })
}

/**
 * Counts a second factor that is given, for the network of a request and, where codes can be guessed, for the account.
 * @returns when it may be given again; nothing where it may be now
 */
export function countFactor(
  req: PayloadRequest,
  who: Pick<Doer, 'account' | 'email'>,
): Promise<Refusal | undefined> {
  return tryToConsume('factor', { ...who, address: addressOf(req) })
}

/** Takes that back. */
export function uncountFactor(
  req: PayloadRequest,
  who: Pick<Doer, 'account' | 'email'>,
): Promise<void> {
  return giveBack('factor', { ...who, address: addressOf(req) })
}

/** The front server has written it (server/client-facts.ts); the site's own code has none. */
function addressOf({ headers }: PayloadRequest): string | undefined {
  return headers.get('x-forwarded-for') ?? undefined
}
