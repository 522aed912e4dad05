import type { ReactNode } from 'react'

import { OwnWords } from '@/cms/documents/shown/own-words'
import type { Locale } from '@/domain/locales/locales'
import { outermostGroup } from '@/domain/vocabulary/vessel-types'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { Breadcrumbs } from '@/ui/components/breadcrumbs'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { Icon } from '@/ui/components/icon'
import { ToTop } from '@/ui/components/to-top'

import { PayInsight } from './pay-insight'
import { askedFor, shipRows } from './vacancy-details'
import { vacancyTexts } from './vacancy-texts'
import type { VacancySummary, VacancyView as Vacancy } from './vacancy'
import { VacancyBriefs } from './vacancy-briefs'
import { FactColumns, factLabels } from './vacancy-rows'
import { VacancyRowsStyle } from './vacancy-rows-style'
import { VacancyStyle } from './vacancy-style'

interface Props {
  vacancy: Vacancy
  locale: Locale
  /** Public paths. */
  home: string
  list: string
  companyPage: string
  /** Where it is answered. */
  answer: string
  /** Where a member sees what it asks for beside the own form. */
  compare: string
  /** Who offers it, how to reach them, and what to beware of. */
  company: ReactNode
  /** That staff warn of the company, where they do. */
  warned: ReactNode
  similar: readonly VacancySummary[]
  ofCompany: readonly VacancySummary[]
}

/** A vacancy: what decides first, then the ship, what is asked for, and the company's own words. */
export async function VacancyView(props: Props) {
  const { vacancy, locale, home, list, companyPage, company, warned, similar, ofCompany } = props
  const { answer, compare } = props
  const isAnswerable = vacancy.isOpen && !vacancy.isSuspended && !vacancy.company.warnedSince
  const t = await messagesIn(locale, 'vacancies')
  const navigation = await messagesIn(locale, 'navigation')
  const facts = await vacancyTexts(vacancy, locale)
  const crumb = (href: string, title: string) => ({ href, title, excerpt: null, locale })
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <VacancyRowsStyle />
      <VacancyStyle hasAnswer={isAnswerable} />
      <ToTop label={navigation('toTop')} />
      <Breadcrumbs
        label={navigation('breadcrumbs')}
        links={[
          crumb(home, navigation('home')),
          crumb(list, t('title')),
          crumb(companyPage, vacancy.company.name),
        ]}
        here={{ title: facts.title, locale }}
        locale={locale}
      />
      <VacancyHead vacancy={vacancy} title={facts.title} locale={locale} />
      <div className="two">
        <div className="col">
          {warned}
          {vacancy.isSuspended && <Suspended locale={locale} />}
          {!vacancy.isOpen && <Closed vacancy={vacancy} locale={locale} />}
          <section className={isAnswerable ? 'card sum' : 'card sum over'} aria-label={t('facts')}>
            <FactColumns facts={facts} labels={await factLabels(locale)} />
            {vacancy.assumed.length > 0 && (
              <p className="act">
                <span>{vacancy.assumed.map((fact) => t('assumed', { fact })).join(' ')}</span>
              </p>
            )}
            {isAnswerable && (
              <div className="act">
                <a href={answer} className="button">
                  {t('answer')}
                </a>
                <span>{t('answerNote')}</span>
                <a href={compare} rel="nofollow" className="more">
                  {t('compare')}
                </a>
              </div>
            )}
          </section>
          <Details vacancy={vacancy} locale={locale} />
          <PayInsight
            rank={vacancy.rank}
            vesselGroup={outermostGroup(vacancy.vesselType)}
            locale={locale}
            pay={vacancy.pay}
          />
        </div>
        <div className="col">{company}</div>
      </div>
      <div className="pair">
        <VacancyBriefs
          id="_similar"
          heading={t('similar')}
          vacancies={similar}
          locale={locale}
          isAmongExamples={vacancy.isExample}
          all={{ href: list, label: t('all') }}
        />
        <VacancyBriefs
          id="_of-company"
          heading={t('ofCompany')}
          vacancies={ofCompany}
          locale={locale}
          isAmongExamples={vacancy.isExample}
          all={{ href: companyPage, label: t('allOfCompany') }}
        />
      </div>
    </div>
  )
}

interface PartProps {
  vacancy: Vacancy
  locale: Locale
}

async function VacancyHead({ vacancy, title, locale }: PartProps & { title: string }) {
  const t = await messagesIn(locale, 'vacancies')
  const { publishedAt, updatedAt, openUntil, isOpen, isOpenUntilAssumed, isExample, id } = vacancy
  return (
    <header className="fact-head">
      {!isOpen && openUntil && (
        <p className="shut">
          <Icon name="lock" className="small" />
          {t('closed', { date: dayName(openUntil, locale) })}
        </p>
      )}
      <h1 className="display">{title}</h1>
      <p className="fact-meta">
        {isExample && <span className="label">{t('example')}</span>}
        {publishedAt && (
          <time dateTime={publishedAt.toISOString()}>
            {t('published', { date: dayName(publishedAt, locale) })}
          </time>
        )}
        {updatedAt && (
          <time dateTime={updatedAt.toISOString()}>
            {t('checked', { date: dayName(updatedAt, locale) })}
          </time>
        )}
        {isOpen && openUntil && (
          <time dateTime={openUntil.toISOString().slice(0, 10)}>
            {t('openUntil', { date: dayName(openUntil, locale) })}
          </time>
        )}
        {isOpen && isOpenUntilAssumed && <span>{t('openUntilAssumed')}</span>}
        <span>{t('number', { number: String(id) })}</span>
      </p>
    </header>
  )
}

async function Suspended({ locale }: Pick<PartProps, 'locale'>) {
  const t = await messagesIn(locale, 'vacancies')
  const crewings = await messagesIn(locale, 'crewings')
  return (
    <section className="callout danger" aria-labelledby="_suspended">
      <i aria-hidden="true">!</i>
      <div>
        <h2 id="_suspended">{t('suspended')}</h2>
        <p>{crewings('suspendedText')}</p>
      </div>
    </section>
  )
}

async function Closed({ vacancy: { openUntil }, locale }: PartProps) {
  const t = await messagesIn(locale, 'vacancies')
  return (
    <section className="callout" aria-labelledby="_closed">
      <i aria-hidden="true">i</i>
      <div>
        <h2 id="_closed">{t('closedTitle')}</h2>
        {openUntil && <p>{t('closedText', { date: dayName(openUntil, locale) })}</p>}
      </div>
    </section>
  )
}

/** What stands below the facts that come first. */
async function Details({ vacancy, locale }: PartProps) {
  const t = await messagesIn(locale, 'vacancies')
  const page = await messagesIn(locale, 'page')
  const ship = await shipRows(vacancy, locale)
  const asked = await askedFor(vacancy, locale)
  const { description, isExample } = vacancy
  return (
    <>
      {isExample && (
        <p role="note" className="callout">
          <i aria-hidden="true">i</i>
          <span>{t('exampleText')}</span>
        </p>
      )}
      <section className="part" aria-labelledby="_ship">
        <h2 id="_ship">{t('ship')}</h2>
        <dl className="card rows">
          {ship.map(({ label, value, isName }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{isName ? <bdi>{value}</bdi> : value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {asked.length > 0 && (
        <section className="part" aria-labelledby="_asked">
          <h2 id="_asked">{t('asked')}</h2>
          <ul className="card pad ticks">
            {asked.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {description && (
        <section className="part" aria-labelledby="_words">
          <h2 id="_words">{t('ownWords')}</h2>
          <OwnWords
            text={description}
            locale={locale}
            says={{
              language: t('textIn', {
                inLanguage: page('inLanguage', { language: description.locale }),
              }),
              means: t('textStands'),
            }}
          />
        </section>
      )}
    </>
  )
}
