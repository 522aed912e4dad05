import type { DateFieldValidation, NumberFieldSingleValidation, PayloadRequest } from 'payload'
import { date } from 'payload/shared'

import { processNow } from '../../domain/time/process-clock'
import { databaseNow } from '../../cms/database/database-clock'
import { CURRENCIES, type Currency, formatMoney } from '../../domain/money/money'
import { leavesOut, type PlannedPrice, priceNotAbove } from '../../domain/money/price-plan'
import { instantName } from '../../i18n/instant-name'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import { instantOf, planOf, rowsOf, type StoredPlan, type StoredPlanned } from './stored-plan'

/** What is refused of planned prices and promos, each at its field, in the language of the panel. */

type DateOptions = Parameters<DateFieldValidation>[1]
type AmountOptions = Parameters<NumberFieldSingleValidation>[1]

/** Years. Nobody knows prices further ahead, and a year of five digits is mistyped. */
const FURTHEST = 10

/** Milliseconds. */
const YEAR = 365.25 * 24 * 60 * 60 * 1000

/** A planned price begins later than now, and no two of a mailing at the same time. */
export const validateFrom: DateFieldValidation = async (value, options) => {
  const valid = await validateAhead(value, { ...options, required: true })
  if (valid !== true) return valid
  const { mailing, row } = placeOf(options)
  const same = planOf(mailing).planned.find(({ from }) => from === instantOf(value))
  return !same || same.row === row || say(options, 'plannedTwice')
}

/** A promo begins later than now. */
export const validatePromoFrom: DateFieldValidation = (value, options) =>
  isEmpty(value) || validatePromoSide(value, options)

/** A promo ends later than now, and after it begins. */
export const validatePromoUntil: DateFieldValidation = async (value, options) => {
  const valid = isEmpty(value) || (await validatePromoSide(value, options))
  if (valid !== true) return valid
  const { promoFrom, promoUntil } = planOf(placeOf(options).mailing)
  const isAfter = promoFrom === undefined || promoUntil === undefined || promoFrom < promoUntil
  return isAfter || say(options, 'promoEndsBefore')
}

/** A planned price names each currency that has a price right before it: in none a price ends unnoticed. */
export function checkPlannedAmount(
  currency: Currency,
  value: unknown,
  options: AmountOptions,
): string | true {
  if (!isEmpty(value)) return true
  const { mailing, row } = placeOf(options)
  const plan = planOf(mailing)
  const planned = plan.planned.find((one) => one.row === row)
  if (!planned) return true
  if (leavesOut(plan, planned, currency)) {
    return panelText(options.req.t, 'plannedCurrency', { currency })
  }
  return currency !== CURRENCIES[0] || hasAmount(planned) || say(options, 'plannedEmpty')
}

/** A promo is less than every price that holds while it does. */
export function checkPromo(currency: Currency, options: AmountOptions): string | true {
  const above = priceNotAbove(planOf(placeOf(options).mailing), currency)
  if (!above) return true
  const { i18n, t } = options.req
  if (above.from === undefined) return panelText(t, 'mailingPromoNotLess')
  return panelText(t, 'promoNotLessLater', {
    from: instantName(above.from, i18n.language, 'UTC'),
    price: formatMoney({ amount: above.amount, currency }, i18n.language),
  })
}

async function validatePromoSide(value: unknown, options: DateOptions): Promise<string | true> {
  const valid = await validateAhead(value, options)
  if (valid !== true) return valid
  const amounts = Object.values(placeOf(options).mailing.promo ?? {})
  return amounts.some((amount) => !isEmpty(amount)) || say(options, 'promoMissing')
}

/**
 * A time that is to come. That it has passed is said at the save alone: what is planned may begin while its form is
 * open, and is then no plan any more (`foldWhatHasPassed`). What is to come is what the database's clock says.
 */
async function validateAhead(value: unknown, options: DateOptions): Promise<string | true> {
  // It looks itself at what it is given, and waits for nothing.
  const valid = date(value as Parameters<typeof date>[0], options) as string | true
  if (valid !== true) return valid
  const instant = instantOf(value)
  if (instant === undefined) return options.req.t('validation:notValidDate', { value: '' })
  if (options.event !== 'onChange') {
    const now = await databaseNow(options.req)
    if (instant <= now.getTime()) return say(options, 'schedulePast')
  }
  const isNear = instant < processNow('to a year').getTime() + FURTHEST * YEAR
  return isNear || panelText(options.req.t, 'plannedTooFar', { years: FURTHEST })
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const hasAmount = ({ price }: PlannedPrice) => Object.keys(price).length > 0

const say = ({ req }: { req: PayloadRequest }, key: PanelKey) => panelText(req.t, key)

interface Place {
  mailing: StoredPlan
  /** Of the planned price, where it is one's. */
  row: StoredPlanned | undefined
}

/**
 * The mailing that a field belongs to. A save says where the field stands, `mailings.1.planned.0.from`, as names or as a
 * text; a form that is checked while it is written says only what stands beside it.
 */
function placeOf({
  data,
  path,
  siblingData,
}: Pick<DateOptions, 'data' | 'path' | 'siblingData'>): Place {
  const mailings = (data as { mailings?: StoredPlan[] }).mailings ?? []
  // Typed as names, and `undefined` in a form that is written.
  const [, index, , plannedIndex] = String(path).split(/[.,]/)
  if (index) {
    const mailing = mailings[Number(index)] ?? {}
    return { mailing, row: rowsOf(mailing)[Number(plannedIndex)] ?? undefined }
  }
  for (const mailing of mailings) {
    const row =
      rowsOf(mailing).find((one) => one && [one, one.price].includes(siblingData)) ?? undefined
    const isThis = row ?? [mailing, mailing.promo].includes(siblingData)
    if (isThis) return { mailing, row }
  }
  return { mailing: {}, row: undefined }
}
