import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/domain/locales/locales'
import { paperCalendarFile } from '@/features/seamen/reminders/paper-calendar-file'
import type { PaperCalendar } from '@/features/seamen/reminders/paper-calendar.queries'

/** The calendar of a seafarer's papers, read by a parser that knows nothing of what wrote it. */

const CHANGED = new Date('2026-11-30T10:20:30.000Z')

const CALENDAR: PaperCalendar = {
  locale: 'en',
  months: [12, 6, 3, 1],
  papers: [
    { id: 7, version: 2, changedAt: CHANGED, day: '2027-08-31', document: 'passport', name: null },
  ],
  contracts: [
    { id: 3, version: 1, changedAt: CHANGED, day: '2027-03-01', vesselName: 'Bright Star' },
  ],
  today: '2026-11-30',
}

const PAGE = new URL('https://hub.example/seaman/account/record')

const withName = (name: string): PaperCalendar => {
  const [paper] = CALENDAR.papers
  if (!paper) throw new Error('There is no paper.')
  return { ...CALENDAR, papers: [{ ...paper, document: null, name }] }
}

async function read(calendar: PaperCalendar) {
  const text = await paperCalendarFile(calendar, PAGE)
  const component = new ICAL.Component(
    ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0],
  )
  const events = component.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one)
    const alarms = one.getAllSubcomponents('valarm')
    return {
      uid: event.uid,
      summary: event.summary,
      sequence: event.sequence,
      isWholeDay: event.startDate.isDate,
      day: event.startDate.toString(),
      stamp: String(one.getFirstPropertyValue('dtstamp')),
      alarms: alarms.map((alarm) => ({
        action: alarm.getFirstPropertyValue('action'),
        says: alarm.getFirstPropertyValue('description'),
        // As a device reckons it from midnight of the day, by its own clock.
        rings: ringing(event.startDate, alarm.getFirstPropertyValue('trigger')),
      })),
    }
  })
  return { text, component, events }
}

function ringing(start: ICAL.Time, trigger: unknown): string {
  if (!(trigger instanceof ICAL.Duration)) throw new Error('An alarm has no duration.')
  const at = start.clone()
  at.isDate = false
  at.addDuration(trigger)
  return at.toString()
}

it('has an event of a whole day for the last day of a paper and of a contract', async () => {
  const { component, events } = await read(CALENDAR)
  expect(component.getFirstPropertyValue('version')).toBe('2.0')
  expect(component.getFirstPropertyValue('x-wr-calname')).toBe('Papers and contracts')
  expect(events).toMatchObject([
    {
      uid: 'paper-7@hub.example',
      summary: 'Passport: last day',
      ...{ sequence: 2, isWholeDay: true, day: '2027-08-31', stamp: '2026-11-30T10:20:30Z' },
    },
    {
      uid: 'contract-3@hub.example',
      summary: 'Bright Star: sign-off',
      ...{ isWholeDay: true, day: '2027-03-01', alarms: [] },
    },
  ])
})

it('rings at nine on the days that are chosen for the mails, and not for what is over', async () => {
  const { events } = await read(CALENDAR)
  const [paper] = events
  // The threshold of twelve months was in August 2026.
  expect(paper?.alarms.map(({ rings }) => rings)).toEqual([
    '2027-02-28T09:00:00',
    '2027-05-31T09:00:00',
    '2027-07-31T09:00:00',
  ])
  expect(paper?.alarms.map(({ action, says }) => [action, says])).toEqual(
    Array.from({ length: 3 }, () => ['DISPLAY', 'Passport: last day']),
  )
  const [silent] = (await read({ ...CALENDAR, months: [] })).events
  expect(silent?.alarms).toEqual([])
})

it('keeps the identifier of a paper whose day changes', async () => {
  const [paper] = CALENDAR.papers
  if (!paper) throw new Error('There is no paper.')
  const renewed = { ...paper, version: 3, day: '2032-08-31' }
  const [before] = (await read(CALENDAR)).events
  const [after] = (await read({ ...CALENDAR, papers: [renewed] })).events
  expect([after?.uid, after?.day]).toEqual([before?.uid, '2032-08-31'])
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
})

it('without anything in it is a calendar all the same', async () => {
  const { events } = await read({ ...CALENDAR, papers: [], contracts: [] })
  expect(events).toEqual([])
})

describe.each(LOCALES)('in %s', (locale) => {
  it('says what ends, and has no line that is too long', async () => {
    const { text, events } = await read({ ...CALENDAR, locale })
    expect(events.map(({ uid }) => uid)).toEqual(['paper-7@hub.example', 'contract-3@hub.example'])
    for (const { summary } of events) expect(summary).toMatch(/\S{2}.*\S{2}/)
    expect(events[1]?.summary).toContain('Bright Star')
    expectLines(text)
  })
})

it('tells whatever somebody has called a paper, and lets it say nothing else', async () => {
  const pieces = fc.constantFrom(
    ...['a', ' ', ',', ';', '\\', '\n', '\r\n', ':', '"', 'й', '中', '👩‍🚒', '\u2068', 'سفر'],
    ...['BEGIN:VEVENT', 'END:VCALENDAR', '\\n', 'X'.repeat(80), 'Ж'.repeat(60)],
  )
  const names = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((some) => some.join(''))
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      const { text, events } = await read(withName(name))
      expect(events).toHaveLength(2)
      const plain = (some = '') => some.replaceAll(/[\s\u2066-\u2069]/gu, '')
      expect(plain(events[0]?.summary)).toBe(plain(`${name}: last day`))
      expectLines(text)
    }),
    { numRuns: 200 },
  )
})

/** Lines end with CRLF, and none is longer than 75 octets (RFC 5545, 3.1). */
function expectLines(text: string): void {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
}
