import { dateTimeFormat } from '../domain/locales/intl-formats'
import { isLocale } from '../domain/locales/locales'
import { FIRST_DAY } from './day-range'

const MOMENT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  // Midnight begins a day everywhere: “12:00 AM” is read as noon.
  hourCycle: 'h23',
  timeZoneName: 'short',
}

/**
 * An instant with its time zone, as it is written in a language.
 * @param tag what `Intl` is told of the language
 * @param timeZone left out on the device of whoever reads it: the one that is set there
 * @example instantName(new Date('2027-01-01T00:00:00Z'), 'en-GB', 'UTC') // '1 January 2027 at 00:00 UTC'
 */
export function instantName(instant: Date | number, tag: string, timeZone?: string): string {
  const [language = ''] = tag.split('-')
  // As on pages (formattingTag): a day stands before its month.
  const format = dateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    ...MOMENT,
    ...(timeZone !== undefined && { timeZone }),
  })
  const first = isLocale(language) ? FIRST_DAY[language] : undefined
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'day' && value === '1' ? (first ?? value) : value))
    .join('')
}
