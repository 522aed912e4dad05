import { query } from '../../cms/database/read-pool'
import type { ExchangeRates } from '../../domain/money/exchange-rates'
import {
  dollarsAMonth,
  type PayInsight,
  payInsight,
  type Wage,
} from '../../domain/vacancies/pay-insight'
import { isStoredPeriod } from '../../domain/vacancies/pay-period'
import type { RankCode } from '../../domain/vocabulary/ranks'
import { isWarned } from '../../cms/publications/warned-company'
import { showsExamples } from '../../env'

import { getExchangeRates } from './read-exchange-rates'

/** What other vacancies pay. */
export interface ShownPayInsight extends PayInsight {
  /** What other currencies were compared by; nothing where all is in dollars. */
  rates: ExchangeRates | undefined
}

/** The newest wages that are read. More would hardly move a quartile. */
const MOST_WAGES = 2_000

interface StoredWage {
  least: string
  most: string
  currency: string
  period: string | null
}

// Vacancies that readers could see, closed ones included. Withdrawn, suspended and deleted vacancies do not count, nor
// do vacancies of a company with a warning.
const WAGES = `
  SELECT coalesce(v.pay_min, v.pay_max) AS least, coalesce(v.pay_max, v.pay_min) AS most,
    v.pay_currency::text AS currency, v.pay_period::text AS period
  FROM vacancies v JOIN crewings c ON c.id = v.company_id
  WHERE v.rank = $1::enum_rank AND ($2::text IS NULL OR v.vessel_group = $2)
    AND v._status = 'published' AND v.deleted_at IS NULL AND v.suspended_at IS NULL
    AND c._status = 'published' AND c.deleted_at IS NULL AND c.suspended_at IS NULL
    AND NOT ${isWarned('c.id')}
    AND v.first_published_at > now() - interval '12 months'
    AND v.pay_negotiable IS NOT TRUE AND v.pay_currency IS NOT NULL
    AND coalesce(v.pay_min, v.pay_max) IS NOT NULL
    AND (v.is_example IS NOT TRUE OR $3::boolean)
  ORDER BY v.first_published_at DESC LIMIT $4`

/**
 * Returns the pay of the last twelve months for a rank on a group of vessels, or on all vessels; `undefined` when too
 * few vacancies name their pay. A range counts with its middle. Pay in a currency without a rate is left out.
 */
export async function getPayInsight(
  rank: RankCode,
  vesselGroup?: string,
): Promise<ShownPayInsight | undefined> {
  const rows = await query<StoredWage>(
    WAGES,
    [rank, vesselGroup ?? null, showsExamples, MOST_WAGES],
    'pay-insight',
  )
  const isMixed = rows.some(({ currency }) => currency !== 'USD')
  const rates = isMixed ? await getExchangeRates() : undefined
  const wages = rows.flatMap((row) => dollarsAMonth(wageOf(row), rates) ?? [])
  const insight = payInsight(wages)
  return insight && { ...insight, rates }
}

function wageOf({ least, most, currency, period }: StoredWage): Wage {
  return {
    min: Number(least),
    max: Number(most),
    currency,
    period: isStoredPeriod(period) ? period : 'month',
  }
}
