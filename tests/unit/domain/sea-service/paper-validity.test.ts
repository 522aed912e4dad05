import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { lastDayOf, validityFor } from '@/domain/sea-service/paper-validity'
import { daysLater } from '@/domain/time/calendar-day'
import { NO_LENGTH, ofMonths } from '@/domain/vacancies/contract-length'

const DAYS = { signOn: '2026-09-01', signOff: '2027-03-01' }

describe('the last day of a contract', () => {
  it('is the latest that it says', () => {
    expect(lastDayOf('2026-09-01', ofMonths(6, 1))).toBe('2027-04-01')
    expect(lastDayOf('2026-09-01', { ...NO_LENGTH, least: 6 })).toBe('2027-03-01')
    expect(lastDayOf('2026-09-01', { ...NO_LENGTH, most: 10, unit: 'week' })).toBe('2026-11-10')
    expect(lastDayOf('2026-09-01', { ...NO_LENGTH, most: 90, unit: 'day' })).toBe('2026-11-30')
  })

  it('of a shorter month is its end', () => {
    expect(lastDayOf('2026-08-31', ofMonths(6))).toBe('2027-02-28')
    expect(lastDayOf('2027-08-31', ofMonths(6))).toBe('2028-02-29')
  })

  it('is not known where no length is said', () => {
    expect(lastDayOf('2026-09-01', undefined)).toBeUndefined()
    expect(lastDayOf('2026-09-01', NO_LENGTH)).toBeUndefined()
  })
})

describe('a paper for a contract', () => {
  it.each([
    [null, { state: 'valid' }],
    [undefined, { state: 'expiry-unsaid' }],
    ['2027-03-01', { state: 'valid' }],
    ['2027-02-28', { state: 'runs-out', expires: '2027-02-28', daysBefore: 1 }],
    ['2026-09-01', { state: 'runs-out', expires: '2026-09-01', daysBefore: 181 }],
    ['2026-08-31', { state: 'expired', expires: '2026-08-31' }],
  ] as const)('that says %j is told', (expires, told) => {
    expect(validityFor({ expires }, DAYS)).toEqual(told)
  })

  it('of unknown length is valid when it begins', () => {
    const days = { signOn: '2026-09-01', signOff: undefined }
    expect(validityFor({ expires: '2026-09-01' }, days)).toEqual({ state: 'valid' })
  })

  it('is never told worse for lasting longer', () => {
    const rank = { expired: 0, 'runs-out': 1, 'expiry-unsaid': 1, valid: 2 }
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 800 }), fc.nat(400), (start, more) => {
        const shorter = validityFor({ expires: daysLater('2026-09-01', start) }, DAYS)
        const longer = validityFor({ expires: daysLater('2026-09-01', start + more) }, DAYS)
        expect(rank[longer.state]).toBeGreaterThanOrEqual(rank[shorter.state])
      }),
    )
  })
})
