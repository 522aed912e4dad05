import { type ContractLength, evenLength } from '../domain/vacancies/contract-length'
import { numberFormat } from '../domain/locales/intl-formats'
import type { messagesIn } from './messages-translator'
import { rangeOf } from './number-range'

type Translate = Awaited<ReturnType<typeof messagesIn<'vacancies'>>>

/**
 * The length of a contract in the words of a language, for the middle of a line.
 * @param tag by which numbers are formatted
 * @example // '6 ± 1 months', '4–5 months', 'up to 90 days', '5 weeks on, 5 weeks off'
 */
export function lengthText(length: ContractLength, tag: string, t: Translate): string {
  const { approximate, least, most, off, unit } = length
  const format = numberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
  const text =
    off !== null
      ? t('lengthTurns', { on: format.format(least ?? most ?? 0), off: format.format(off) })
      : least === null
        ? t('lengthUpTo', { length: format.format(most ?? 0) })
        : most === null
          ? t('lengthOrMore', { length: format.format(least) })
          : between(least, most, format, tag)
  return approximate ? t('lengthAbout', { length: text }) : text
}

/**
 * `6 ± 1 months`, as contracts say it, where the ends lie evenly around a whole number: the number of `Intl`'s own `6 months`
 * becomes two, its plural stays. Arabic says one and two months without a number; there, and of uneven ends, it is `1–3 months`.
 */
function between(least: number, most: number, format: Intl.NumberFormat, tag: string): string {
  if (least === most) return format.format(least)
  const even = evenLength({ least, most })
  const parts = even ? format.formatToParts(even.length) : []
  if (!even || !parts.some(({ type }) => type === 'integer')) return rangeOf(format, least, most)
  const tolerance = numberFormat(tag).format(even.tolerance)
  return parts
    .map(({ type, value }) => (type === 'integer' ? `${value} ± ${tolerance}` : value))
    .join('')
}
