import type {
  ArrayFieldValidation,
  GlobalAfterChangeHook,
  NumberFieldSingleValidation,
  TextareaFieldValidation,
} from 'payload'

import { amountUnreadable } from '../../cms/documents/fields/value.field'
import { PRICES_TAG } from '../../cms/publications/tag-sql'
import { renewTag } from '../../cms/publications/writing/tags'
import { type Currency, MOST_MINOR_UNITS } from '../../domain/money/money'
import { panelText } from '../../i18n/panel/panel-texts'
import { INCLUDED, includedLines } from './included-lines'
import { checkPlannedAmount, checkPromo } from './price-plan-rules.hooks'

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

/** A promo that is no less than a price that holds at the same time would not be shown. */
export function validatePromo(currency: Currency): NumberFieldSingleValidation {
  return (value, options) => {
    const amount = validateAmount(value, options)
    return amount === true ? checkPromo(currency, options) : amount
  }
}

/** A price that holds from a time on. */
export function validatePlanned(currency: Currency): NumberFieldSingleValidation {
  return (value, options) => {
    const amount = validateAmount(value, options)
    return amount === true ? checkPlannedAmount(currency, value, options) : amount
  }
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
