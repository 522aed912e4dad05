import type { SelectField } from 'payload'

import { isLocale, languageTag, type Locale } from '../../../domain/locales/locales'
import type { VocabularyCodes } from '../../../domain/structured-fields/field-table'
import { ENGLISH_LEVELS, type EnglishLevel } from '../../../domain/vocabulary/contract-terms'
import { COUNTRIES, WAGE_CURRENCIES } from '../../../domain/vocabulary/countries'
import { DOCUMENT_CODES } from '../../../domain/vocabulary/documents'
import { VOCABULARIES } from '../../../domain/vocabulary/languages'
import { DEPARTMENTS, RANK_CODES } from '../../../domain/vocabulary/ranks'
import type { Vocabulary } from '../../../domain/vocabulary/terms'
import { VESSEL_TYPE_CODES } from '../../../domain/vocabulary/vessel-types'

/**
 * Choices among the codes of the vocabulary, with labels in the language of the panel, or in English where
 * the vocabulary has no such language. All fields with the same choices share one type in the database.
 */
type Choice = Pick<SelectField, 'options' | 'enumName'>

/** A rank. */
export const rankChoice = choice('enum_rank', RANK_CODES, (code, { ranks }) => ranks[code].label)

/** A department on board. */
export const departmentChoice = choice(
  'enum_department',
  DEPARTMENTS,
  (code, { departments }) => departments[code],
)

/** A type of vessel, or a group of types. */
export const vesselTypeChoice = choice(
  'enum_vessel_type',
  VESSEL_TYPE_CODES,
  (code, { vesselTypes }) => vesselTypes[code].label,
)

/** A certificate or another document. */
const documentChoice = choice(
  'enum_seafarer_document',
  DOCUMENT_CODES,
  (code, { documents }) => documents[code].label,
)

/** How well somebody speaks English. */
const englishLevelChoice = choice(
  'enum_english_level',
  Object.keys(ENGLISH_LEVELS) as EnglishLevel[],
  (code, { englishLevels }) => englishLevels[code],
)

/** A country, as a place, a flag or a citizenship. */
export const countryChoice = choice(
  'enum_country',
  COUNTRIES,
  (code, _, locale) => namesOf('region', locale).of(code) ?? code,
)

/** A currency that wages are paid in. */
const currencyChoice = choice('enum_wage_currency', WAGE_CURRENCIES, (code, _, locale) =>
  currencyLabel(code, locale),
)

/** The choices among all codes of a vocabulary. */
export const CHOICES: { readonly [Of in keyof VocabularyCodes]: Choice } = {
  ranks: rankChoice,
  vesselTypes: vesselTypeChoice,
  documents: documentChoice,
  englishLevels: englishLevelChoice,
  countries: countryChoice,
  currencies: currencyChoice,
}

/** A language among those given, by ISO 639-1. */
export const languageChoice = (codes: readonly string[]): Choice =>
  choice(
    'enum_spoken_language',
    codes,
    (code, _, locale) => namesOf('language', locale).of(code) ?? code,
  )

/** A currency by its code and its name in the language of the panel. */
export function currencyLabel(code: string, language: string): string {
  return `${code} · ${namesOf('currency', localeOf(language)).of(code) ?? code}`
}

/** The language of the panel, where the vocabulary has it. */
function localeOf(language: string): Locale {
  return isLocale(language) ? language : 'en'
}

function choice<Code extends string>(
  enumName: string,
  codes: readonly Code[],
  label: (code: Code, vocabulary: Vocabulary, locale: Locale) => string,
): Choice {
  return {
    enumName,
    options: codes.map((value) => ({
      value,
      label: ({ i18n }) => {
        const locale = localeOf(i18n.language)
        return label(value, VOCABULARIES[locale], locale)
      },
    })),
  }
}

const names = new Map<string, Intl.DisplayNames>()

/** Kept: each takes some hundredths of a millisecond to make, and a form has a thousand options. */
function namesOf(type: 'region' | 'currency' | 'language', locale: Locale): Intl.DisplayNames {
  const key = `${type} ${locale}`
  const kept = names.get(key) ?? new Intl.DisplayNames([languageTag(locale)], { type })
  names.set(key, kept)
  return kept
}
