import fc from 'fast-check'

import type { SeaService } from '@/domain/sea-service/sea-service'
import { daysLater } from '@/domain/time/calendar-day'

/** The last day of everything that `someServices` makes. */
export const LATEST = '2026-12-31'

/** A contract of a second mate on a bulk carrier, 1 January to 30 June 2026 where nothing else is said. */
export function service(differs: Partial<SeaService> & { id?: string } = {}): SeaService {
  return {
    id: 'a',
    rank: 'second-mate',
    vesselType: 'bulk-carrier',
    signOn: '2026-01-01',
    signOff: '2026-06-30',
    ...differs,
  }
}

/** Up to eight contracts within three years, in any order, overlapping or not. */
export const someServices: fc.Arbitrary<SeaService[]> = fc
  .array(
    fc.record({
      start: fc.nat(900),
      days: fc.nat(120),
      rank: fc.constantFrom('master', 'chief-mate', undefined),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ days, rank, start }, index) => {
      const signOn = daysLater('2024-01-01', start)
      return service({ id: String(index), rank, signOn, signOff: daysLater(signOn, days) })
    }),
  )
