import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { AllExamples } from '@/ui/components/all-examples'
import { LicenceBadge } from '@/ui/components/licence-badge'

import type { VacancySummary } from './vacancy'
import { type VacancyTexts, vacancyTextsIn } from './vacancy-texts'
import { PayAmount } from './pay-amount'
import { VacancyRowsStyle } from './vacancy-rows-style'

interface Props {
  vacancies: readonly VacancySummary[]
  locale: Locale
  /** What the name of a vacancy is on this page. */
  heading: 'h2' | 'h3'
  /** Whether the company is said around the list, and that it is an example where it is one. */
  ofOneCompany?: boolean
}

/** Vacancies below each other in one card, their facts in columns that line up. */
export async function VacancyRows({ vacancies, locale, heading, ofOneCompany = false }: Props) {
  const words = await rowWords(locale)
  const areExamples = vacancies.length > 0 && vacancies.every(({ isExample }) => isExample)
  return (
    <>
      <FactPageStyle />
      <VacancyRowsStyle />
      {areExamples && !ofOneCompany && <AllExamples text={words.t('allExamples')} />}
      <ol className="card vacancy-rows">
        {vacancies.map((vacancy) => (
          <Row
            key={vacancy.id}
            {...{ vacancy, locale, heading, ofOneCompany, areExamples, words }}
          />
        ))}
      </ol>
    </>
  )
}

/** Loads the messages for all rows once. An async component for each row would cost more than its content. */
export async function rowWords(locale: Locale): Promise<RowWords> {
  return {
    t: await messagesIn(locale, 'vacancies'),
    tCompany: await messagesIn(locale, 'crewings'),
    factsOf: await vacancyTextsIn(locale),
    labels: await factLabels(locale),
  }
}

export interface RowWords {
  t: Awaited<ReturnType<typeof messagesIn<'vacancies'>>>
  tCompany: Awaited<ReturnType<typeof messagesIn<'crewings'>>>
  factsOf: Awaited<ReturnType<typeof vacancyTextsIn>>
  labels: Awaited<ReturnType<typeof factLabels>>
}

type RowProps = Omit<Props, 'vacancies'> & {
  vacancy: VacancySummary
  /** All of the list: it says so once. */
  areExamples: boolean
  words: RowWords
}

function Row(props: RowProps) {
  const { vacancy, locale, heading: Heading, ofOneCompany, areExamples, words } = props
  const { t, tCompany, factsOf, labels } = words
  const facts = factsOf(vacancy)
  const { path, company, publishedAt, isExample } = vacancy
  return (
    <li>
      <div>
        <Heading>
          {/* The whole row is the link. Its name includes the vessel, or a screen reader would hear twenty equal names. */}
          <a href={publicPath({ locale, path }, env.DEFAULT_LOCALE)} aria-label={facts.title}>
            {facts.rank}
          </a>
        </Heading>
        <p className="ship">{facts.ship}</p>
      </div>
      <FactColumns facts={facts} labels={labels} />
      <p className="from">
        {!ofOneCompany && <CompanyOfRow {...{ company, locale, t, tCompany }} />}
        {isExample && !areExamples && <span className="label">{t('example')}</span>}
        {publishedAt && (
          <time dateTime={publishedAt.toISOString()}>
            {t('published', { date: dayName(publishedAt, locale, 'short') })}
          </time>
        )}
      </p>
    </li>
  )
}

type CompanyProps = Pick<VacancySummary, 'company'> &
  Pick<Props, 'locale'> &
  Pick<RowWords, 't' | 'tCompany'>

/** Who offers a vacancy, whether staff warn of it, and whether its licence has been checked. */
export function CompanyOfRow({ company, locale, t, tCompany }: CompanyProps) {
  const { name, city, licence, licenceCheckedOn, warnedSince } = company
  return (
    <>
      {/* Beside badges it is a box, which begins where the page does, whatever the name is written in. */}
      <span>
        <bdi>{city === undefined ? name : t('sentence.clauses', { before: name, next: city })}</bdi>
      </span>
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
    </>
  )
}

/** What the three facts that come first are called. */
export async function factLabels(locale: Locale) {
  const t = await messagesIn(locale, 'vacancies')
  return { pay: t('pay'), joining: t('joining'), length: t('length') }
}

interface ColumnsProps {
  facts: VacancyTexts
  labels: Awaited<ReturnType<typeof factLabels>>
}

/** Pay, joining and length of a vacancy, side by side. */
export function FactColumns({ facts: { pay, joining, length }, labels }: ColumnsProps) {
  return (
    <dl className="facts">
      <div className="pay">
        <dt>{labels.pay}</dt>
        {'words' in pay ? (
          <dd className="no">{pay.words}</dd>
        ) : (
          <dd>
            <PayAmount amount={pay.amount} /> <span>{pay.period}</span>
          </dd>
        )}
      </div>
      <div>
        <dt>{labels.joining}</dt>
        <dd>
          {joining.dates} {joining.place !== undefined && <span>{joining.place}</span>}
        </dd>
      </div>
      {length && (
        <div className="len">
          <dt>{labels.length}</dt>
          <dd>
            {length.text} {length.tolerance !== undefined && <span>{length.tolerance}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}
