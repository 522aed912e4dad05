import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isReversed } from '@/domain/sea-service/sea-service'
import { seaTime, seaTimeBy } from '@/domain/sea-service/sea-time'
import { daysLater } from '@/domain/time/calendar-day'

import { LATEST, service, someServices } from './services'

describe('time at sea', () => {
  it('counts the first day and the last one', () => {
    const one = service({ signOn: '2026-01-01', signOff: '2026-01-31' })
    expect(seaTime([one], LATEST)).toEqual({ days: 31, months: 1, rest: 1 })
  })

  it('counts to today on board, and nothing that is to come', () => {
    const onBoard = service({ signOn: '2026-03-01', signOff: undefined })
    expect(seaTime([onBoard], '2026-03-10').days).toBe(10)
    expect(seaTime([service({ signOff: '2026-12-31' })], '2026-01-05').days).toBe(5)
    expect(seaTime([onBoard], '2026-02-28').days).toBe(0)
  })

  it('counts nothing of what ends before it begins, which can be told', () => {
    const reversed = service({ signOff: '2025-12-31' })
    expect(seaTime([reversed], LATEST).days).toBe(0)
    expect([reversed, service(), service({ signOff: undefined })].map(isReversed)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is told by rank, type and size', () => {
    const services = [
      service({ id: 'a', grossTonnage: 499, signOff: '2026-01-10' }),
      service({
        id: 'b',
        grossTonnage: 500,
        power: 3_000,
        rank: 'chief-mate',
        signOn: '2026-02-01',
        signOff: '2026-03-02',
      }),
      service({ id: 'c', vesselType: 'tug', signOn: '2026-04-01', signOff: '2026-04-05' }),
    ]
    const days = (by: 'rank' | 'vesselType' | 'tonnage' | 'power') =>
      seaTimeBy(by, services, LATEST).map(({ key, time }) => [key, time.days])
    expect(days('rank')).toEqual([
      [{ code: 'chief-mate' }, 30],
      [{ code: 'second-mate' }, 15],
    ])
    expect(days('vesselType')).toEqual([
      [{ code: 'bulk-carrier' }, 40],
      [{ code: 'tug' }, 5],
    ])
    expect(days('tonnage')).toEqual([
      ['medium', 30],
      ['small', 10],
      ['unsaid', 5],
    ])
    expect(days('power')).toEqual([
      ['large', 30],
      ['unsaid', 15],
    ])
  })

  it('is the number of days on which one was on a ship', () => {
    fc.assert(
      fc.property(someServices, (services) => {
        const days = new Set<string>()
        for (const { signOff = LATEST, signOn } of services) {
          for (let day = signOn; day <= signOff; day = daysLater(day, 1)) days.add(day)
        }
        expect(seaTime(services, LATEST).days).toBe(days.size)
      }),
    )
  })

  it('stays when a contract is written as two', () => {
    fc.assert(
      fc.property(someServices, fc.nat(120), (services, after) => {
        const split = services.flatMap((one) => {
          const middle = daysLater(one.signOn, after)
          if (one.signOff === undefined || middle >= one.signOff) return [one]
          return [
            { ...one, signOff: middle },
            { ...one, id: `${one.id}+`, signOn: daysLater(middle, 1) },
          ]
        })
        expect(seaTime(split.toReversed(), LATEST)).toEqual(seaTime(services, LATEST))
      }),
    )
  })

  it('by rank is no less in sum than all of it', () => {
    fc.assert(
      fc.property(someServices, (services) => {
        const sum = seaTimeBy('rank', services, LATEST).reduce(
          (all, { time }) => all + time.days,
          0,
        )
        expect(sum).toBeGreaterThanOrEqual(seaTime(services, LATEST).days)
      }),
    )
  })
})
