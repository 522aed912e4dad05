import type { Metadata } from 'next'
import { cache } from 'react'

import { dayInUtc } from '@/domain/time/calendar-day'
import { situationsNamed } from '@/domain/help-words/situations-named'
import type { Locale } from '@/domain/locales/locales'
import { listPageOf } from '@/domain/addresses/page-key'
import { OFFER_FORM } from '@/domain/forms/form-addresses'
import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import { breadcrumbList, graphOf, itemList } from '@/cms/documents/shown/structured-data'
import {
  COMPANY_LIST_PATH,
  type FeedFormat,
  SEAMAN_VACANCIES_PAGE,
  VACANCIES_AS_TEXT,
  VACANCY_FEEDS,
  VACANCY_LIST_PATH,
} from '@/domain/addresses/site-pages'
import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { atPage, EVERY_VACANCY, inUsualOrder } from '@/domain/vacancies/vacancy-search-filters'
import { type DroppedParameter, writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { env } from '@/env'
import { getNavigation } from '@/features/navigation/navigation.queries'
import { GuidesLine } from '@/features/site-search/guides-line'
import type { SiteView } from '@/features/site/site.queries'
import { searchLine } from '@/features/vacancies/alerts/alert-words'
import { VACANCIES_PER_PAGE } from '@/features/vacancies/page-numbers'
import type { SearchResult } from '@/features/vacancies/search-result'
import { vacancyTextsIn } from '@/features/vacancies/vacancy-texts'
import { searchVacancies } from '@/features/vacancies/vacancy-search.queries'
import { VacancySearchView } from '@/features/vacancies/vacancy-search-view'
import { messagesIn } from '@/i18n/messages-translator'
import { JsonLd } from '@/ui/components/json-ld'

import { CompaniesBeside } from './companies-beside'
import { countSearch } from './count-search'
import { type ContentView, type ShownPage, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'
import { everyLanguageMetadata } from './every-language-metadata'
import type { FoundView } from './found-view'
import { readSearch } from '../read-search'
import { ToHelp } from './to-help'

/** What a reader looks for, and what was found. */
interface Found {
  search: VacancySearch
  /** Parameters of the address that were corrected or ignored. */
  dropped: readonly DroppedParameter[]
  result: SearchResult
}

type Props = Found & { locale: Locale; site: SiteView }

/** A page of the list of open vacancies, all of them or what a search found, in the site's frame. */
async function VacancyListPage({ locale, site, ...found }: Props) {
  const { header } = await getNavigation(locale)
  const path = publicPath({ locale, path: VACANCY_LIST_PATH }, env.DEFAULT_LOCALE)
  return (
    <EveryLanguageFrame
      locale={locale}
      site={site}
      path={VACANCY_LIST_PATH}
      query={writeVacancySearch(found.search)}
    >
      <JsonLd graph={await vacancyListGraph(found, locale)} />
      <div className="frame" data-part="help">
        {situationsNamed(found.search.words ?? '').length > 0 && <ToHelp locale={locale} />}
      </div>
      <VacancySearchView
        locale={locale}
        home={publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)}
        list={path}
        companies={publicPath({ locale, path: COMPANY_LIST_PATH }, env.DEFAULT_LOCALE)}
        offer={publicPath({ locale, path: OFFER_FORM }, env.DEFAULT_LOCALE)}
        feed={feedOf(found.search, locale)}
        text={
          publicPath({ locale, path: VACANCIES_AS_TEXT }, env.DEFAULT_LOCALE) +
          writeVacancySearch(found.search)
        }
        fit={
          publicPath({ locale, path: SEAMAN_VACANCIES_PAGE }, env.DEFAULT_LOCALE) +
          writeVacancySearch(atPage(found.search, 1))
        }
        {...found}
        // Links of the header. The page key covers them, so the cached page stays current.
        elsewhere={header
          .filter(({ href }) => href !== path)
          .map(({ href, label, locale: written }) => ({
            href,
            title: label,
            excerpt: null,
            locale: written,
          }))}
      />
      <div className="frame" data-part="guides">
        {found.search.words !== undefined && found.result.total === 0 && (
          <CompaniesBeside locale={locale} words={found.search.words} />
        )}
        {found.search.words !== undefined && (
          <GuidesLine locale={locale} words={found.search.words} />
        )}
      </div>
    </EveryLanguageFrame>
  )
}

/** Returns the schema.org markup of the list; `undefined` for an empty page and for a page with examples. */
async function vacancyListGraph({ search, result }: Found, locale: Locale) {
  const t = await messagesIn(locale, 'vacancies')
  const navigation = await messagesIn(locale, 'navigation')
  const to = (path: string) =>
    absoluteUrl(publicPath({ locale, path }, env.DEFAULT_LOCALE), env.SITE_URL)
  const { vacancies } = result
  if (vacancies.length === 0 || vacancies.some(({ isExample }) => isExample)) return undefined
  const factsOf = await vacancyTextsIn(locale)
  const before = (search.page - 1) * VACANCIES_PER_PAGE
  return graphOf([
    breadcrumbList([
      { name: navigation('home'), item: to('') },
      { name: t('title'), item: to(VACANCY_LIST_PATH) },
    ]),
    itemList(
      t('title'),
      before,
      vacancies.map((vacancy) => ({ name: factsOf(vacancy).title, url: to(vacancy.path) })),
    ),
  ])
}

/** Where the same search is had as a feed. */
function feedOf(search: VacancySearch, locale: Locale, format: FeedFormat = 'atom'): string {
  const query = writeVacancySearch(inUsualOrder(search))
  return publicPath({ locale, path: VACANCY_FEEDS[format] }, env.DEFAULT_LOCALE) + query
}

interface Head {
  locale: Locale
  /** Of the canonical page. */
  query: string
  search: VacancySearch
  isIndexed: boolean
}

/** What the head of a page of the list says. */
async function vacancyListMetadata({ locale, query, search, isIndexed }: Head): Promise<Metadata> {
  const t = await messagesIn(locale, 'vacancies')
  const { name: siteName } = await siteIn(locale)
  const filters = await searchLine(search, locale)
  const title = filters === '' ? t('title') : `${filters} · ${t('title')}`
  const { page } = search
  return everyLanguageMetadata(
    {
      locale,
      path: VACANCY_LIST_PATH,
      query,
      title: page === 1 ? title : `${title} · ${t('page', { page })}`,
      description: t('description'),
      feed: {
        atom: feedOf(search, locale),
        json: feedOf(search, locale, 'json'),
        title: t('feed'),
      },
      isIndexed,
    },
    siteName,
  )
}

const readPage = cache(async (locale: Locale, page: number): Promise<Found> => {
  const search = atPage(EVERY_VACANCY, page)
  return { search, dropped: [], result: await searchVacancies(locale, search) }
})

const load = ({ key, locale }: ShownPage) => readPage(locale, listPageOf(key))

/** How the list of all vacancies is shown. */
export const vacancyListView: Omit<ContentView, 'renderDraft'> = {
  metadata: async (shown) => {
    const { search, result } = await load(shown)
    const { page } = search
    const { vacancies } = result
    return vacancyListMetadata({
      locale: shown.locale,
      query: writeVacancySearch(search),
      search,
      isIndexed:
        (page === 1 || vacancies.length > 0) && !vacancies.some(({ isExample }) => isExample),
    })
  },
  render: async (shown) => {
    const { locale } = shown
    const site = await siteIn(locale)
    return <VacancyListPage locale={locale} site={site} {...await load(shown)} />
  },
}

const readFound = cache(async (locale: Locale, query: string): Promise<Found> => {
  const today = dayInUtc(new Date())
  const asked = await readSearch(query, today)
  const result = await searchVacancies(locale, asked.search)
  if (asked.search.page === 1) {
    await countSearch('vacancies', locale, result.total > 0 ? 'found' : 'nothing')
  }
  return { ...asked, result }
})

/** How the vacancies that a search finds are shown. Search engines are led to the list of all. */
export const foundVacanciesView: FoundView = {
  metadata: async ({ locale, query }) => {
    const { search } = await readFound(locale, query)
    return vacancyListMetadata({ locale, query: '', search, isIndexed: false })
  },
  render: async ({ locale, query }) => {
    const site = await siteIn(locale)
    return <VacancyListPage locale={locale} site={site} {...await readFound(locale, query)} />
  },
}
