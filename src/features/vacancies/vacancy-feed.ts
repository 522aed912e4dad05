import type { AtomFeed } from '@/domain/texts/atom-xml'
import { languageTag, type Locale } from '@/domain/locales/locales'
import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import { VACANCY_FEED } from '@/domain/addresses/site-pages'
import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { vacanciesType } from './vacancies.type'
import { sentenceOf, vacancyFactsIn } from './vacancy-facts'
import { vacanciesGone } from './vacancy-feed.queries'
import { newestVacancies } from './vacancy-search.queries'

/** Of what is new, and of what is gone. */
const MOST = 100

/**
 * The newest vacancies of a search as a feed, and what left it lately.
 * @throws as `searchVacancies`
 */
export async function vacancyFeed(
  locale: Locale,
  asked: VacancySearch,
  siteName: string,
): Promise<AtomFeed> {
  const search: VacancySearch = { ...asked, order: 'newest', page: 1 }
  const [vacancies, gone] = await Promise.all([
    newestVacancies(locale, search, MOST),
    vacanciesGone(search, MOST),
  ])
  const t = await messagesIn(locale, 'vacancies')
  const crewings = await messagesIn(locale, 'crewings')
  const factsOf = await vacancyFactsIn(locale)
  const { ranks, vesselTypes } = VOCABULARIES[locale]
  const query = writeVacancySearch(search)
  const to = (path: string) =>
    absoluteUrl(publicPath({ locale, path }, env.DEFAULT_LOCALE), env.SITE_URL)
  return {
    id: idOf(`${locale}/feed${query}`),
    language: languageTag(locale),
    title: `${t('title')} · ${siteName}`,
    subtitle: t('description'),
    author: siteName,
    icon: `${env.SITE_URL}/icon-192.png`,
    self: to(VACANCY_FEED) + query,
    page: to(vacanciesType.list.path) + query,
    entries: await Promise.all(
      vacancies.flatMap((vacancy) => {
        const { id, path, company, rank, vesselType, isExample, publishedAt, updatedAt } = vacancy
        // Whatever is listed was published.
        if (!publishedAt) return []
        return sentenceOf(vacancy, locale).then((summary) => ({
          id: idOf(`${locale}/${id}`),
          // A reader of feeds shows no labels.
          title: [
            ...(company.warnedSince
              ? [crewings('warnedShort', { date: dayName(company.warnedSince, locale) })]
              : []),
            ...(isExample ? [t('example')] : []),
            factsOf(vacancy).title,
          ].join(' · '),
          url: to(path),
          author: company.name,
          published: publishedAt,
          updated: latest(updatedAt ?? publishedAt, company.warningChangedAt),
          summary,
          categories: [
            { term: `rank/${rank}`, label: ranks[rank].label },
            { term: `vessel/${vesselType}`, label: vesselTypes[vesselType].label },
          ],
        }))
      }),
    ),
    gone: gone.map(({ id, at }) => ({ id: idOf(`${locale}/${id}`), at })),
  }
}

/** A warning of its company changes an entry as well. */
function latest(updated: Date, warning: Date | undefined): Date {
  return warning && warning > updated ? warning : updated
}

/** The name of something for ever (RFC 4151): of a text of one language, not of an address, which may change. */
function idOf(name: string): string {
  return `tag:${new URL(env.SITE_URL).hostname},2026:vacancies/${name}`
}
