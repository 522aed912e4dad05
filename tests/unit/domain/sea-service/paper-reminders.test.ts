import fc from 'fast-check'
import { expect, it } from 'vitest'

import { dueReminders, REMINDER_MONTHS, reminderDay } from '@/domain/sea-service/paper-reminders'
import { daysLater } from '@/domain/time/calendar-day'

const EXPIRES = '2027-08-31'

const dueOn = (today: string, chosen: readonly number[], told: readonly number[] = []) =>
  dueReminders([{ expires: EXPIRES, told }], chosen, today).map(({ months }) => months)

it.each([
  ['2027-08-31', 12, '2026-08-31'],
  ['2027-08-31', 6, '2027-02-28'],
  ['2028-08-31', 6, '2028-02-29'],
  ['2027-05-31', 3, '2027-02-28'],
  ['2027-03-31', 1, '2027-02-28'],
])('a paper until %s reaches the threshold of %i months on %s', (expires, months, day) => {
  expect(reminderDay(expires, months)).toBe(day)
})

it('a threshold is told from its day on, on the last day of the paper too, and not afterwards', () => {
  expect(dueOn('2027-02-27', [6])).toEqual([])
  expect(dueOn('2027-02-28', [6])).toEqual([6])
  expect(dueOn('2027-08-31', [6])).toEqual([6])
  expect(dueOn('2027-09-01', [6])).toEqual([])
})

it('of a paper that was added late the nearest threshold alone is told', () => {
  expect(dueOn('2027-08-15', REMINDER_MONTHS)).toEqual([1])
  expect(dueOn('2027-06-15', [12, 6, 1])).toEqual([6])
})

it('what was told is not told again, and an earlier threshold that is chosen later is over', () => {
  expect(dueOn('2027-08-15', REMINDER_MONTHS, [1])).toEqual([])
  expect(dueOn('2027-08-15', REMINDER_MONTHS, [12, 6, 3])).toEqual([1])
  expect(dueOn('2027-06-15', [12, 6], [3])).toEqual([])
})

it('over the life of a paper each threshold is told once, in order, on the first day that it can be', () => {
  const subset = fc.subarray([...REMINDER_MONTHS])
  fc.assert(
    fc.property(subset, fc.integer({ min: 1, max: 500 }), (chosen, added) => {
      const told: number[] = []
      const days: string[] = []
      const begun = daysLater(EXPIRES, -added)
      for (let day = begun; day <= '2027-09-10'; day = daysLater(day, 1)) {
        const [due] = dueReminders([{ expires: EXPIRES, told }], chosen, day)
        if (!due) continue
        told.push(due.months)
        days.push(day)
      }
      const ahead = chosen.filter((months) => reminderDay(EXPIRES, months) > begun)
      const passed = chosen.filter((months) => reminderDay(EXPIRES, months) <= begun)
      const first = passed.length > 0 ? [Math.min(...passed)] : []
      expect(told).toEqual([...first, ...ahead])
      expect(days).toEqual([
        ...first.map(() => begun),
        ...ahead.map((months) => reminderDay(EXPIRES, months)),
      ])
    }),
    { numRuns: 60 },
  )
})
