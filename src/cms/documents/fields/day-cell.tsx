import type { DefaultServerCellComponentProps } from 'payload'

import { noonOf, readDay } from '@/domain/time/calendar-day'
import { dayName } from '@/i18n/day-range'
import { isLocale } from '@/domain/locales/locales'

/** A day in a list: the same one in a browser of every time zone, where Payload's cell shows noon UTC by the local clock. */
export function DayCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const day = readDay(cellData)
  if (day === undefined) return '—'
  const locale = isLocale(i18n.language) ? i18n.language : 'en'
  return <bdi>{dayName(noonOf(day), locale, 'short')}</bdi>
}
