import type {
  ArrayFieldValidation,
  GlobalAfterChangeHook,
  NumberFieldSingleValidation,
  TextareaFieldValidation,
} from 'payload'

import { amountUnreadable } from '../../cms/fields/fact.field'
import { PRICES_TAG } from '../../cms/publications/tag-sql'
import { renewTag } from '../../cms/publications/writing/tags'
import { type Currency, MOST_MINOR_UNITS } from '../../domain/money'
import { panelText } from '../../i18n/panel/panel-texts'
import type { PriceList } from '../../payload-types'
import { INCLUDED, includedLines } from './included-lines'

/** Gives pages with prices a new key, in the transaction that changes the prices. */
export const renewShownPrices: GlobalAfterChangeHook = async ({ doc, req }) => {
  await renewTag(req, PRICES_TAG)
  return doc as unknown
}

/** A whole number of minor units: a fraction of a cent can be neither paid nor shown. */
export const validateAmount: NumberFieldSingleValidation = (value, { req }) => {
  if (value === null || value === undefined) return true
  // What the field of the panel cannot read arrives as a text, or as what Payload makes of one.
  if (typeof value !== 'number' || Number.isNaN(value))
    return amountUnreadable(req, 0, MOST_MINOR_UNITS)
  const isAmount = Number.isInteger(value) && value >= 0 && value <= MOST_MINOR_UNITS
  return isAmount || panelText(req.t, 'amountWrong', { most: MOST_MINOR_UNITS })
}

/** A promo that is no less than the price would not be shown. */
export function validatePromo(currency: Currency): NumberFieldSingleValidation {
  return (value, options) => {
    const amount = validateAmount(value, options)
    if (amount !== true || value === null || value === undefined) return amount
    const price = priceBeside(options, currency)
    return price === undefined || value < price || panelText(options.req.t, 'mailingPromoNotLess')
  }
}

type Mailing = NonNullable<PriceList['mailings']>[number]

/**
 * The price of the same mailing. A save says where the promo stands, `mailings.1.promo.USD`, as names or as
 * a text; a form that is checked while it is written says only what stands beside it.
 */
function priceBeside(
  { data, path, siblingData }: Parameters<NumberFieldSingleValidation>[1],
  currency: Currency,
): number | undefined {
  const mailings = (data as Partial<PriceList>).mailings ?? []
  // Typed as names, and `undefined` in a form that is written.
  const [, row] = String(path).split(/[.,]/)
  const mailing: Mailing | undefined = row
    ? mailings[Number(row)]
    : mailings.find(({ promo }) => promo === siblingData)
  return mailing?.price?.[currency] ?? undefined
}

/** Two mailings of one key would be one to programs. */
export const validateMailings: ArrayFieldValidation = (value, { req }) => {
  const seen = new Set<unknown>()
  for (const { key } of (value ?? []) as { key?: string | null }[]) {
    if (key && seen.has(key)) return panelText(req.t, 'mailingKeyTaken', { key })
    seen.add(key)
  }
  return true
}

export const validateIncluded: TextareaFieldValidation = (value, { req }) => {
  const lines = includedLines(value)
  const fits =
    lines.length <= INCLUDED.lines && lines.every((line) => line.length <= INCLUDED.length)
  return fits || panelText(req.t, 'mailingIncludedWrong')
}
