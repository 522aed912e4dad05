import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { languageAttributes } from '@/ui/components/language-attributes'

import type { CompanyView } from './company'
import { CompanyContacts, type CompanyPerson } from './company-contacts'
import { CompanyLogo, companyPlace } from './company-identity'
import { CompanyLicence } from './company-licence'
import { CompanyStyle } from './company-style'
import { FakeAgencySigns } from './fake-agency-signs'

interface Props {
  company: CompanyView
  locale: Locale
  /** Of the company that are open. */
  vacancies: number
  person?: CompanyPerson | undefined
  /** A vacancy that is closed has nobody to ask. */
  hasContacts: boolean
  /** Whether staff have suspended the vacancy. */
  isSuspended: boolean
  /** Where the vacancy is reported, and what that is called. */
  report: { href: string; label: string }
}

/** A company beside one of its vacancies: who it is, its licence, how to reach it, what to beware of. */
export async function CompanyCard(props: Props) {
  const { company, locale, vacancies, person, hasContacts, isSuspended, report } = props
  const t = await messagesIn(locale, 'crewings')
  const clauses = await messagesIn(locale, 'vacancies.sentence')
  const place = await companyPlace(company, locale)
  const count = t('vacancies', { count: vacancies })
  const { warning } = company
  return (
    <>
      <CompanyStyle />
      <section className="card pad company" aria-labelledby="_company">
        <div className="who">
          <CompanyLogo company={company} />
          <div>
            <h2 id="_company">
              <bdi>{company.name}</bdi>
            </h2>
            <p>{place === '' ? count : clauses('clauses', { before: place, next: count })}</p>
          </div>
        </div>
        {warning && (
          <p className="warned">
            <strong>{t('warning')}</strong>{' '}
            <span {...languageAttributes(warning.locale, locale)}>{warning.text}</span>
          </p>
        )}
        <CompanyLicence licence={company.licence} locale={locale} />
        {hasContacts && <CompanyContacts {...{ company, locale, person, isSuspended }} />}
        <a
          href={publicPath({ locale, path: company.path }, env.DEFAULT_LOCALE)}
          className="button quiet"
        >
          {t('toCompany')}
        </a>
      </section>
      {hasContacts && <FakeAgencySigns locale={locale} report={report} />}
    </>
  )
}
