import 'server-only'

import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import {
  ALERT_FILTER,
  ALERTS_PAGE,
  VACANCIES_AS_TEXT,
  VACANCY_FEEDS,
  VACANCY_LIST_PATH,
} from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { isolated, ownText } from '@/domain/mail/mail-text'
import { alertFilter } from '@/domain/vacancies/vacancy-alert'
import { MOST_PAGES, type VacancySearch } from '@/domain/vacancies/vacancy-search'
import { atPage, inUsualOrder } from '@/domain/vacancies/vacancy-search-filters'
import { type DroppedParameter, writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { searchLine } from './alerts/alert-words'
import { VACANCIES_PER_PAGE } from './page-numbers'
import { portsOfSearch } from './ports-of-search'
import { searchSentences } from './search-sentences'
import { searchWordsIn } from './search-words'
import type { VacancySummary } from './vacancy'
import { vacancyTextsIn } from './vacancy-texts'
import { listVacancies } from './vacancy-search.queries'

/** Vacancies of one text: as many as ten pages of the list have. */
const PAGES = 10

interface Asked {
  search: VacancySearch
  /** Parameters of the address that were corrected or ignored. */
  dropped: readonly DroppedParameter[]
}

/**
 * What a search finds as plain text, for readers with a slow link, a text browser, a mail or paper: four short lines a
 * vacancy, 200 at once.
 * @param about.today `YYYY-MM-DD`, in UTC
 * @throws as `searchVacancies`
 */
export async function vacancyListText(
  locale: Locale,
  asked: Asked,
  about: { siteName: string; today: string },
): Promise<string> {
  const most = PAGES * VACANCIES_PER_PAGE
  const listed = await listVacancies(locale, asked.search, most)
  return listedAsText(locale, { ...asked, ...about, ...listed })
}

type Listed = Asked &
  Awaited<ReturnType<typeof listVacancies>> & { siteName: string; today: string }

/** What was found, as text. */
export async function listedAsText(
  locale: Locale,
  { search, dropped, siteName, today, vacancies, total, correctedWords }: Listed,
): Promise<string> {
  const t = await messagesIn(locale, 'vacancies')
  const crewings = await messagesIn(locale, 'crewings')
  const alerts = await messagesIn(locale, 'vacancyAlerts')
  const words = await searchWordsIn(locale, { companies: [] }, await portsOfSearch(search, dropped))
  const to = (path: string, query = '') =>
    absoluteUrl(publicPath({ locale, path }, env.DEFAULT_LOCALE), env.SITE_URL) + query
  const narrowed = await searchLine(search, locale)
  const filter = alertFilter(search)
  const next = search.page + PAGES
  const isMore = total > (next - 1) * VACANCIES_PER_PAGE && next <= MOST_PAGES
  const links = [
    [t('inBrowser'), to(VACANCY_LIST_PATH, writeVacancySearch(search))],
    [t('feed'), to(VACANCY_FEEDS.atom, writeVacancySearch(inUsualOrder(search)))],
    ...(filter === undefined ? [] : [[alerts('order'), to(ALERTS_PAGE, watching(filter))]]),
  ]
  const briefOf = await briefsIn(locale, to)
  return ownText(
    [
      [
        `${t('title')} · ${isolated(siteName, locale)}`,
        ...(narrowed === '' ? [] : [narrowed]),
        `${crewings('vacancies', { count: total })} · ${dayName(new Date(today), locale)}`,
        t('lede'),
        ...(await searchSentences({ locale, dropped, correctedWords, words })),
      ],
      ...vacancies.map(briefOf),
      ...(isMore
        ? [[t('moreAsText'), to(VACANCIES_AS_TEXT, writeVacancySearch(atPage(search, next)))]]
        : []),
      ...links,
    ]
      .map((lines) => lines.map(inOneLine).join('\n'))
      .join('\n\n') + '\n',
  )
}

/** Without the line breaks that others wrote: an empty line ends a vacancy. */
function inOneLine(text: string): string {
  return text.replace(/\s*[\n\r\v\f\u2028\u2029]\s*/gu, ' ')
}

function watching(filter: string): string {
  return filter === '' ? '' : `?${new URLSearchParams({ [ALERT_FILTER]: filter }).toString()}`
}

async function briefsIn(locale: Locale, to: (path: string) => string) {
  const t = await messagesIn(locale, 'vacancies')
  const crewings = await messagesIn(locale, 'crewings')
  const textsOf = await vacancyTextsIn(locale)
  return (vacancy: VacancySummary): string[] => {
    const { company, isExample } = vacancy
    const { rank, ship, pay, joining, length } = textsOf(vacancy)
    const lengths = length && [length.text, length.tolerance].filter(Boolean).join(' ')
    return [
      [...(isExample ? [t('example')] : []), rank, ship].join(' · '),
      [
        'words' in pay ? pay.words : `${isolated(pay.amount, locale)} ${pay.period}`,
        ...(lengths ? [lengths] : []),
        joining.place === undefined ? joining.dates : `${joining.dates}, ${joining.place}`,
      ].join(' · '),
      [
        isolated(company.name, locale),
        ...(company.warnedSince
          ? [crewings('warnedShort', { date: dayName(company.warnedSince, locale, 'short') })]
          : []),
      ].join(' · '),
      to(vacancy.path),
    ]
  }
}
