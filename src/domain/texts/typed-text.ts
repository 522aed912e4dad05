import { plainText } from './plain-text'

/**
 * What was typed into a field of one line: no control character, line break or mark that turns the direction of its
 * neighbours is left, so that it can stand in the head of a mail.
 * @example typedLine(' Anna\r\nBcc: x@y.z ') // 'Anna Bcc: x@y.z'
 */
export function typedLine(text: string): string {
  return plainText(text.normalize('NFC'))
}

/** Of several lines: as `typedLine`, but line breaks stay, written as `\n`, no more than two empty lines together. */
export function typedParagraphs(text: string): string {
  const lines = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .split('\n')
    .map((one) => one.replace(UNWANTED, '').trimEnd())
  return lines
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
}

// As in `plainText`: LRM, RLM and ALM stay, Arabic is written with them.
const UNWANTED = /[^\P{Cc}\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

// As browsers check `type=email`, but with a dot in the domain: no mail leaves a single machine.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Whether a text can be the address of a mail. No address of this kind has a space, a comma or a quotation mark. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** Whether a text can be a telephone number, in whatever way it is grouped. */
export function isTelephoneNumber(text: string): boolean {
  const plain = latinDigits(text)
  const digits = plain.replace(/\D/g, '').length
  return /^\+?[\d\s().\-/]{4,40}$/.test(plain) && digits >= 5 && digits <= 17
}

/** Digits of other scripts (Arabic, Persian, Devanagari, wide ones) as 0 to 9. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = [0xff10, 0x0966, 0x06f0, 0x0660].find((first) => code >= first) ?? code
    return String(code - zero)
  })
}

/** A day of the calendar as a browser sends it, `YYYY-MM-DD`; nothing where there is no such day. */
export function readTypedDay(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const instant = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(instant.getTime())) return undefined
  return instant.toISOString().startsWith(text) ? text : undefined
}

/**
 * A number as people type it: spaces between its groups, a comma or a point before at most so many decimals. In a whole number
 * a comma or a point may stand between groups of three, or as in India of two.
 * @example readTypedNumber('1 250,5', 1) // 1250.5
 * @example readTypedNumber('38,500', 0) // 38500
 */
export function readTypedNumber(text: string, decimals: number): number | undefined {
  const written = latinDigits(text).replace(/[\s'’]/g, '')
  const isGrouped = decimals === 0 && GROUPED.test(written)
  const plain = isGrouped ? written.replace(/[^\d-]/g, '') : written.replace(/[,\u066b]/, '.')
  const read = /^-?\d{1,12}(?:\.(\d+))?$/.exec(plain)
  if (!read || (read[1] ?? '').length > decimals) return undefined
  return Number(plain)
}

// `\u066c` is the sign of Arabic. No group begins with a zero: `0.500` is half of something.
const GROUPED =
  /^-?(?:[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+|(?:\u066c\d{3})+)|[1-9]\d?(?:,\d{2})+,\d{3})$/
