import { getTranslations } from 'next-intl/server'

import { dayInUtc } from '@/domain/time/calendar-day'
import { unlessBusy } from '@/cms/database/database-trouble'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { readVacancySearch, writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { env } from '@/env'
import { countVacancies } from '@/features/vacancies/vacancy-search.queries'

import { VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'

interface Props {
  locale: Locale
  /** What was looked for in guides and pages. */
  words: string
}

/** A link to vacancies with the same words and their number. The number is missing when they cannot be counted now. */
export async function VacanciesBeside({ locale, words }: Props) {
  const t = await getTranslations('search')
  const today = dayInUtc(new Date())
  const asked = new URLSearchParams({ words }).toString()
  const { search } = readVacancySearch(`?${asked}`, today)
  if (search.words === undefined) return null
  const count = await unlessBusy(countVacancies(locale, search))
  if (count === 0) return null
  const list = publicPath({ locale, path: VACANCY_LIST_PATH }, env.DEFAULT_LOCALE)
  return (
    <p className="mt-3">
      <a href={list + writeVacancySearch(search)} className="more">
        {count === undefined ? t('toVacancies', { words }) : t('vacancies', { count, words })}
      </a>
    </p>
  )
}
