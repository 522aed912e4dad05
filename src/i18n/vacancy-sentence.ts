import { numberFormat } from '../domain/locales/intl-formats'
import type { Locale } from '../domain/locales/locales'
import type { PayPeriod } from '../domain/vocabulary/contract-terms'
import { VOCABULARIES } from '../domain/vocabulary/languages'
import type { RankCode } from '../domain/vocabulary/ranks'
import type { VesselTypeCode } from '../domain/vocabulary/vessel-types'
import type { ContractLength } from '../domain/vacancies/contract-length'
import { lengthText } from './contract-length-text'
import { dayRange } from './day-range'
import { formattingTag, messagesIn } from './messages-translator'
import { rangeOf } from './number-range'

/** What a vacancy says in codes and numbers; every language makes its own sentence of it. */
export interface VacancyTexts {
  readonly rank: RankCode
  readonly vesselType: VesselTypeCode
  readonly contract?: ContractLength
  readonly joining?: {
    /** The name of a port; empty where it is not known. */
    readonly port?: string
    /** First and last day, UTC. */
    readonly from?: Date
    readonly to?: Date
    /** Whether it is not said when; without a day it is as soon as possible otherwise. */
    readonly isUnsaid?: boolean
  }
  readonly pay?: {
    /** ISO 4217. */
    readonly currency: string
    /** Whole units of the currency: wages are quoted without cents. */
    readonly least: number
    readonly most?: number
    readonly period: PayPeriod
  }
}

/**
 * A vacancy in one sentence without a full stop, in the reader's language.
 * @example // 'Second engineer on a bulk carrier, 6 ± 1 months, joining Santos, 3 – 10 January 2027, USD 5,500–6,000 a month'
 */
export async function vacancySentence(vacancy: VacancyTexts, locale: Locale): Promise<string> {
  const { rank, vesselType, contract, joining, pay } = vacancy
  const tag = formattingTag(locale)
  const t = await messagesIn(locale, 'vacancies.sentence')
  const { ranks, vesselTypes } = VOCABULARIES[locale]
  const clauses = [
    t('rankAboard', { rank: ranks[rank].label, aboard: vesselTypes[vesselType].aboard }),
  ]
  if (contract) clauses.push(lengthText(contract, tag, await messagesIn(locale, 'vacancies')))
  const known = placeAndDates(joining, locale)
  if (known.known !== 'none' || joining?.isUnsaid !== true) clauses.push(t('joining', known))
  if (pay) clauses.push(t('pay', { pay: wage(pay, tag), period: pay.period }))
  return clauses.reduce((before, next) => t('clauses', { before, next }))
}

function placeAndDates(
  { port = '', from, to }: NonNullable<VacancyTexts['joining']> = {},
  locale: Locale,
) {
  const place = port.trim()
  const first = from ?? to
  const dates = first === undefined ? '' : dayRange(first, to ?? first, locale)
  const known = place === '' ? (dates === '' ? 'none' : 'dates') : dates === '' ? 'place' : 'both'
  return { known, port: place, dates }
}

function wage(
  { currency, least, most = least }: NonNullable<VacancyTexts['pay']>,
  tag: string,
): string {
  const format = numberFormat(tag, {
    style: 'currency',
    currency,
    // In Arabic an amount has its sign behind it, in lists as here; a code there would be another way to write the same.
    currencyDisplay: tag.startsWith('ar') ? 'symbol' : 'code',
    maximumFractionDigits: 0,
  })
  const text =
    least === most
      ? format.format(least)
      : rangeOf(format, Math.min(least, most), Math.max(least, most))
  return plainDollar(text)
}

/** The dollar as prices of the site have it: Arabic has no narrow sign of its own for it. */
export function plainDollar(text: string): string {
  return text.replaceAll('US$', '$')
}
