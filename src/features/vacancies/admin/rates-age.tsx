import type { UIFieldServerProps } from 'payload'

import { readDay } from '@/domain/time/calendar-day'
import { areOld } from '@/domain/money/exchange-rates'
import { panelText } from '@/i18n/panel/panel-texts'

/**
 * What is said of rates that are older than a month, in the language of the panel; `undefined` where they are not.
 * @param day on which they were quoted, `YYYY-MM-DD`
 */
export function oldRatesSentence(
  day: string | undefined,
  { t, language }: { t: Parameters<typeof panelText>[0]; language: string },
): string | undefined {
  const today = readDay(new Date()) ?? ''
  if (day === undefined || !areOld(day, today)) return undefined
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return panelText(t, 'ratesOld', { day: written.format(new Date(day)) })
}

/** Stands above the form of the rates where they are old. */
export function RatesAge({ data, req }: UIFieldServerProps) {
  const stored: { day?: unknown } = data ?? {}
  const sentence = oldRatesSentence(readDay(stored.day), req.i18n)
  return sentence === undefined ? null : <p className="mh-bad">{sentence}</p>
}
