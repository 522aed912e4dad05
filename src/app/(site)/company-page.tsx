import type { Metadata } from 'next'
import { cache } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { listPageOf } from '@/domain/addresses/page-key'
import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import { breadcrumbList, graphOf, itemList } from '@/cms/documents/shown/structured-data'
import { env } from '@/env'
import type { CompanyView as Company } from '@/features/companies/company'
import { organizationOf } from '@/features/companies/company-graph'
import { CompanyView } from '@/features/companies/company-view'
import { getDraftCompany } from '@/features/companies/draft-company.queries'
import { getCompany } from '@/features/companies/companies.queries'
import type { SiteView } from '@/features/site/site.queries'
import { pageHref } from '@/features/vacancies/page-links'
import { VACANCIES_PER_PAGE } from '@/features/vacancies/page-numbers'
import { vacanciesOfCompany } from '@/features/vacancies/vacancies.queries'
import type { VacancySummary } from '@/features/vacancies/vacancy'
import { vacancyTextsIn } from '@/features/vacancies/vacancy-texts'
import { VacancyPages } from '@/features/vacancies/vacancy-pages'
import { messagesIn } from '@/i18n/messages-translator'
import { JsonLd } from '@/ui/components/json-ld'

import { type ContentView, type ShownPage, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'
import { everyLanguageMetadata } from './every-language-metadata'
import { COMPANY_LIST_PATH } from '@/domain/addresses/site-pages'

interface Props {
  company: Company
  locale: Locale
  site: SiteView
  /** Which page of its vacancies, from 1. */
  page: number
}

const readVacancies = cache((company: number, page: number) =>
  vacanciesOfCompany(company, { limit: VACANCIES_PER_PAGE, page }),
)

/** A company with its open vacancies, in the site's frame. */
async function CompanyPage({ company, locale, site, page }: Props) {
  const { vacancies, total } = await readVacancies(company.id, page)
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <EveryLanguageFrame locale={locale} site={site} path={company.path}>
      <JsonLd graph={await companyGraph(company, { locale, page, vacancies })} />
      <CompanyView
        company={company}
        locale={locale}
        home={to('')}
        list={to(COMPANY_LIST_PATH)}
        total={total}
      >
        <VacancyPages
          {...{ vacancies, total, page, locale }}
          hrefOf={(number) => `${pageHref(to(company.path), number)}#vacancies`}
          heading="h3"
          ofOneCompany
        />
      </CompanyView>
    </EveryLanguageFrame>
  )
}

/** Returns the schema.org markup of the page; `undefined` when search engines must not show it. */
async function companyGraph(
  company: Company,
  {
    locale,
    page,
    vacancies,
  }: { locale: Locale; page: number; vacancies: readonly VacancySummary[] },
) {
  const { path, name, isExample, isSuspended } = company
  if (isExample || isSuspended) return undefined
  const companies = await messagesIn(locale, 'companies')
  const t = await messagesIn(locale, 'vacancies')
  const navigation = await messagesIn(locale, 'navigation')
  const to = (content: string) =>
    absoluteUrl(publicPath({ locale, path: content }, env.DEFAULT_LOCALE), env.SITE_URL)
  const way = breadcrumbList([
    { name: navigation('home'), item: to('') },
    { name: companies('title'), item: to(COMPANY_LIST_PATH) },
    { name, item: to(path) },
  ])
  const before = (page - 1) * VACANCIES_PER_PAGE
  const factsOf = await vacancyTextsIn(locale)
  const items = vacancies.map((vacancy) => ({
    name: factsOf(vacancy).title,
    url: to(vacancy.path),
  }))
  const list = items.length > 0 ? [itemList(t('title'), before, items)] : []
  return graphOf([organizationOf(company), way, ...list])
}

/** What the head of a company's page says. */
async function companyMetadata(
  company: Company,
  { locale, page, siteName }: { locale: Locale; page: number; siteName: string },
): Promise<Metadata> {
  const t = await messagesIn(locale, 'crewings')
  const vacancies = await messagesIn(locale, 'vacancies')
  const { id, path, name, isExample, isSuspended, publishedAt, updatedAt } = company
  const isThere = page === 1 || (await readVacancies(id, page)).vacancies.length > 0
  return everyLanguageMetadata(
    {
      locale,
      path,
      query: pageHref('', page),
      title: page === 1 ? name : `${name} · ${vacancies('page', { page })}`,
      description: t('description', { name }),
      isIndexed: isThere && !isExample && !isSuspended,
      publishedAt,
      updatedAt,
    },
    siteName,
  )
}

const readCompany = cache(getCompany)

const load = ({ locale, document }: ShownPage) => readCompany(locale, Number(document))

/** How a company is shown. */
export const companyView: ContentView = {
  metadata: async (shown) => {
    const { locale } = shown
    const company = await load(shown)
    const page = listPageOf(shown.key)
    const { name: siteName } = await siteIn(locale)
    return company && companyMetadata(company, { locale, page, siteName })
  },
  render: async (shown) => {
    const { locale } = shown
    const company = await load(shown)
    const page = listPageOf(shown.key)
    const site = await siteIn(locale)
    return company && <CompanyPage {...{ company, locale, site, page }} />
  },
  renderDraft: async ({ user, id, locale }) => {
    const company = await getDraftCompany(user, id, locale)
    const site = await siteIn(locale)
    return company
      ? { page: <CompanyPage {...{ company, locale, site }} page={1} />, isEmpty: false }
      : { page: null, isEmpty: true }
  },
}
