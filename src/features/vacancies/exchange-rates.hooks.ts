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

/** Refuses a day in the future, because its rates cannot be known. */
export function notInFuture(
  day: string,
  { req }: Parameters<DateFieldValidation>[1],
): string | true {
  // Allows one day more, because the editor's time zone may be ahead.
  const last =
    readDay(new Date(processNow('a day, one ahead').getTime() + 24 * 60 * 60 * 1000)) ?? day
  return day <= last || panelText(req.t, 'ratesDayAhead')
}

export const validateSource: TextFieldSingleValidation = (value, options) => {
  const length = text(value, options)
  if (length !== true || !value) return length
  return safeWebAddress(value) !== undefined || panelText(options.req.t, 'ratesSourceWrong')
}

/** A rate must be greater than zero. An empty field means that no rate is known. */
export const validateRate: NumberFieldSingleValidation = (value: unknown, { req }) => {
  // A form sends an empty field as an empty string.
  if (value === null || value === undefined || value === '') return true
  return isRate(value) || panelText(req.t, 'ratesRateWrong', RATE_BOUNDS)
}
