import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { EVERY_VACANCY, searchChips, withoutChip } from '@/domain/vacancies/vacancy-search-filters'
import { writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'

import type { SearchWords } from './search-words'

interface Props {
  /** Public path of the list. */
  list: string
  search: VacancySearch
  words: SearchWords
}

/** What is set, each a link to the list without it; nothing where nothing is. */
export function SearchChips({ list, search, words: { t, chip } }: Props) {
  const chips = searchChips(search)
  if (chips.length === 0) return null
  const hrefOf = (other: VacancySearch) => list + writeVacancySearch(other)
  return (
    // Each would be a search of its own, and few of them are followed.
    <ul className="set" aria-label={t('chosen')}>
      {chips.map((set) => {
        const text = chip(set, search)
        const href = hrefOf(withoutChip(search, set))
        return (
          <li key={href}>
            <a href={href} aria-label={t('remove', { filter: text })}>
              <span>
                <bdi>{text}</bdi>
              </span>
            </a>
          </li>
        )
      })}
      <li>
        <a href={hrefOf({ ...EVERY_VACANCY, order: search.order })} className="clear">
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
