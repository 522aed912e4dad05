import type { Metadata } from 'next'
import { cache } from 'react'

import {
  type CompanySearch,
  EVERY_COMPANY,
  readCompanySearch,
  writeCompanySearch,
} from '@/domain/vacancies/company-search'
import { situationsNamed } from '@/domain/help-words/situations-named'
import type { Locale } from '@/domain/locales/locales'
import { listPageOf } from '@/domain/addresses/page-key'
import { publicPath } from '@/domain/addresses/paths'
import type { DroppedParameter } from '@/domain/addresses/query-parameters'
import { env } from '@/env'
import {
  type CompanyDirectory,
  findCompanies,
} from '@/features/companies/company-directory.queries'
import { CompanyList, companyFilterWords } from '@/features/companies/company-list'
import { messagesIn } from '@/i18n/messages-translator'

import { countSearch } from './count-search'
import { type ContentView, type ShownPage, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'
import { everyLanguageMetadata } from './every-language-metadata'
import type { FoundView } from './found-view'
import { ToHelp } from './to-help'
import { COMPANY_LIST_PATH, VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'

interface Found {
  search: CompanySearch
  dropped: readonly DroppedParameter[]
  directory: CompanyDirectory
}

/** The directory of companies, in the site's frame. */
async function CompanyListPage({ locale, ...found }: Found & { locale: Locale }) {
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <EveryLanguageFrame
      locale={locale}
      site={await siteIn(locale)}
      path={COMPANY_LIST_PATH}
      query={writeCompanySearch(found.search)}
    >
      <div className="frame" data-part="help">
        {situationsNamed(found.search.words ?? '').length > 0 && <ToHelp locale={locale} />}
      </div>
      <CompanyList
        locale={locale}
        home={to('')}
        list={to(COMPANY_LIST_PATH)}
        vacancies={to(VACANCY_LIST_PATH)}
        {...found}
      />
    </EveryLanguageFrame>
  )
}

interface Told {
  locale: Locale
  search: CompanySearch
  /** Of the canonical page. */
  query: string
  isIndexed: boolean
}

async function companyListMetadata({ locale, search, query, isIndexed }: Told): Promise<Metadata> {
  const t = await messagesIn(locale, 'companies')
  const vacancies = await messagesIn(locale, 'vacancies')
  const { page } = search
  const { name: siteName } = await siteIn(locale)
  return everyLanguageMetadata(
    {
      locale,
      path: COMPANY_LIST_PATH,
      query,
      title: [
        ...(await companyFilterWords(locale, search)),
        t('title'),
        ...(page === 1 ? [] : [vacancies('page', { page })]),
      ].join(' · '),
      description: t('description'),
      isIndexed,
    },
    siteName,
  )
}

const readPage = cache(async (page: number): Promise<Found> => {
  const search = { ...EVERY_COMPANY, page }
  return { search, dropped: [], directory: await findCompanies(search) }
})

const load = ({ key }: ShownPage) => readPage(listPageOf(key))

/** How the directory is shown. */
export const companyListView: Omit<ContentView, 'renderDraft'> = {
  metadata: async (shown) => {
    const { search, directory } = await load(shown)
    const { companies } = directory
    return companyListMetadata({
      locale: shown.locale,
      search,
      query: writeCompanySearch(search),
      isIndexed:
        (search.page === 1 || companies.length > 0) &&
        !companies.some(({ isExample }) => isExample),
    })
  },
  render: async (shown) => <CompanyListPage locale={shown.locale} {...await load(shown)} />,
}

/** How the companies that a search finds are shown. */
export const foundCompaniesView: FoundView = {
  metadata: ({ locale, query }) =>
    companyListMetadata({
      locale,
      search: readCompanySearch(query).search,
      // Search engines are led to the list of all.
      query: '',
      isIndexed: false,
    }),
  render: async ({ locale, query }) => {
    const { search, dropped } = readCompanySearch(query)
    const directory = await findCompanies(search)
    if (search.page === 1) {
      await countSearch('companies', locale, directory.total > 0 ? 'found' : 'nothing')
    }
    return <CompanyListPage locale={locale} {...{ search, dropped, directory }} />
  },
}
