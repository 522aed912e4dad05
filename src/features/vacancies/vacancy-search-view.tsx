import type { Locale } from '@/domain/locales/locales'
import type { PageLink } from '@/domain/addresses/page-link'
import { MOST_PAGES, VACANCY_ORDERS, type VacancySearch } from '@/domain/vacancies/vacancy-search'
import { atPage, inUsualOrder, isNarrowed } from '@/domain/vacancies/vacancy-search-filters'
import { type DroppedParameter, writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { outermostGroup } from '@/domain/vocabulary/vessel-types'
import { isolated } from '@/i18n/search-notes'
import { messagesIn } from '@/i18n/messages-translator'
import { Breadcrumbs } from '@/ui/components/breadcrumbs'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { languageAttributes } from '@/ui/components/language-attributes'
import { ListSearchStyle } from '@/ui/components/list-search-style'
import { ToTop } from '@/ui/components/to-top'

import { AlertOrder } from './alerts/alert-parts'
import { Nothing } from './nothing'
import { PayInsight } from './pay-insight'
import { portsOfSearch } from './ports-of-search'
import { SearchChips } from './search-chips'
import { SearchForm } from './search-form'
import { FOUND_HEADING, SEARCH_FORM } from '@/ui/components/search-form-id'
import { SearchNotes } from './search-notes'
import { SearchNothing } from './search-nothing'
import type { SearchResult } from './search-result'
import { VacancyPages } from './vacancy-pages'
import { VacancyRowsStyle } from './vacancy-rows-style'
import { type SearchWords, searchWordsIn } from './search-words'

interface Props {
  locale: Locale
  /** Public path of the home page. */
  home: string
  /** Public path of the list. */
  list: string
  /** Public path of the directory of companies. */
  companies: string
  /** Where companies offer vacancies. */
  offer: string
  /** What the search finds, for readers of feeds, and as plain text. */
  feed: string
  text: string
  /** The same search among vacancies that a member has the papers for. */
  fit: string
  search: VacancySearch
  result: SearchResult
  /** Parameters of the address that were corrected or ignored. */
  dropped: readonly DroppedParameter[]
  /** What else a reader finds here while no vacancy is open. */
  elsewhere: readonly PageLink[]
}

/** The list of open vacancies, all or those that are searched for, with what they can be searched by. */
export async function VacancySearchView(props: Props) {
  const { locale, home, companies, offer, feed, text, fit, search, result, elsewhere } = props
  const t = await messagesIn(locale, 'vacancies')
  const tCompanies = await messagesIn(locale, 'companies')
  const navigation = await messagesIn(locale, 'navigation')
  const isEmpty = result.total === 0 && !isNarrowed(search)
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <VacancyRowsStyle />
      <ListSearchStyle />
      <ToTop label={navigation('toTop')} />
      <div className="crumb-bar">
        <Breadcrumbs
          label={navigation('breadcrumbs')}
          links={[{ href: home, title: navigation('home'), excerpt: null, locale }]}
          here={{ title: t('title'), locale }}
          locale={locale}
        />
        <a href={companies} className="more">
          {tCompanies('title')}
        </a>
      </div>
      <header className="fact-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      {isEmpty ? (
        <Nothing
          heading="h2"
          title={t('emptyTitle')}
          text={t(elsewhere.length > 0 ? 'emptyText' : 'emptyTextAlone')}
        >
          {elsewhere.map((link) => (
            <a
              key={link.href}
              href={link.href}
              {...languageAttributes(link.locale, locale)}
              className="more"
            >
              {link.title}
            </a>
          ))}
        </Nothing>
      ) : (
        <Search {...props} />
      )}
      {isEmpty && <AlertOrder search={search} locale={locale} heading="h2" />}
      {/* Below the list, so that a phone shows the first vacancy at once. */}
      <div className="list-links" data-part="links">
        {!isEmpty && (
          <a href={fit} rel="nofollow" className="more">
            {t('fit')}
          </a>
        )}
        <a href={offer} className="more">
          {t('offer')}
        </a>
        {/* The target is no page but a feed: its address is for feed readers. */}
        <a href={feed} type="application/atom+xml" rel="alternate" className="more">
          {t('feed')}
        </a>
        <a href={text} type="text/plain" rel="alternate nofollow" className="more">
          {t('asText')}
        </a>
      </div>
    </div>
  )
}

async function Search(props: Props) {
  const { locale, list, search, result, dropped } = props
  const words = await searchWordsIn(locale, result.counts, await portsOfSearch(search, dropped))
  const companies = await messagesIn(locale, 'crewings')
  const t = await messagesIn(locale, 'vacancies')
  const requests = await messagesIn(locale, 'requests')
  const found = companies('vacancies', { count: result.total })
  return (
    <div
      className="search"
      data-script="list"
      data-query={writeVacancySearch(search)}
      data-found={found}
      data-page={t('page', { page: search.page })}
      data-unreached={requests('unreachable')}
    >
      <SearchForm {...{ locale, list, search, result, words }} />
      <section className="results" aria-labelledby={FOUND_HEADING}>
        <Results {...props} words={words} found={found} />
      </section>
    </div>
  )
}

interface ResultsProps extends Props {
  words: SearchWords
  /** How many there are. */
  found: string
}

function Results({ locale, list, search, result, dropped, words, found }: ResultsProps) {
  const { vacancies, total, loosened, alone, correctedWords } = result
  const { t } = words
  const others = dropped.filter(({ name }) => name !== 'page')
  const isPastEnd = total > 0 && vacancies.length === 0
  // A page number beyond the limit was corrected to the last possible one.
  const asked = dropped.find(({ name, reason }) => name === 'page' && reason === 'corrected')
  return (
    <>
      <div className="found">
        <h2 id={FOUND_HEADING} tabIndex={-1}>
          {found}
        </h2>
        {total > 1 ? (
          <Order list={list} search={search} words={words} />
        ) : (
          // Keeps the chosen order while the list is empty.
          <input type="hidden" name="sort" form={SEARCH_FORM} value={search.order} />
        )}
      </div>
      <SearchChips {...{ list, search, words }} />
      <SearchNotes {...{ locale, correctedWords, words }} dropped={isPastEnd ? others : dropped} />
      {total === 0 ? (
        <SearchNothing {...{ locale, list, search, loosened, alone, words }} />
      ) : (
        <>
          <p className="fair">{t('fair')}</p>
          <VacancyPages
            locale={locale}
            heading="h3"
            // Pages beyond the limit are empty.
            vacancies={search.page > MOST_PAGES ? [] : vacancies}
            total={total}
            page={search.page}
            asked={isPastEnd ? asked?.value : undefined}
            most={{ pages: MOST_PAGES, text: t('lastPage', { pages: MOST_PAGES }) }}
            hrefOf={(page) => list + writeVacancySearch(atPage(search, page))}
          />
          <InsightOf search={search} locale={locale} />
        </>
      )}
      <AlertOrder search={search} locale={locale} heading="h3" />
    </>
  )
}

/** What is usually paid, where one rank is looked for, on ships of one group or on any. */
function InsightOf({ search, locale }: Pick<ResultsProps, 'search' | 'locale'>) {
  const [rank, ...otherRanks] = search.ranks
  const [group, ...otherGroups] = new Set(search.vessels.map(outermostGroup))
  const isOne = otherRanks.length + search.departments.length + otherGroups.length === 0
  return rank && isOne && <PayInsight rank={rank} vesselGroup={group} locale={locale} />
}

/** In which order they stand: a part of the form that is beside what it changes. */
function Order({
  list,
  search,
  words: { place, t },
}: Pick<ResultsProps, 'list' | 'search'> & { words: SearchWords }) {
  if (search.near !== undefined) {
    return (
      <p className="sort">
        {t('nearFirst', { port: isolated(place(search.near)) })}
        <a href={list + writeVacancySearch(inUsualOrder(search))} className="more">
          {t('order', { order: search.order })}
        </a>
      </p>
    )
  }
  return (
    <p className="sort">
      <label htmlFor="_sort">{t('sort')}</label>
      <span className="sel">
        <select
          id="_sort"
          name="sort"
          form={SEARCH_FORM}
          defaultValue={search.order}
          autoComplete="off"
        >
          {VACANCY_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t('order', { order })}
            </option>
          ))}
        </select>
      </span>
      <noscript>
        <button className="button quiet" form={SEARCH_FORM} aria-label={t('show')} />
      </noscript>
    </p>
  )
}
