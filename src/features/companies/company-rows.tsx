import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { AllExamples } from '@/ui/components/all-examples'
import { LicenceBadge } from '@/ui/components/licence-badge'

import type { CompanySummary } from './company-directory.queries'
import { companyPlaceIn } from './company-identity'

interface Props {
  companies: readonly CompanySummary[]
  locale: Locale
}

/** Types of vessels that a row names; the page of the company has all. */
const MOST_TYPES = 3

/** Companies below each other in one card. */
export async function CompanyRows({ companies, locale }: Props) {
  const words = {
    t: await messagesIn(locale, 'companies'),
    tCompany: await messagesIn(locale, 'crewings'),
    tVacancies: await messagesIn(locale, 'vacancies'),
    placeOf: await companyPlaceIn(locale),
  }
  const areExamples = companies.length > 0 && companies.every(({ isExample }) => isExample)
  return (
    <>
      {areExamples && <AllExamples text={words.tVacancies('allExamples')} />}
      <ol className="card company-rows">
        {companies.map((company) => (
          <Row key={company.id} {...{ company, locale, areExamples, words }} />
        ))}
      </ol>
    </>
  )
}

interface RowProps {
  company: CompanySummary
  locale: Locale
  /** All of the list: it says so once. */
  areExamples: boolean
  words: {
    t: Awaited<ReturnType<typeof messagesIn<'companies'>>>
    tCompany: Awaited<ReturnType<typeof messagesIn<'crewings'>>>
    tVacancies: Awaited<ReturnType<typeof messagesIn<'vacancies'>>>
    placeOf: Awaited<ReturnType<typeof companyPlaceIn>>
  }
}

function Row({ company, locale, areExamples, words }: RowProps) {
  const { t, tCompany, tVacancies, placeOf } = words
  const { path, name, fleet, vacancies, licence, licenceCheckedOn, warnedSince, isExample } =
    company
  const { vesselTypes } = VOCABULARIES[locale]
  const place = placeOf(company)
  const others = fleet.length - MOST_TYPES
  const ships = [
    ...fleet.slice(0, MOST_TYPES).map((type) => vesselTypes[type].label),
    ...(others > 0 ? [t('others', { count: others })] : []),
  ]
  return (
    <li>
      <div>
        <h3>
          <a href={publicPath({ locale, path }, env.DEFAULT_LOCALE)}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        {place !== '' && <p className="quiet">{place}</p>}
      </div>
      <p className="quiet">
        {ships.length > 0 &&
          ships.reduce((before, next) => tVacancies('sentence.clauses', { before, next }))}
      </p>
      <p className={vacancies > 0 ? 'open' : 'open quiet'}>
        {vacancies > 0 ? tCompany('vacancies', { count: vacancies }) : t('noVacancies')}
      </p>
      <p className="from">
        {warnedSince && (
          <span className="badge alarm">
            {tCompany('warnedShort', { date: dayName(warnedSince, locale, 'short') })}
          </span>
        )}
        <LicenceBadge state={licence}>
          {licence === 'checked' && licenceCheckedOn
            ? tCompany('licenceChecked', { date: dayName(licenceCheckedOn, locale, 'short') })
            : tCompany(licence === 'expired' ? 'licenceExpired' : 'licenceUnchecked')}
        </LicenceBadge>
        {isExample && !areExamples && <span className="label">{tVacancies('example')}</span>}
      </p>
    </li>
  )
}
