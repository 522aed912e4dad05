import { COOKIE_ATTRIBUTES, cookieValue } from './cookies'

/** The cookie of who has chosen: `1` for pages with as few bytes as they can have, `0` for whole ones. */
const LITE_COOKIE = 'mh_lite'

const CHOICES = ['1', '0'] as const

export type LiteChoice = (typeof CHOICES)[number]

/** Whether a value names a choice. */
export function isLiteChoice(value: unknown): value is LiteChoice {
  return CHOICES.some((choice) => choice === value)
}

/** The choice, as `Set-Cookie` takes it. */
export function liteCookie(choice: LiteChoice): string {
  return `${LITE_COOKIE}=${choice}; ${COOKIE_ATTRIBUTES}`
}

/**
 * Whether a reader is answered with pages that have no script, no image and no decoration: they have chosen so, or
 * their browser says that they save data and they have not chosen otherwise.
 * @param headers of their request, names in small letters
 */
export function isLite(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const chosen = cookieValue(String(headers.cookie ?? ''), LITE_COOKIE)
  if (isLiteChoice(chosen)) return chosen === '1'
  const saves = String(headers['save-data'] ?? '')
  return saves.trim().toLowerCase() === 'on'
}
