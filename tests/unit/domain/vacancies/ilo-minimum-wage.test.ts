import { expect, it } from 'vitest'

import { iloMinimum, isBelowMinimum } from '@/domain/vacancies/ilo-minimum-wage'

it('the minimum of the ILO is that of the day', () => {
  expect(iloMinimum('2024-12-31')).toBeUndefined()
  expect(iloMinimum('2025-01-01')?.dollars).toBe(673)
  expect(iloMinimum('2026-12-31')?.dollars).toBe(690)
  expect(iloMinimum('2027-01-01')?.dollars).toBe(704)
  expect(iloMinimum('2031-06-01')?.dollars).toBe(715)
})

it.each([
  [689, 'month', '2026-06-01', true],
  [690, 'month', '2026-06-01', false],
  [690, 'month', '2027-01-01', true],
  [22, 'day', '2026-06-01', true],
  [24, 'day', '2026-06-01', false],
  [8_000, 'year', '2026-06-01', true],
  [500, 'month', '2020-01-01', false],
] as const)('%s dollars a %s on %s are below it: %s', (dollars, period, day, isBelow) => {
  expect(isBelowMinimum(dollars, period, day)).toBe(isBelow)
})
