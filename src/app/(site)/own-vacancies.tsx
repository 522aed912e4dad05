import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'
import { publicPath } from '@/domain/addresses/paths'
import {
  SEAMAN_RECORD_PAGE,
  SEAMAN_VACANCIES_PAGE,
  VACANCY_LIST_PATH,
} from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { dayInUtc } from '@/domain/time/calendar-day'
import { processNow } from '@/domain/time/process-clock'
import { MOST_PAGES } from '@/domain/vacancies/vacancy-search'
import { atPage } from '@/domain/vacancies/vacancy-search-filters'
import { writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { env } from '@/env'
import { lackedPapers } from '@/features/seamen/record/own-papers.queries'
import { searchLine } from '@/features/vacancies/alerts/alert-words'
import { VacancyPages } from '@/features/vacancies/vacancy-pages'
import { VacancyRowsStyle } from '@/features/vacancies/vacancy-rows-style'
import { vacanciesWithout } from '@/features/vacancies/vacancy-search.queries'
import { messagesIn } from '@/i18n/messages-translator'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { ListSearchStyle } from '@/ui/components/list-search-style'

import { readSearch } from '../read-search'

interface Props {
  seaman: SignedInSeaman
  locale: Locale
  /** Of a search among vacancies. */
  query: URLSearchParams
}

/**
 * What a search finds of the vacancies that ask for no paper but those in a seafarer's own form. The list of vacancies is
 * everybody's and is kept; this page is one reader's.
 */
export async function OwnVacancies({ seaman, locale, query }: Props) {
  const today = dayInUtc(processNow('the day on which papers have to be valid'))
  const { search } = await readSearch(query.toString(), today)
  const { has, lacked } = await lackedPapers(seaman.id, today)
  const { vacancies, total } = await vacanciesWithout(locale, search, lacked)
  const t = await messagesIn(locale, 'seaman.fit')
  const list = await messagesIn(locale, 'vacancySearch')
  const count = (await messagesIn(locale, 'crewings'))('vacancies', { count: total })
  const filters = await searchLine(search, locale)
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <VacancyRowsStyle />
      <ListSearchStyle />
      <header className="fact-head mt-8">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t(has ? 'lede' : 'noPapers')}</p>
        {filters !== '' && <p>{t('search', { filters })}</p>}
      </header>
      <div className="list-links">
        <a href={to(VACANCY_LIST_PATH) + writeVacancySearch(search)} className="more">
          {t('all')}
        </a>
        <a href={to(SEAMAN_RECORD_PAGE)} className="more">
          {t('papers')}
        </a>
      </div>
      <section className="results" aria-labelledby="_fit">
        <div className="found">
          <h2 id="_fit">{count}</h2>
        </div>
        {total === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <VacancyPages
            locale={locale}
            heading="h3"
            vacancies={search.page > MOST_PAGES ? [] : vacancies}
            total={total}
            page={search.page}
            most={{ pages: MOST_PAGES, text: list('lastPage', { pages: MOST_PAGES }) }}
            hrefOf={(page) => to(SEAMAN_VACANCIES_PAGE) + writeVacancySearch(atPage(search, page))}
          />
        )}
      </section>
    </div>
  )
}
