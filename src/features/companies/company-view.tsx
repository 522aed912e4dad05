import type { ReactNode } from 'react'

import { OutOfDateNotice } from '@/cms/documents/shown/out-of-date-notice'
import { OwnWords } from '@/cms/documents/shown/own-words'
import { type Locale, languageName } from '@/domain/locales/locales'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { publicPath } from '@/domain/addresses/paths'
import { reportForm } from '@/domain/forms/form-addresses'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { Breadcrumbs } from '@/ui/components/breadcrumbs'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { languageAttributes } from '@/ui/components/language-attributes'

import type { CompanyView as Company } from './company'
import { CompanyContacts } from './company-contacts'
import { CompanyDesk } from './company-desk'
import { CompanyLogo, companyPlace } from './company-identity'
import { CompanyLicence } from './company-licence'
import { CompanyStyle } from './company-style'
import { FakeAgencySigns } from './fake-agency-signs'
import { WarnedCompany } from './warned-company'

interface Props {
  company: Company
  locale: Locale
  /** Public paths. */
  home: string
  list: string
  /** Of the company that are open. */
  total: number
  /** The open vacancies, as a list; nothing where there are none. */
  children: ReactNode
}

/** A crewing company: its open vacancies, who it is, its licence and how to reach it. */
export async function CompanyView({ company, locale, home, list, total, children }: Props) {
  const t = await messagesIn(locale, 'crewings')
  const companies = await messagesIn(locale, 'companies')
  const navigation = await messagesIn(locale, 'navigation')
  const report = { locale, path: reportForm('crewings', company.id) }
  const crumb = (href: string, title: string) => ({ href, title, excerpt: null, locale })
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <CompanyStyle />
      <Breadcrumbs
        label={navigation('breadcrumbs')}
        links={[crumb(home, navigation('home')), crumb(list, companies('title'))]}
        here={{ title: company.name, locale }}
        locale={locale}
      />
      <CompanyHead company={company} locale={locale} total={total} />
      <div className="two">
        <div className="col">
          <WarnedCompany company={company} locale={locale} />
          <Notes company={company} locale={locale} />
          <About company={company} locale={locale} />
        </div>
        <div className="col">
          <section className="card pad company" aria-labelledby="_licence">
            <h2 id="_licence" className="sr-only">
              {t('licence')}
            </h2>
            <CompanyLicence licence={company.licence} locale={locale} />
            <CompanyContacts company={company} locale={locale} />
            <CompanyDesk company={company} locale={locale} />
          </section>
          <FakeAgencySigns
            locale={locale}
            report={{ href: publicPath(report, env.DEFAULT_LOCALE), label: t('report') }}
          />
        </div>
      </div>
      <section className="part below" aria-labelledby="vacancies">
        <h2 id="vacancies">{t('openVacancies', { count: total })}</h2>
        {total === 0 ? <p className="card empty">{t('noVacancies')}</p> : children}
      </section>
    </div>
  )
}

interface PartProps {
  company: Company
  locale: Locale
}

async function CompanyHead({ company, locale, total }: PartProps & { total: number }) {
  const t = await messagesIn(locale, 'crewings')
  const vacancies = await messagesIn(locale, 'vacancies')
  return (
    <header className="fact-head company-head">
      <CompanyLogo company={company} />
      <div>
        <h1 className="display">
          <bdi>{company.name}</bdi>
        </h1>
        <p className="fact-meta">
          {company.isExample && <span className="label">{vacancies('example')}</span>}
          <span>{await companyPlace(company, locale)}</span>
          {total > 0 && <a href="#vacancies">{t('openVacancies', { count: total })}</a>}
        </p>
      </div>
    </header>
  )
}

async function Notes({ company: { warning, isExample, isSuspended }, locale }: PartProps) {
  const t = await messagesIn(locale, 'crewings')
  return (
    <>
      {isSuspended && (
        <section className="callout danger" aria-labelledby="_suspended">
          <i aria-hidden="true">!</i>
          <div>
            <h2 id="_suspended">{t('suspended')}</h2>
            <p>{t('suspendedText')}</p>
          </div>
        </section>
      )}
      {warning && (
        <div>
          <OutOfDateNotice asOf={warning.asOf} locale={locale} />
          <section className="callout danger" aria-labelledby="_warning">
            <i aria-hidden="true">!</i>
            <div>
              <h2 id="_warning">{t('warning')}</h2>
              <p {...languageAttributes(warning.locale, locale)}>{warning.text}</p>
            </div>
          </section>
        </div>
      )}
      {isExample && (
        <p role="note" className="callout">
          <i aria-hidden="true">i</i>
          <span>{t('exampleText')}</span>
        </p>
      )}
    </>
  )
}

async function About({ company, locale }: PartProps) {
  const t = await messagesIn(locale, 'crewings')
  const vacancies = await messagesIn(locale, 'vacancies')
  const page = await messagesIn(locale, 'page')
  const rows = await companyRows(company, locale)
  const { about } = company
  if (!about && rows.length === 0) return null
  return (
    <section className="part" aria-labelledby="_about">
      <h2 id="_about">{t('about')}</h2>
      <div className="col">
        {about && (
          <OwnWords
            text={about}
            locale={locale}
            says={{
              language: vacancies('textIn', {
                inLanguage: page('inLanguage', { language: about.locale }),
              }),
              means: vacancies('textStands'),
            }}
          />
        )}
        {rows.length > 0 && (
          <dl className="card rows">
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

/** What is known of a company besides its licence and contacts. */
async function companyRows({ legalName, address, fleet, languages }: Company, locale: Locale) {
  const t = await messagesIn(locale, 'crewings')
  const { vesselTypes } = VOCABULARIES[locale]
  const clauses = await messagesIn(locale, 'vacancies.sentence')
  const list = (items: readonly string[]) =>
    items.length === 0 ? '' : items.reduce((before, next) => clauses('clauses', { before, next }))
  return [
    { label: t('legalName'), value: legalName ?? '' },
    { label: t('address'), value: address ?? '' },
    { label: t('fleet'), value: list(fleet.vesselTypes.map((code) => vesselTypes[code].plural)) },
    { label: t('flags'), value: list(fleet.flags.map((code) => countryName(code, locale))) },
    { label: t('languages'), value: list(languages.map((code) => languageName(code, locale))) },
  ].filter(({ value }) => value !== '')
}
