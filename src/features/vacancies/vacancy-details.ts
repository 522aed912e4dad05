import type { Locale } from '@/domain/locales/locales'
import { countryName } from '@/domain/vocabulary/countries'
import { DOCUMENTS } from '@/domain/vocabulary/documents'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { ENGLISH_LEVELS } from '@/domain/vocabulary/contract-terms'
import { messagesIn } from '@/i18n/messages-translator'

import type { VacancyView } from './vacancy'
import { lengthFormat, wholeNumber } from './vacancy-facts'

/** A fact of a ship with what it is called. */
interface Row {
  label: string
  value: string
  /** Whether it is a name, which has a direction of its own. */
  isName?: true
}

/** What is known of the ship, in the order in which seafarers ask for it. */
export async function shipRows(
  { vesselType, vessel, built, deadweight }: VacancyView,
  locale: Locale,
): Promise<Row[]> {
  const t = await messagesIn(locale, 'vacancies')
  const number = (value: number) => wholeNumber(value, locale)
  const rows: (Row | false)[] = [
    { label: t('vesselType'), value: VOCABULARIES[locale].vesselTypes[vesselType].label },
    given(vessel.name) && { label: t('vesselName'), value: vessel.name, isName: true },
    built !== undefined && { label: t('built'), value: String(built) },
    given(vessel.flag) && { label: t('flag'), value: countryName(vessel.flag, locale) },
    deadweight !== undefined && {
      label: t('deadweight'),
      value: t('tonnes', { tonnes: number(deadweight) }),
    },
    vessel.grossTonnage !== undefined && {
      label: t('grossTonnage'),
      value: number(vessel.grossTonnage),
    },
    given(vessel.engine) && { label: t('engine'), value: vessel.engine, isName: true },
    vessel.power !== undefined && {
      label: t('power'),
      value: t('kilowatts', { power: number(vessel.power) }),
    },
    vessel.crew !== undefined && { label: t('crew'), value: t('persons', { count: vessel.crew }) },
    vessel.crewNationalities.length > 0 && {
      label: t('crewFrom'),
      value: await countries(vessel.crewNationalities, locale),
    },
  ]
  return rows.filter((row) => row !== false)
}

/** What a seafarer needs for a vacancy, one line each. */
export async function askedFor(
  { alsoRanks, certificates, experience, englishLevel, citizenships }: VacancyView,
  locale: Locale,
): Promise<string[]> {
  const t = await messagesIn(locale, 'vacancies')
  const { documents, ranks } = VOCABULARIES[locale]
  const sentence = await messagesIn(locale, 'vacancies.sentence')
  const others = alsoRanks
    .map((code) => ranks[code].label)
    .reduce((before, next) => (before ? sentence('clauses', { before, next }) : next), '')
  return [
    ...(others === '' ? [] : [t('alsoRanks', { ranks: others })]),
    ...(experience !== undefined && experience > 0
      ? [t('experience', { length: lengthFormat(locale).format(experience) })]
      : []),
    ...certificates.map((code) => {
      const { regulation } = DOCUMENTS[code]
      const { label } = documents[code]
      // Other instruments are named in English.
      return regulation?.startsWith('STCW') && !regulation.includes('MLC')
        ? t('withRegulation', { label, regulation })
        : label
    }),
    ...(englishLevel === undefined
      ? []
      : [
          t('english', {
            level: englishLevel,
            cefr: ENGLISH_LEVELS[englishLevel].cefr,
          }),
        ]),
    ...(citizenships.length > 0
      ? [t('citizenships', { countries: await countries(citizenships, locale) })]
      : []),
  ]
}

function given(text: string | undefined): text is string {
  return text !== undefined && text !== ''
}

async function countries(codes: readonly string[], locale: Locale): Promise<string> {
  const t = await messagesIn(locale, 'vacancies.sentence')
  return codes
    .map((code) => countryName(code, locale))
    .reduce((before, next) => t('clauses', { before, next }))
}
