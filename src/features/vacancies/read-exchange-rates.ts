import { query, type SnapshotQuery } from '../../cms/database/ledger-pool'
import { readDay } from '../../domain/time/calendar-day'
import { type ExchangeRates, isRate, RATED_CURRENCIES } from '../../domain/money/exchange-rates'
import { safeWebAddress } from '../../domain/addresses/link-safety'

/**
 * The rates that editors wrote last, whatever their day; `undefined` where they wrote none.
 * @param ask where a search asks, so that its rates are of the same instant, and of no other connection
 */
export async function getExchangeRates(
  ask: SnapshotQuery = query,
): Promise<ExchangeRates | undefined> {
  const [row] = await ask<{ rates: Record<string, unknown> }>(
    'SELECT to_jsonb(r) AS rates FROM exchange_rates r ORDER BY id LIMIT 1',
    [],
    'exchange-rates',
  )
  if (!row) return undefined
  const rates = Object.fromEntries(
    RATED_CURRENCIES.flatMap((currency) => {
      const rate = row.rates[`per_dollar_${currency.toLowerCase()}`]
      return isRate(rate) ? [[currency, rate]] : []
    }),
  )
  const quoted = { day: readDay(row.rates.day), source: safeWebAddress(row.rates.source) }
  if (quoted.day === undefined || quoted.source === undefined) return undefined
  if (Object.keys(rates).length === 0) return undefined
  return { day: quoted.day, source: quoted.source, perDollar: rates }
}
