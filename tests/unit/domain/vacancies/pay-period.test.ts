import { expect, it } from 'vitest'

import { isStoredPeriod, monthlyAmount } from '@/domain/vacancies/pay-period'

it.each([
  [90_000, 'year', 7_500],
  [700, 'week', 3_000],
  [250, 'day', 7_500],
  [15, 'hour', 3_600],
  [7_500, 'month', 7_500],
] as const)('%s a %s are %s a month', (amount, period, month) => {
  expect(monthlyAmount(amount, period)).toBe(month)
})

it('pay for a whole contract is none that is stored', () => {
  expect(isStoredPeriod('contract')).toBe(false)
  expect(isStoredPeriod('year')).toBe(true)
})
