import { expect, it } from 'vitest'

import { isRate, RATED_CURRENCIES } from '../../src/domain/money/exchange-rates'
import { EXCHANGE_RATES } from '../../src/first-content/exchange-rates'

it('the first exchange rates are of every currency but the rouble, and what a euro was worth in dollars', () => {
  const { perDollar } = EXCHANGE_RATES
  const known = RATED_CURRENCIES.filter((currency) => isRate(perDollar[currency]))
  expect(known).toEqual(RATED_CURRENCIES.filter((currency) => currency !== 'RUB'))
  expect(Object.keys(perDollar).toSorted()).toEqual(known.toSorted())
  expect(1 / (perDollar.EUR ?? 0)).toBeCloseTo(1.0389, 6)
  expect((perDollar.PHP ?? 0) / (perDollar.EUR ?? 1)).toBeCloseTo(60.301, 4)
})
