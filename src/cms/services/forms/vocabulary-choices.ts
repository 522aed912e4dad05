import type { Choice, ChoiceGroup } from './form-fields'
import type { Locale } from '../../../domain/locales/locales'
import { ENGLISH_LEVELS, type EnglishLevel } from '../../../domain/vocabulary/contract-terms'
import {
  COUNTRIES,
  countryName,
  currencyName,
  WAGE_CURRENCIES,
} from '../../../domain/vocabulary/countries'
import { DOCUMENT_CODES, type DocumentKind, DOCUMENTS } from '../../../domain/vocabulary/documents'
import { VOCABULARIES } from '../../../domain/vocabulary/languages'
import { DEPARTMENTS, ranksOf } from '../../../domain/vocabulary/ranks'
import { VESSEL_TYPE_CODES } from '../../../domain/vocabulary/vessel-types'
import { formattingTag } from '../../../i18n/messages-translator'

/** Ranks, below their departments. */
export function rankChoices(locale: Locale): ChoiceGroup[] {
  const { ranks, departments } = VOCABULARIES[locale]
  return DEPARTMENTS.map((department) => ({
    label: departments[department],
    choices: ranksOf(department).map((value) => ({ value, label: ranks[value].label })),
  }))
}

/** Types of vessels. */
export function vesselChoices(locale: Locale): Choice[] {
  const { vesselTypes } = VOCABULARIES[locale]
  return VESSEL_TYPE_CODES.map((value) => ({ value, label: vesselTypes[value].label }))
}

/** Certificates and other documents, below what they are for. */
export function documentChoices(locale: Locale): ChoiceGroup[] {
  const { documents, documentKinds } = VOCABULARIES[locale]
  const kinds = Object.keys(documentKinds) as DocumentKind[] // its own keys
  return kinds.map((kind) => ({
    label: documentKinds[kind],
    choices: DOCUMENT_CODES.filter((code) => DOCUMENTS[code].kind === kind).map((value) => ({
      value,
      label: documents[value].label,
    })),
  }))
}

/** Countries, by their names. */
export function countryChoices(locale: Locale): Choice[] {
  const { compare } = new Intl.Collator(formattingTag(locale))
  return COUNTRIES.map((value) => ({ value, label: countryName(value, locale) })).toSorted(
    (one, other) => compare(one.label, other.label),
  )
}

/** Currencies of wages. */
export function currencyChoices(locale: Locale): Choice[] {
  return WAGE_CURRENCIES.map((value) => ({
    value,
    label: `${value} · ${currencyName(value, locale)}`,
  }))
}

/** How well somebody has to speak English. */
export function englishChoices(locale: Locale): Choice[] {
  const { englishLevels } = VOCABULARIES[locale]
  const levels = Object.keys(ENGLISH_LEVELS) as EnglishLevel[] // its own keys
  return levels.map((value) => ({ value, label: englishLevels[value] }))
}
