import type { Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { alertSearch } from '@/domain/vacancy-alert'
import { searchChips } from '@/domain/vacancy-search-filters'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

import { searchWordsIn } from '../search-words'
import { vacanciesType } from '../vacancies.type'
import { companyCalled } from './alert-links.queries'

/** What the filter of an alert says, one choice after the other, in a language; of all vacancies one says so. */
export async function filterWords(filter: string, locale: Locale): Promise<string[]> {
  const search = alertSearch(filter, today())
  const { company } = search
  const name = company === undefined ? undefined : await companyCalled(company)
  const companies = name === undefined ? [] : [{ slug: company ?? '', name, count: 0 }]
  const { chip } = await searchWordsIn(locale, { companies })
  const words = searchChips(search).map((set) => chip(set, search))
  if (words.length > 0) return words
  const t = await messagesIn(locale, 'vacancyAlerts')
  return [t('everything')]
}

/** The same in one line. */
export async function filterLine(filter: string, locale: Locale): Promise<string> {
  const t = await messagesIn(locale, 'vacancies')
  const words = await filterWords(filter, locale)
  return words.reduce((before, next) => t('sentence.clauses', { before, next }))
}

/** The public path of the list that a filter finds. */
export function listOf(filter: string, locale: Locale): string {
  const path = publicPath({ locale, path: vacanciesType.list.path }, env.DEFAULT_LOCALE)
  return filter === '' ? path : `${path}?${filter}`
}

/** `YYYY-MM-DD`, in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
