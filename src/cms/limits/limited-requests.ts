import type { PayloadRequest } from 'payload'

import { tooManyTries } from '../refusal'
import { consume, giveBack, type LimitName } from './limits'

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

/** The front server has written it (server/client-facts.ts); the site's own code has none. */
function addressOf({ headers }: PayloadRequest): string | undefined {
  return headers.get('x-forwarded-for') ?? undefined
}
