import { dictionary } from '@zxcvbn-ts/language-common'

/** Characters. A shorter one is refused for its length. */
const SHORTEST = 8

/** Whoever steals accounts tries these first. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST),
)

/** Letters; fewer different ones are one letter again and again, or nearly so. */
const LEAST_DIFFERENT = 4

/** Whether a password, however long, is one of those that are tried first. */
export function isCommonPassword(password: string): boolean {
  return new Set(password).size < LEAST_DIFFERENT || COMMON.has(password.toLowerCase())
}
