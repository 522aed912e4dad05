import { numberFormat } from '../../../domain/locales/intl-formats'
import type { Locale } from '../../../domain/locales/locales'
import { formattingTag } from '../../../i18n/messages-translator'

/** Whole months and the days beyond them; nothing of what is nought, where something is left. */
export function lengthText(
  { months, rest }: { months: number; rest: number },
  locale: Locale,
): string {
  const parts = [
    ...(months > 0 ? [unitText(months, 'month', locale)] : []),
    ...(rest > 0 || months === 0 ? [unitText(rest, 'day', locale)] : []),
  ]
  return new Intl.ListFormat(formattingTag(locale), { type: 'unit', style: 'long' }).format(parts)
}

/** @example unitText(12, 'day', 'en') // '12 days' */
export function unitText(count: number, unit: 'day' | 'month', locale: Locale): string {
  const tag = formattingTag(locale)
  return numberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
