import { APIError } from 'payload'

import type { NotDone } from './form'
import { consume, type LimitName } from '../limits/limits'

/** Seconds after which somebody may try again who found the line of sign-ins full. */
const BUSY = 5

/**
 * What somebody is told who tries a password too often, or at the same moment as too many.
 * @throws whatever else it is
 */
export function refusedFor(error: unknown): NotDone {
  if (!(error instanceof APIError)) throw error
  if (error.status === 503) return { status: 503, notice: { kind: 'busy' }, retryAfter: BUSY }
  const seconds: unknown = (error.data as { seconds?: unknown } | null)?.seconds
  if (error.status !== 429 || typeof seconds !== 'number') throw error
  return limited(seconds)
}

/** Counts that something is done; what to tell whoever has done it too often. */
export async function countTry(
  name: LimitName,
  who: { address: string; email?: string },
): Promise<NotDone | undefined> {
  const seconds = await consume(name, who)
  return seconds === undefined ? undefined : limited(seconds)
}

function limited(seconds: number): NotDone {
  const minutes = Math.ceil(seconds / 60)
  return { status: 429, notice: { kind: 'limited', minutes }, retryAfter: seconds }
}
