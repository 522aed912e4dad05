import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { gaps, overlaps } from '@/domain/sea-service/overlaps-and-gaps'
import { seaTime } from '@/domain/sea-service/sea-time'
import { daysBetween } from '@/domain/time/calendar-day'

import { LATEST, service, someServices } from './services'

const at = (id: string, signOn: string, signOff: string | undefined) =>
  service({ id, signOn, signOff })

describe('overlaps', () => {
  it('are days on two ships at once', () => {
    const services = [at('b', '2026-03-01', '2026-05-01'), at('a', '2026-01-01', '2026-03-10')]
    expect(overlaps(services, LATEST)).toEqual([
      { ids: ['a', 'b'], first: '2026-03-01', last: '2026-03-10', days: 10 },
    ])
  })

  it('are not the day on which one leaves a ship and joins the next', () => {
    const services = [at('a', '2026-01-01', '2026-03-10'), at('b', '2026-03-10', '2026-05-01')]
    expect(overlaps(services, LATEST)).toEqual([])
  })

  it('are a day in the middle of another contract', () => {
    const services = [at('a', '2026-01-01', '2026-03-10'), at('b', '2026-02-10', '2026-02-10')]
    expect(overlaps(services, LATEST)).toEqual([
      { ids: ['a', 'b'], first: '2026-02-10', last: '2026-02-10', days: 1 },
    ])
  })

  it('are found behind a contract that lies between', () => {
    const services = [
      at('long', '2026-01-01', undefined),
      at('b', '2026-02-01', '2026-02-10'),
      at('c', '2026-03-01', '2026-03-10'),
    ]
    expect(overlaps(services, LATEST).map(({ ids }) => ids)).toEqual([
      ['long', 'b'],
      ['long', 'c'],
    ])
  })
})

describe('gaps', () => {
  it('are the days between two contracts', () => {
    const services = [at('b', '2026-03-01', '2026-05-01'), at('a', '2026-01-01', '2026-01-31')]
    expect(gaps(services, LATEST, 28)).toEqual([
      { ids: ['a', 'b'], first: '2026-02-01', last: '2026-02-28', days: 28 },
    ])
    expect(gaps(services, LATEST, 29)).toEqual([])
  })

  it('are not there while a longer contract goes on', () => {
    const services = [
      at('long', '2026-01-01', '2026-06-30'),
      at('b', '2026-02-01', '2026-02-10'),
      at('c', '2026-07-01', '2026-08-01'),
    ]
    expect(gaps(services, LATEST, 1)).toEqual([])
  })

  it('and time at sea are all days from the first contract to the last', () => {
    fc.assert(
      fc.property(someServices, (services) => {
        const first = services.map(({ signOn }) => signOn).toSorted()[0]
        const last = services
          .map(({ signOff = LATEST }) => signOff)
          .toSorted()
          .at(-1)
        const all = first === undefined || last === undefined ? 0 : daysBetween(first, last) + 1
        const away = gaps(services, LATEST, 1).reduce((sum, { days }) => sum + days, 0)
        expect(seaTime(services, LATEST).days + away).toBe(all)
      }),
    )
  })
})
