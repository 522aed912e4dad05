import type { Metadata } from 'next'
import { cache } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { answerForm, reportForm } from '@/domain/forms/form-addresses'
import { licenceState } from '@/domain/vacancies/licence'
import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import { breadcrumbList, graphOf } from '@/cms/documents/shown/structured-data'
import { env } from '@/env'
import type { CompanyView } from '@/features/companies/company'
import { CompanyCard } from '@/features/companies/company-card'
import { organizationOf } from '@/features/companies/company-graph'
import { getDraftCompany } from '@/features/companies/draft-company.queries'
import { getCompany } from '@/features/companies/companies.queries'
import { WarnedCompany } from '@/features/companies/warned-company'
import type { SiteView } from '@/features/site/site.queries'
import { getDraftVacancy } from '@/features/vacancies/draft-vacancy.queries'
import {
  getVacancy,
  similarVacancies,
  vacanciesOfCompany,
} from '@/features/vacancies/vacancies.queries'
import type { VacancyView as Vacancy } from '@/features/vacancies/vacancy'
import { sentenceOf, vacancyTexts } from '@/features/vacancies/vacancy-texts'
import { jobPosting } from '@/features/vacancies/vacancy-graph'
import { VacancyView } from '@/features/vacancies/vacancy-view'
import { messagesIn } from '@/i18n/messages-translator'
import { JsonLd } from '@/ui/components/json-ld'

import { type ContentView, type ShownPage, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'
import { everyLanguageMetadata } from './every-language-metadata'
import { SEAMAN_VACANCIES_PAGE, VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'

/** Beside a vacancy. */
const MOST_SIMILAR = 5
const MOST_OF_COMPANY = 5

interface Props {
  vacancy: Vacancy
  company: CompanyView
  locale: Locale
  site: SiteView
}

/** A vacancy with its company and others like it, in the site's frame. */
async function VacancyPage({ vacancy, company, locale, site }: Props) {
  const [similar, others] = await Promise.all([
    similarVacancies(vacancy, MOST_SIMILAR),
    vacanciesOfCompany(company.id, { except: vacancy.id, limit: MOST_OF_COMPANY }),
  ])
  const t = await messagesIn(locale, 'vacancies')
  const open = others.total + (vacancy.isOpen && !vacancy.isSuspended ? 1 : 0)
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <EveryLanguageFrame locale={locale} site={site} path={vacancy.path}>
      <JsonLd graph={await vacancyGraph(vacancy, company, locale)} />
      <VacancyView
        vacancy={vacancy}
        locale={locale}
        home={to('')}
        list={to(VACANCY_LIST_PATH)}
        companyPage={to(company.path)}
        answer={to(answerForm(vacancy.id))}
        compare={to(`${SEAMAN_VACANCIES_PAGE}/${vacancy.id}`)}
        company={
          <CompanyCard
            company={company}
            locale={locale}
            vacancies={open}
            person={vacancy.contact}
            hasContacts={vacancy.isOpen}
            isSuspended={vacancy.isSuspended}
            report={{ href: to(reportForm('vacancies', vacancy.id)), label: t('report') }}
          />
        }
        warned={<WarnedCompany company={company} locale={locale} />}
        similar={similar}
        ofCompany={others.vacancies}
      />
    </EveryLanguageFrame>
  )
}

/** Returns the schema.org markup of the page; `undefined` when search engines must not show it. */
async function vacancyGraph(vacancy: Vacancy, company: CompanyView, locale: Locale) {
  if (!isIndexed(vacancy)) return undefined
  const { title } = await vacancyTexts(vacancy, locale)
  const t = await messagesIn(locale, 'vacancies')
  const navigation = await messagesIn(locale, 'navigation')
  const to = (path: string) =>
    absoluteUrl(publicPath({ locale, path }, env.DEFAULT_LOCALE), env.SITE_URL)
  const { licence, country, city, email, warning, warned, isSuspended } = company
  const posting = await jobPosting(vacancy, {
    locale,
    url: to(vacancy.path),
    hiring: organizationOf(company),
    office: { country, city },
    isWarned: warning !== undefined || warned !== undefined || isSuspended,
    // The same rule as in `answer-address.queries.ts`. Other answers go to staff first.
    isAnsweredHere:
      licenceState(licence) === 'checked' && (vacancy.contact?.email ?? email) !== undefined,
  })
  const way = breadcrumbList([
    { name: navigation('home'), item: to('') },
    { name: t('title'), item: to(VACANCY_LIST_PATH) },
    { name: company.name, item: to(company.path) },
    { name: title, item: to(vacancy.path) },
  ])
  return graphOf(posting ? [way, posting] : [way])
}

function isIndexed({ isOpen, isExample, isSuspended }: Vacancy): boolean {
  return isOpen && !isExample && !isSuspended
}

/** What the head of a vacancy's page says: what it is called, of whom, and the vacancy in one sentence. */
async function vacancyMetadata(
  vacancy: Vacancy,
  locale: Locale,
  siteName: string,
): Promise<Metadata> {
  const { title } = await vacancyTexts(vacancy, locale)
  const { path, company, publishedAt, updatedAt } = vacancy
  return everyLanguageMetadata(
    {
      locale,
      path,
      title: `${title} · ${company.name}`,
      description: await sentenceOf(vacancy, locale),
      isIndexed: isIndexed(vacancy),
      publishedAt,
      updatedAt,
    },
    siteName,
  )
}

const readVacancy = cache(getVacancy)
const readCompany = cache(getCompany)

const load = ({ locale, document }: ShownPage) => readVacancy(locale, Number(document))

/** How a vacancy is shown. */
export const vacancyView: ContentView = {
  metadata: async (shown) => {
    const { locale } = shown
    const vacancy = await load(shown)
    return vacancy && vacancyMetadata(vacancy, locale, (await siteIn(locale)).name)
  },
  render: async (shown) => {
    const { locale } = shown
    const vacancy = await load(shown)
    const company = vacancy && (await readCompany(locale, vacancy.companyId))
    const site = await siteIn(locale)
    return (
      company && <VacancyPage vacancy={vacancy} company={company} locale={locale} site={site} />
    )
  },
  renderDraft: async ({ user, id, locale }) => {
    const vacancy = await getDraftVacancy(user, id, locale)
    // Required structured fields are still empty.
    if (!vacancy) return { page: null, isEmpty: true }
    // As it stands beside the vacancy now; one that is not published yet has a draft alone.
    const company =
      (await getCompany(locale, vacancy.companyId)) ??
      (await getDraftCompany(user, vacancy.companyId, locale))
    const site = await siteIn(locale)
    const page = company && <VacancyPage {...{ vacancy, company, locale, site }} />
    return { page, isEmpty: !company }
  },
}
