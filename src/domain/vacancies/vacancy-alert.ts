import type { VacancySearch } from './vacancy-search'
import { inUsualOrder } from './vacancy-search-filters'
import { readVacancySearch, writeVacancySearch } from './vacancy-search-query'

/** The states of an alert: it waits for confirmation, it sends mail, or the subscriber has ended it. */
export const VACANCY_ALERT_STATES = ['unconfirmed', 'active', 'ended'] as const

export type VacancyAlertState = (typeof VACANCY_ALERT_STATES)[number]

/** Alerts of one e-mail address that may send mail at once, and that may wait to be confirmed. */
export const MOST_ALERTS = 10

/** Vacancies that one mail names; the rest of them stand on the list that it links to. */
export const MOST_IN_ONE_MAIL = 20

/** How long an alert waits to be confirmed, and how long one that has ended is kept, before it is erased. Days. */
export const ALERT_UNCONFIRMED_DAYS = 7
export const ALERT_ENDED_DAYS = 30

/** How long the links of a mail work. Days. */
export const ALERT_LINK_DAYS = 400

/** Hours from one look for new vacancies to the next: a mail is never followed by another within a day. */
export function hoursToNextLook(isMailed: boolean): number {
  return isMailed ? 24 : 1
}

/** Characters; the filter of a longer address can be searched for, and not be watched. */
export const LONGEST_ALERT_FILTER = 1_500

/**
 * The filter of an alert as it is kept: the query of its search as we write it, without its question mark, order and page.
 * Two that ask for the same are the same text. Empty where all vacancies are watched.
 * @returns nothing where it is too long to be kept
 */
export function alertFilter(search: VacancySearch): string | undefined {
  const filter = writeVacancySearch(inUsualOrder(search)).slice(1)
  return filter.length > LONGEST_ALERT_FILTER ? undefined : filter
}

/**
 * The search of a filter; whatever a filter says there is one.
 * @param today `YYYY-MM-DD`, where days are counted from
 */
export function alertSearch(filter: string, today: string): VacancySearch {
  const { search } = readVacancySearch(filter, today)
  return inUsualOrder(search)
}
