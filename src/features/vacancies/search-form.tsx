import type { Locale } from '@/domain/locales/locales'
import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { searchChips } from '@/domain/vacancies/vacancy-search-filters'
import { Icon } from '@/ui/components/icon'

import { searchFields } from './search-fields'
import { SEARCH_FORM } from '@/ui/components/search-form-id'
import type { SearchResult } from './search-result'
import type { SearchWords } from './search-words'

interface Props {
  locale: Locale
  /** Public path of the list. */
  list: string
  search: VacancySearch
  result: Pick<SearchResult, 'counts' | 'ratesOf'>
  words: SearchWords
}

/** What can be searched by, each choice with the number of vacancies it would leave; a drawer on a phone. */
export function SearchForm({ list, ...given }: Props) {
  const { search, words } = given
  const set = searchChips(search).length
  return (
    <details className="card filters">
      <summary>
        <Icon name="filter" />
        {words.t('filters')}
        {set > 0 && (
          <b aria-label={words.t('set', { count: set })} role="img">
            {set}
          </b>
        )}
      </summary>
      <form
        id={SEARCH_FORM}
        action={list}
        // Browsers would put back what was chosen before the page was left.
        autoComplete="off"
        // With an element of React for each of five hundred the page took twice as long to render and to read.
        dangerouslySetInnerHTML={{ __html: searchFields(given).html }}
      />
    </details>
  )
}
