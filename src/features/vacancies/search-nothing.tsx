import type { SearchFilter, VacancySearch } from '@/domain/vacancies/vacancy-search'
import { EVERY_VACANCY, searchFilters } from '@/domain/vacancies/vacancy-search-filters'
import { writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import type { Locale } from '@/domain/locales/locales'

import type { Loosened } from './search-result'
import { wholeNumber } from './vacancy-texts'
import { ANY_CHOICE, type SearchWords } from './search-words'

interface Props {
  locale: Locale
  /** Public path of the list. */
  list: string
  search: VacancySearch
  loosened: readonly Loosened[]
  alone: readonly Loosened[]
  words: SearchWords
}

/** What a list says without a filter. */
const WITHOUT = {
  rank: 'anyRank',
  vessel: 'anyVessel',
  joining: 'anyJoining',
  port: 'anyPort',
  pay: 'anyPay',
  payShown: 'anyPayShown',
  ...ANY_CHOICE,
  words: 'anyWords',
} as const satisfies Record<SearchFilter, string>

/** Where nothing was found: which filter keeps the list empty, and how many there would be without it. */
export function SearchNothing({ locale, list, search, loosened, alone, words }: Props) {
  const { t, filter: textOf } = words
  const count = searchFilters(search).length
  const isHelped = loosened.length > 0
  const hint = isHelped ? 'loosen' : alone.length > 0 ? 'onlyEach' : 'cannotLoosen'
  const ways = isHelped
    ? loosened.map(({ filter, ...way }) => ({
        ...way,
        text: textOf(filter, way.search) || t(WITHOUT[filter]),
        instead: t('insteadOf', { filters: textOf(filter, search) }),
      }))
    : alone.map(({ filter, ...way }) => ({
        ...way,
        text: t('only', { filter: textOf(filter, search) }),
        instead: undefined,
      }))
  return (
    <section className="card pad zero" aria-labelledby="_nothing">
      <h3 id="_nothing">{t('nothing', { count })}</h3>
      {count > 1 && <p>{t(hint)}</p>}
      {ways.length > 0 && (
        <ul>
          {ways.map(({ text, instead, search: other, total }) => {
            const href = list + writeVacancySearch(other)
            return (
              <li key={href}>
                <a href={href}>
                  <span>
                    <b>{text}</b>
                    {instead !== undefined && <small>{instead}</small>}
                  </span>
                  <span className="n">{wholeNumber(total, locale)}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
      <p>
        <a
          href={list + writeVacancySearch({ ...EVERY_VACANCY, order: search.order })}
          className="button quiet"
        >
          {t('clearFilters')}
        </a>
      </p>
    </section>
  )
}
