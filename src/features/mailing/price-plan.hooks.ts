import type { GlobalAfterReadHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { isRestoring } from '../../cms/desk/history/global-versions.hooks'
import { databaseOf } from '../../cms/database/handle'
import { foldPlan, instantsOf } from '../../domain/money/price-plan'
import type { PriceList } from '../../payload-types'
import { isPlanned, planOf, storedAmounts } from './stored-plan'

type Mailing = NonNullable<PriceList['mailings']>[number]

/** In the context of a read: what is stored, also of what has passed. Readers are shown what follows from it. */
export const AS_STORED = 'pricesAsStored'

/** What time it is by the clock of the database, which the keys of pages go by: milliseconds since 1970. */
export const CLOCK_NOW = `floor(extract(epoch FROM now()) * 1000)::text`

/**
 * Has the form, and whoever else reads the list, find in the price what holds now: what has passed is no plan any more.
 * A version in the history says what it said.
 */
export const showWhatHolds: GlobalAfterReadHook = async ({ context, doc, query, req }) => {
  const list = doc as PriceList
  if (query !== undefined || context[AS_STORED] || !list.mailings?.some(isPlanned)) return list
  const now = await nowBy(req)
  return { ...list, mailings: list.mailings.map((row) => withoutPassed(row, row, now)) }
}

/**
 * Stores as the price what has begun since, so that a form that was opened before changes nothing of what readers see.
 * What was not stored yet cannot have begun: it stays, and is refused. All that a restored version says was stored once.
 */
export const foldWhatHasPassed: GlobalBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const list = data as Partial<PriceList>
  const stored = (originalDoc as Partial<PriceList> | undefined)?.mailings
  const isRestored = isRestoring(req)
  if (!Array.isArray(list.mailings) || !(isRestored || stored?.some(isPlanned))) return list
  const now = await nowBy(req)
  return {
    ...list,
    mailings: list.mailings.map((row) => {
      if (isRestored) return withoutPassed(row, row, now)
      // Whatever was sent: what it is is looked at later.
      const known = stored?.find(({ id }) => id && id === (row as Mailing | null)?.id)
      return known ? withoutPassed(row, known, now) : row
    }),
  }
}

/** A row without what has passed, as far as it was stored by then. */
function withoutPassed(row: Mailing, stored: Mailing, now: number): Mailing {
  const known = new Set(instantsOf(planOf(stored)))
  const isKnown = (instant: number | undefined) => instant !== undefined && known.has(instant)
  const plan = planOf(row)
  const stillThere = {
    ...plan,
    planned: plan.planned.filter(({ from }) => isKnown(from)),
    promoFrom: isKnown(plan.promoFrom) ? plan.promoFrom : undefined,
    promoUntil: isKnown(plan.promoUntil) ? plan.promoUntil : undefined,
  }
  const rest = foldPlan(stillThere, now)
  const begun = new Set<unknown>(
    stillThere.planned.filter((one) => !rest.planned.includes(one)).map((one) => one.row),
  )
  return {
    ...row,
    ...(begun.size > 0 && {
      price: storedAmounts(rest.price),
      planned: row.planned?.filter((one) => !begun.has(one)) ?? [],
    }),
    ...(stillThere.promoFrom !== rest.promoFrom && { promoFrom: null }),
    ...(stillThere.promoUntil !== rest.promoUntil && {
      promo: storedAmounts(rest.promo),
      promoFrom: null,
      promoUntil: null,
    }),
  }
}

async function nowBy(req: PayloadRequest): Promise<number> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ now: string }>(sql.raw(`SELECT ${CLOCK_NOW} AS now`))
  return Number(rows[0]?.now)
}
