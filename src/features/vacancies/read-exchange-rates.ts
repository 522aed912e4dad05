import { query, type SnapshotQuery } from '../../cms/database/read-pool'
import { readDay } from '../../domain/time/calendar-day'
import { type ExchangeRates, isRate, RATED_CURRENCIES } from '../../domain/money/exchange-rates'
import { safeWebAddress } from '../../domain/addresses/link-safety'

/**
 * Reads the latest rates of the editors, regardless of their day; `undefined` when there are none.
 * @param ask runs the query on the connection of a search, so that rates and results are of the same instant
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
