import type { Locale } from '../locales/locales'
import { countryName, currencyName } from '../vocabulary/countries'
import { isDocument } from '../vocabulary/documents'
import { VOCABULARIES } from '../vocabulary/languages'
import { isRank } from '../vocabulary/ranks'
import { isVesselType } from '../vocabulary/vessel-types'
import { isEnglishLevel } from '../vocabulary/contract-terms'
import type { VocabularyCodes } from './field-table'

/**
 * What a language calls a code of a vocabulary; the code itself where it is none.
 * @example codeName('countries', 'LR', 'de') // 'Liberia'
 */
export function codeName(of: keyof VocabularyCodes, code: string, locale: Locale): string {
  const { documents, englishLevels, ranks, vesselTypes } = VOCABULARIES[locale]
  switch (of) {
    case 'ranks':
      return isRank(code) ? ranks[code].label : code
    case 'vesselTypes':
      return isVesselType(code) ? vesselTypes[code].label : code
    case 'documents':
      return isDocument(code) ? documents[code].label : code
    case 'englishLevels':
      return isEnglishLevel(code) ? englishLevels[code] : code
    case 'countries':
      return countryName(code, locale)
    case 'currencies':
      return currencyName(code, locale)
  }
}
