import { unlessBusy } from '@/cms/database/database-trouble'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { EVERY_VACANCY } from '@/domain/vacancies/vacancy-search-filters'
import { writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { env } from '@/env'
import { namedInVacancies } from '@/features/vacancies/named-in-vacancies.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'

interface Props {
  locale: Locale
  /** What was looked for in guides and pages. */
  words: string
}

/** Letters. Fewer are in every second name. */
const SHORTEST = 2

/**
 * Links to vacancies of ships and ports with the searched name. It is empty when there are none or the search fails.
 */
export async function NamesBeside({ locale, words }: Props) {
  if ([...words].length < SHORTEST) return null
  const found = await unlessBusy(namedInVacancies(locale, words))
  if (!found || found.ships.length + found.ports.length === 0) return null
  const t = await messagesIn(locale, 'search')
  const list = publicPath({ locale, path: VACANCY_LIST_PATH }, env.DEFAULT_LOCALE)
  return (['ships', 'ports'] as const).map((kind) =>
    found[kind].length === 0 ? null : (
      <section key={kind} aria-labelledby={`_${kind}`}>
        <h2 id={`_${kind}`} className="sum">
          {t(kind)}
        </h2>
        <ul className="ways-on">
          {found[kind].map((name) => (
            <li key={name}>
              <a
                href={list + writeVacancySearch({ ...EVERY_VACANCY, words: name })}
                className="more"
              >
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ),
  )
}
