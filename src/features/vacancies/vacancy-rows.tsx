import Link from 'next/link'

import type { Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { FactPageStyle } from '@/ui/fact-page-style'
import { LicenceBadge } from '@/ui/licence-badge'

import type { VacancySummary } from './vacancy'
import { vacancyFacts, type VacancyFacts } from './vacancy-facts'
import { PayAmount } from './pay-amount'
import { VacancyRowsStyle } from './vacancy-rows-style'

interface Props {
  vacancies: readonly VacancySummary[]
  locale: Locale
  /** What the name of a vacancy is on this page. */
  heading: 'h2' | 'h3'
  /** Whether the company is said around the list. */
  ofOneCompany?: boolean
}

/** Vacancies below each other in one card, their facts in columns that line up. */
export function VacancyRows({ vacancies, ...shared }: Props) {
  return (
    <>
      <FactPageStyle />
      <VacancyRowsStyle />
      <ol className="card vacancy-rows">
        {vacancies.map((vacancy) => (
          <Row key={vacancy.id} vacancy={vacancy} {...shared} />
        ))}
      </ol>
    </>
  )
}

type RowProps = Omit<Props, 'vacancies'> & { vacancy: VacancySummary }

async function Row({ vacancy, locale, heading: Heading, ofOneCompany = false }: RowProps) {
  const t = await messagesIn(locale, 'vacancies')
  const facts = await vacancyFacts(vacancy, locale)
  const { path, company, publishedAt, isExample } = vacancy
  return (
    <li>
      <div>
        <Heading>
          {/* The whole row is the link; by ear it needs the ship, or twenty are called alike. */}
          <Link
            href={publicPath({ locale, path }, env.DEFAULT_LOCALE)}
            prefetch={false}
            aria-label={facts.title}
          >
            {facts.rank}
          </Link>
        </Heading>
        <p className="ship">{facts.ship}</p>
      </div>
      <FactColumns facts={facts} labels={await factLabels(locale)} />
      <p className="from">
        {!ofOneCompany && <CompanyOfRow company={company} locale={locale} />}
        {isExample && <span className="label">{t('example')}</span>}
        {publishedAt && (
          <time dateTime={publishedAt.toISOString()}>
            {t('published', { date: dayName(publishedAt, locale, 'short') })}
          </time>
        )}
      </p>
    </li>
  )
}

type CompanyProps = Pick<VacancySummary, 'company'> & Pick<Props, 'locale'>

async function CompanyOfRow({ company, locale }: CompanyProps) {
  const t = await messagesIn(locale, 'vacancies')
  const texts = await messagesIn(locale, 'crewings')
  const { name, city, licence, licenceCheckedOn } = company
  return (
    <>
      <bdi>{city === undefined ? name : t('sentence.clauses', { before: name, next: city })}</bdi>
      <LicenceBadge state={licence}>
        {licence === 'checked' && licenceCheckedOn
          ? texts('licenceChecked', { date: dayName(licenceCheckedOn, locale, 'short') })
          : texts(licence === 'expired' ? 'licenceExpired' : 'licenceUnchecked')}
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
  facts: VacancyFacts
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
            {length.months} {length.tolerance !== undefined && <span>{length.tolerance}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}
