import { processNow } from '../../../domain/time/process-clock'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { alertSearch } from '@/domain/vacancies/vacancy-alert'
import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { searchChips, withoutFilter } from '@/domain/vacancies/vacancy-search-filters'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

import { portsOfSearch } from '../ports-of-search'
import { searchWordsIn } from '../search-words'
import { vacanciesType } from '../vacancies.type'
import { companyCalled } from './alert-links.queries'

/** What the filter of an alert says, one choice after the other, in a language; of all vacancies one says so. */
export async function filterWords(filter: string, locale: Locale): Promise<string[]> {
  const words = await choicesOf(alertSearch(filter, today()), locale)
  if (words.length > 0) return words
  const t = await messagesIn(locale, 'vacancyAlerts')
  return [t('everything')]
}

/** What a search is narrowed down to, in one line; empty where it is not. */
export async function searchLine(search: VacancySearch, locale: Locale): Promise<string> {
  return inOneLine(await choicesOf(search, locale), locale)
}

/** The same of an alert; of all vacancies one says so. */
export async function filterLine(filter: string, locale: Locale): Promise<string> {
  return inOneLine(await filterWords(filter, locale), locale)
}

/**
 * Describes the filter of an unconfirmed alert without free text. An anonymous client may have ordered it, and the site
 * must not mail an anonymous client's words to the address. It is empty when the filter has nothing else.
 */
export async function chosenLine(filter: string, locale: Locale): Promise<string> {
  const search = withoutFilter(alertSearch(filter, today()), 'words')
  const { company } = search
  const isKnown = company !== undefined && (await companyCalled(company)) !== undefined
  const chosen = isKnown ? search : withoutFilter(search, 'company')
  return inOneLine(await choicesOf(chosen, locale), locale)
}

async function choicesOf(search: VacancySearch, locale: Locale): Promise<string[]> {
  const { company } = search
  const name = company === undefined ? undefined : await companyCalled(company)
  const companies = name === undefined ? [] : [{ slug: company ?? '', name, count: 0 }]
  const { chip } = await searchWordsIn(locale, { companies }, await portsOfSearch(search))
  return searchChips(search).map((set) => chip(set, search))
}

async function inOneLine(words: readonly string[], locale: Locale): Promise<string> {
  const t = await messagesIn(locale, 'vacancies')
  return words.reduce(
    (before, next) => (before === '' ? next : t('sentence.clauses', { before, next })),
    '',
  )
}

/** The public path of the list that a filter finds. */
export function listOf(filter: string, locale: Locale): string {
  const path = publicPath({ locale, path: vacanciesType.list.path }, env.DEFAULT_LOCALE)
  return filter === '' ? path : `${path}?${filter}`
}

/** `YYYY-MM-DD`, in UTC. */
export function today(): string {
  return processNow('a day that is the default of a filter').toISOString().slice(0, 10)
}
