import { dictionary } from '@zxcvbn-ts/language-common'

/** Characters. A shorter one is refused for its length. */
const SHORTEST = 8

/** Whoever steals accounts tries these first. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST),
)

/** Letters; fewer different ones are one letter again and again, or nearly so. */
const LEAST_DIFFERENT = 4

/** What people add to a word until it is long enough. */
const ADDED = /[\d\p{P}\p{S}]+$/u

/** Whether a password, however long, is one of those that are tried first, or that with digits and signs after it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return (
    new Set(password).size < LEAST_DIFFERENT ||
    COMMON.has(lower) ||
    COMMON.has(lower.replace(ADDED, ''))
  )
}
