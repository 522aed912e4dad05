import {
  type CompanyFilter,
  type CompanySearch,
  EVERY_COMPANY,
  setFilters,
  withoutFilter,
  writeCompanySearch,
} from '@/domain/vacancies/company-search'
import { ListPages } from '@/cms/documents/shown/list-pages'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import type { DroppedParameter } from '@/domain/addresses/query-parameters'
import { WARNINGS_PAGE } from '@/domain/addresses/site-pages'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { searchNotes } from '@/i18n/search-notes'
import { Breadcrumbs } from '@/ui/components/breadcrumbs'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { ListSearchStyle } from '@/ui/components/list-search-style'
import { Notes } from '@/ui/components/notes'
import { FOUND_HEADING } from '@/ui/components/search-form-id'

import { COMPANIES_PER_PAGE, type CompanyDirectory } from './company-directory.queries'
import { CompanyFilters, CompanyWords } from './company-filters'
import { CompanyListStyle } from './company-list-style'
import { CompanyRows } from './company-rows'

interface Props {
  locale: Locale
  /** Public paths. */
  home: string
  list: string
  vacancies: string
  search: CompanySearch
  directory: CompanyDirectory
  /** What the address says that was not searched for as it stands there. */
  dropped: readonly DroppedParameter[]
}

/** The directory of companies, all or those that are searched for, with what they can be searched by. */
export async function CompanyList(props: Props) {
  const { locale, home, list, vacancies, search, directory } = props
  const t = await messagesIn(locale, 'companies')
  const navigation = await messagesIn(locale, 'navigation')
  const jobs = await messagesIn(locale, 'vacancies')
  const warnings = await messagesIn(locale, 'warnings')
  const requests = await messagesIn(locale, 'requests')
  const isEmpty = directory.total === 0 && setFilters(search).length === 0
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <ListSearchStyle />
      <CompanyListStyle />
      <div className="crumb-bar">
        <Breadcrumbs
          label={navigation('breadcrumbs')}
          links={[
            { href: home, title: navigation('home'), excerpt: null, locale },
            { href: vacancies, title: jobs('title'), excerpt: null, locale },
          ]}
          here={{ title: t('title'), locale }}
          locale={locale}
        />
        <a href={publicPath({ locale, path: WARNINGS_PAGE }, env.DEFAULT_LOCALE)} className="more">
          {warnings('title')}
        </a>
        <a href={vacancies} className="more">
          {jobs('title')}
        </a>
      </div>
      <header className="fact-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      {isEmpty ? (
        <section className="card pad nothing" aria-labelledby="_nothing">
          <h2 id="_nothing">{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
        </section>
      ) : (
        <div
          className="search"
          data-script="list"
          data-query={writeCompanySearch(search)}
          data-found={t('found', { count: directory.total })}
          data-page={jobs('page', { page: search.page })}
          data-unreached={requests('unreachable')}
        >
          <CompanyWords {...{ locale, search }} />
          <CompanyFilters {...{ locale, list, search }} counts={directory.counts} />
          <section className="results" aria-labelledby={FOUND_HEADING}>
            <Results {...props} />
          </section>
        </div>
      )}
    </div>
  )
}

async function Results({ locale, list, search, directory, dropped }: Props) {
  const t = await messagesIn(locale, 'companies')
  const { companies, total } = directory
  const isPastEnd = total > 0 && companies.length === 0
  const others = dropped.filter(({ name }) => name !== 'page')
  // A page that cannot be turned to is read as the last one that can.
  const asked = dropped.find(({ name, reason }) => name === 'page' && reason === 'corrected')
  return (
    <>
      <div className="found">
        <h2 id={FOUND_HEADING} tabIndex={-1}>
          {t('found', { count: total })}
        </h2>
      </div>
      <Chips {...{ locale, list, search }} />
      <DroppedNotes locale={locale} dropped={isPastEnd ? others : dropped} />
      <p className="fair">{t('fair')}</p>
      {companies.length === 0 ? (
        <Nothing {...{ locale, list, search, total }} page={asked?.value ?? search.page} />
      ) : (
        <>
          <CompanyRows companies={companies} locale={locale} />
          <ListPages
            locale={locale}
            page={search.page}
            pages={Math.ceil(total / COMPANIES_PER_PAGE)}
            to={(page) => list + writeCompanySearch({ ...search, page })}
          />
        </>
      )}
    </>
  )
}

type PartProps = Pick<Props, 'locale' | 'list' | 'search'>

/** What the directory is filtered by, in words, each after the other; empty where nothing is set. */
export async function companyFilterWords(locale: Locale, search: CompanySearch): Promise<string[]> {
  const labels = await filterLabels(locale, search)
  return setFilters(search).map((filter) => labels[filter])
}

async function filterLabels(
  locale: Locale,
  { vessel, country, words = '' }: CompanySearch,
): Promise<Record<CompanyFilter, string>> {
  const t = await messagesIn(locale, 'companies')
  return {
    vessel: vessel === undefined ? '' : VOCABULARIES[locale].vesselTypes[vessel].label,
    country: country === undefined ? '' : countryName(country, locale),
    licence: t('licensed'),
    words: t('quoted', { words }),
  }
}

/** What is set, each a link that takes it back. */
async function Chips({ locale, list, search }: PartProps) {
  const filters = setFilters(search)
  if (filters.length === 0) return null
  const t = await messagesIn(locale, 'companies')
  const labels = await filterLabels(locale, search)
  return (
    <ul className="set" aria-label={t('chosen')}>
      {filters.map((filter) => (
        <li key={filter}>
          <a
            href={list + writeCompanySearch(withoutFilter(search, filter))}
            aria-label={t('remove', { filter: labels[filter] })}
          >
            <span>
              <bdi>{labels[filter]}</bdi>
            </span>
          </a>
        </li>
      ))}
      <li>
        <a
          href={list + writeCompanySearch({ ...EVERY_COMPANY, order: search.order })}
          className="clear"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}

/** What of the address was not searched for as it stands there. */
async function DroppedNotes({ locale, dropped }: Pick<Props, 'locale' | 'dropped'>) {
  const t = await messagesIn(locale, 'companies')
  const labels = new Map([
    ['vessel', t('vessel')],
    ['country', t('country')],
    ['licence', t('licensed')],
    ['words', t('words')],
    ['sort', t('sort')],
  ])
  return <Notes notes={await searchNotes(locale, dropped, (name) => labels.get(name))} />
}

interface NothingProps extends PartProps {
  total: number
  /** That was asked for. */
  page: string | number
}

async function Nothing({ locale, list, search, total, page }: NothingProps) {
  const t = await messagesIn(locale, 'companies')
  const vacancies = await messagesIn(locale, 'vacancies')
  const isPastEnd = total > 0
  return (
    <section className="card pad nothing" aria-labelledby="_nothing">
      <h3 id="_nothing">{isPastEnd ? vacancies('noSuchPage', { page }) : t('nothingTitle')}</h3>
      {!isPastEnd && <p>{t('nothingText')}</p>}
      <p className="ways">
        <a
          href={isPastEnd ? list + writeCompanySearch({ ...search, page: 1 }) : list}
          className="more"
        >
          {isPastEnd ? vacancies('toFirstPage') : t('clear')}
        </a>
      </p>
    </section>
  )
}
