import { dateTimeFormat } from '../domain/locales/intl-formats'
import type { Locale } from '../domain/locales/locales'
import { formattingTag } from './messages-translator'

/** `long`: `3 January 2027`; `short`: `3 Jan 2027`, for rows and tables. */
export type DayDetail = 'long' | 'short'

const FORMATS: Readonly<Record<DayDetail, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
}

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** The first of a month has a word of its own where `Intl` writes a figure. */
export const FIRST_DAY: Partial<Record<Locale, string>> = { fr: '1er', pt: '1º' }

/** `Intl` takes longest for dates, and a list says the same few in every row. */
const ranges = new Map<string, string>()

/** So many days of a year in so many languages; then it begins again. */
const MOST_RANGES = 10_000

/**
 * From one day to another, both in UTC, in whichever order; one day where they are the same.
 * @example dayRange(new Date('2026-12-08'), new Date('2026-12-20'), 'en', 'short') // '8 – 20 Dec 2026'
 */
export function dayRange(
  one: Date,
  other: Date,
  locale: Locale,
  detail: DayDetail = 'long',
): string {
  const day = (date: Date) => Math.floor(date.getTime() / DAY)
  const key = `${locale} ${detail} ${day(one)} ${day(other)}`
  const kept = ranges.get(key)
  if (kept !== undefined) return kept
  const range = rangeOfDays(one, other, locale, detail)
  if (ranges.size >= MOST_RANGES) ranges.clear()
  ranges.set(key, range)
  return range
}

function rangeOfDays(one: Date, other: Date, locale: Locale, detail: DayDetail): string {
  const format = dateTimeFormat(formattingTag(locale), {
    ...FORMATS[detail],
    timeZone: 'UTC',
  })
  const [first, last] = one <= other ? [one, other] : [other, one]
  const range = format
    .formatRangeToParts(first, last)
    .map(({ type, value }) =>
      type === 'day' && value === '1' ? (FIRST_DAY[locale] ?? value) : value,
    )
    .join('')
  // For Chinese `Intl` knows ranges in figures alone: 2027/1/3 – 2027/1/10.
  if (locale !== 'zh' || format.format(first) === format.format(last)) return range
  const isSameYear = first.getUTCFullYear() === last.getUTCFullYear()
  return `${format.format(first)}至${isSameYear ? chineseDay(last) : format.format(last)}`
}

function chineseDay(day: Date): string {
  return `${day.getUTCMonth() + 1}月${day.getUTCDate()}日`
}

/** One day in UTC. */
export function dayName(day: Date, locale: Locale, detail: DayDetail = 'long'): string {
  return dayRange(day, day, locale, detail)
}
