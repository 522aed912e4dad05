import type {
  DateFieldValidation,
  GlobalAfterChangeHook,
  NumberFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'
import { text } from 'payload/shared'

import { processNow } from '../../domain/time/process-clock'
import { renewTag } from '../../cms/publications/writing/tags'
import { readDay } from '../../domain/time/calendar-day'
import { isRate, RATE_BOUNDS } from '../../domain/money/exchange-rates'
import { safeWebAddress } from '../../domain/addresses/link-safety'
import { panelText } from '../../i18n/panel/panel-texts'
import { vacanciesType } from './vacancies.type'

/** Gives lists of vacancies a new key, in the transaction that changes the rates. */
export const renewVacancies: GlobalAfterChangeHook = async ({ doc, req }) => {
  for (const tag of vacanciesType.list.shows) await renewTag(req, tag)
  return doc as unknown
}

/** Refuses a day that has not come: of tomorrow nobody knows the rates. */
export function notInFuture(
  day: string,
  { req }: Parameters<DateFieldValidation>[1],
): string | true {
  // Where the editor is it may already be tomorrow.
  const last =
    readDay(new Date(processNow('a day, one ahead').getTime() + 24 * 60 * 60 * 1000)) ?? day
  return day <= last || panelText(req.t, 'ratesDayAhead')
}

export const validateSource: TextFieldSingleValidation = (value, options) => {
  const length = text(value, options)
  if (length !== true || !value) return length
  return safeWebAddress(value) !== undefined || panelText(options.req.t, 'ratesSourceWrong')
}

/** A rate is more than nothing; none is known of a currency whose field is empty. */
export const validateRate: NumberFieldSingleValidation = (value: unknown, { req }) => {
  // An empty field of a form is a text without letters.
  if (value === null || value === undefined || value === '') return true
  return isRate(value) || panelText(req.t, 'ratesRateWrong', RATE_BOUNDS)
}
