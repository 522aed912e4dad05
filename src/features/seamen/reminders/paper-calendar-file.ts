import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'

import { isolated } from '@/domain/mail/mail-text'
import { reminderDay } from '@/domain/sea-service/paper-reminders'
import { daysBetween, noonOf } from '@/domain/time/calendar-day'
import { messagesIn } from '@/i18n/messages-translator'

import { paperName } from '../record/entry-words'
import type { PaperCalendar } from './paper-calendar.queries'

/** Seconds. */
const DAY = 24 * 60 * 60

/** An alarm rings at nine in the morning, by the clock of its device. Seconds after midnight. */
const IN_THE_MORNING = 9 * 60 * 60

/** Programs are asked to come again once a day. Seconds. */
const READ_EVERY = DAY

/**
 * A calendar as programs subscribe to it (RFC 5545): one event of a whole day for the last day of each paper and of each time on board, in the
 * language of the account. An event keeps its identifier when its day changes.
 * @param page the address of the own record, where each event leads
 */
export async function paperCalendarFile(
  { locale, months, papers, contracts, today }: PaperCalendar,
  page: URL,
): Promise<string> {
  const t = await messagesIn(locale, 'seaman.reminders.calendar')
  const { hostname, href: url } = page
  const calendar = ical({
    prodId: { company: hostname, product: 'papers' },
    name: t('name'),
    ttl: READ_EVERY,
  })
  for (const { id, version, changedAt, day, document, name } of papers) {
    const paper = paperName({ document: document ?? undefined, name: name ?? undefined }, locale)
    const summary = t('paper', { paper: isolated(paper, locale) })
    const event = calendar.createEvent({
      ...wholeDay(`paper-${id}@${hostname}`, day, version, changedAt),
      ...{ summary, url },
    })
    for (const before of months) {
      const rings = reminderDay(day, before)
      // Programs ring at once for what is over.
      if (rings < today) continue
      const seconds = daysBetween(rings, day) * DAY - IN_THE_MORNING
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: seconds,
        description: summary,
      })
    }
  }
  for (const { id, version, changedAt, day, vesselName } of contracts) {
    const summary = t('signOff', { ship: isolated(vesselName, locale) })
    calendar.createEvent({
      ...wholeDay(`contract-${id}@${hostname}`, day, version, changedAt),
      ...{ summary, url },
    })
  }
  return calendar.toString()
}

/** What the events have in common. They take no time, so nobody looks busy. */
function wholeDay(id: string, day: string, version: number, changedAt: Date) {
  return {
    ...{ id, allDay: true, start: noonOf(day), sequence: version },
    ...{ stamp: changedAt, lastModified: changedAt },
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}
