import { LANGUAGE_OF_COMPANIES, isLocale, type Locale } from '../../domain/locales/locales'
import { CURRENCIES, type Currency, isCurrency } from '../../domain/money/money'
import { readParts } from '../../domain/sea-service/chosen-record'
import type { PartName } from '../../domain/sea-service/record-parts'
import { isRank, type RankCode } from '../../domain/vocabulary/ranks'
import {
  isVesselType,
  outermostGroup,
  type VesselTypeCode,
} from '../../domain/vocabulary/vessel-types'

/** The steps of a request: what is chosen, what it costs and whom it reaches, who asks for it. */
export const REVIEW_STEPS = ['choose', 'look', 'send'] as const

export type ReviewStep = (typeof REVIEW_STEPS)[number]

/** What a seafarer has chosen, as the address of the page says it. */
export interface ReviewChoice {
  /** The step that the address names. */
  step: ReviewStep | undefined
  currency: Currency
  hasApplication: boolean
  country: string | undefined
  rank: RankCode | undefined
  /** Groups of the first level. */
  vessels: readonly VesselTypeCode[]
  /** Of the own form; none of it goes along where there are none. */
  parts: readonly PartName[]
  /** Of the own form. */
  formLanguage: Locale
  /** Numbers of companies that get nothing. */
  leftOut: readonly number[]
  /** What is looked for among the names of companies. */
  company: string
}

/** The parameters of the address that say it. */
export const CHOICE_PARAMETERS = [
  'step',
  'currency',
  'application',
  'country',
  'rank',
  'vessels',
  'parts',
  'formLanguage',
  'out',
  'company',
] as const

/** What may be a number of a company in the database. */
const NUMBER = /^[1-9]\d{0,8}$/

/** Reads the choice out of an address, which anybody may have written. */
export function readChoice(params: Readonly<Record<string, string>>): ReviewChoice {
  const groups = (params.vessels ?? '').split(',').filter(isVesselType).map(outermostGroup)
  const numbers = (params.out ?? '').split(',').filter((text) => NUMBER.test(text))
  const { currency, formLanguage, rank } = params
  return {
    step: REVIEW_STEPS.find((step) => step === params.step),
    currency: isCurrency(currency) ? currency : CURRENCIES[0],
    hasApplication: params.application === 'yes',
    country: params.country,
    rank: isRank(rank) ? rank : undefined,
    vessels: [...new Set(groups)].toSorted(),
    parts: readParts((params.parts ?? '').split(',')),
    formLanguage: isLocale(formLanguage) ? formLanguage : LANGUAGE_OF_COMPANIES,
    leftOut: [...new Set(numbers.map(Number))],
    company: (params.company ?? '').trim(),
  }
}
