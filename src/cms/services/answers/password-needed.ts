import { APIError } from 'payload'

/**
 * `expired`: it was given too long ago. `account`: it is asked for each time. `keys`: each time, and a second factor with it
 * (protection/key-changes.ts).
 */
export type PasswordFor = 'expired' | 'account' | 'keys'

/** What a refusal asks for. */
interface PasswordAsked {
  code: string
  why: PasswordFor
  /** Of `keys`: for which change, as it is handed back, and in a sentence. */
  change?: string
  act?: string
}

/** What to throw where the password is to be given first. */
export function passwordNeeded(
  why: PasswordFor,
  sentence: string,
  named?: Required<Pick<PasswordAsked, 'change' | 'act'>>,
): APIError {
  const data: PasswordAsked = { code: 'passwordNeeded', why, ...named }
  return new APIError(sentence, 403, { ...data }, true)
}

/** What an error asks for, where it is one of these. */
export function passwordAskedIn(error: Error): PasswordAsked | undefined {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return undefined
  const data = error.data as { code?: unknown }
  // Nothing else has this code.
  return data.code === 'passwordNeeded' ? (data as PasswordAsked) : undefined
}
