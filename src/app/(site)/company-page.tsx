import type { Metadata } from 'next'
import Link from 'next/link'
import { cache } from 'react'

import type { Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import type { CompanyView as Company } from '@/features/crewings/company'
import { CompanyView } from '@/features/crewings/company-view'
import { getDraftCompany } from '@/features/crewings/draft-company.queries'
import { getCompany } from '@/features/crewings/crewings.queries'
import type { SiteView } from '@/features/site/site.queries'
import { vacanciesOfCompany } from '@/features/vacancies/vacancies.queries'
import { VacancyRows } from '@/features/vacancies/vacancy-rows'
import { messagesIn } from '@/i18n/messages-translator'

import { type ContentView, type ShownPage, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'
import { everyLanguageMetadata } from './every-language-metadata'
import { VACANCY_LIST_PATH } from './vacancy-list-page'

/** More of one company are in the list of all. */
const MOST_SHOWN = 50

interface Props {
  company: Company
  locale: Locale
  site: SiteView
}

/** A company with its open vacancies, in the site's frame. */
async function CompanyPage({ company, locale, site }: Props) {
  const { vacancies, total } = await vacanciesOfCompany(company.id, { limit: MOST_SHOWN })
  const t = await messagesIn(locale, 'vacancies')
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  const list = to(VACANCY_LIST_PATH)
  return (
    <EveryLanguageFrame locale={locale} site={site} path={company.path}>
      <CompanyView company={company} locale={locale} home={to('')} list={list} total={total}>
        <VacancyRows vacancies={vacancies} locale={locale} heading="h3" ofOneCompany />
        {total > vacancies.length && (
          <Link href={list} prefetch={false} className="more">
            {t('all')}
          </Link>
        )}
      </CompanyView>
    </EveryLanguageFrame>
  )
}

/** What the head of a company's page says. */
async function companyMetadata(
  company: Company,
  locale: Locale,
  siteName: string,
): Promise<Metadata> {
  const t = await messagesIn(locale, 'crewings')
  const { path, name, isExample, publishedAt, updatedAt } = company
  return everyLanguageMetadata(
    {
      locale,
      path,
      title: name,
      description: t('description', { name }),
      isIndexed: !isExample,
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
    return company && companyMetadata(company, locale, (await siteIn(locale)).name)
  },
  render: async (shown) => {
    const { locale } = shown
    const company = await load(shown)
    return company && <CompanyPage company={company} locale={locale} site={await siteIn(locale)} />
  },
  renderDraft: async ({ user, id, locale }) => {
    const company = await getDraftCompany(user, id, locale)
    const site = await siteIn(locale)
    return company
      ? { page: <CompanyPage {...{ company, locale, site }} />, isEmpty: false }
      : { page: null, isEmpty: true }
  },
}
