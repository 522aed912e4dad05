import type { Locale } from '../../domain/locales/locales'
import { isEnglishLevel } from '../../domain/vocabulary/contract-terms'
import { COUNTRIES, countryName } from '../../domain/vocabulary/countries'
import { isDocument } from '../../domain/vocabulary/documents'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import { isRank } from '../../domain/vocabulary/ranks'
import { isVesselType } from '../../domain/vocabulary/vessel-types'

/**
 * What a code of the vocabulary says in a language, for fields that hold such codes by their names: `rank`, `vesselType`,
 * `english`, `certificates`, and what ends in `country` or `flag`.
 * @example termOf('rank', 'master', 'uk') // 'Капітан'
 */
export function termOf(field: string, code: string, locale: Locale): string | undefined {
  const { ranks, vesselTypes, documents, englishLevels } = VOCABULARIES[locale]
  if (/rank$/i.test(field)) return isRank(code) ? ranks[code].label : undefined
  if (/vesselTypes?$/i.test(field)) {
    return isVesselType(code) ? vesselTypes[code].label : undefined
  }
  if (field === 'english') return isEnglishLevel(code) ? englishLevels[code] : undefined
  if (/(?:documents|certificates)$/i.test(field)) {
    return isDocument(code) ? documents[code].label : undefined
  }
  if (/(?:country|flag|citizenship)s?$/i.test(field)) {
    return COUNTRIES.includes(code) ? countryName(code, locale) : undefined
  }
  return undefined
}
