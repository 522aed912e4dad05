import { describedHtml } from '@/domain/texts/described-parts'
import { languageTag, type Locale } from '@/domain/locales/locales'
import type { NewsEntry, NewsFeed } from '@/domain/texts/news-feed'
import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { inUsualOrder } from '@/domain/vacancies/vacancy-search-filters'
import { writeVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { vacanciesType } from './vacancies.type'
import type { VacancyView } from './vacancy'
import { descriptionParts } from './vacancy-description'
import { sentenceOf, vacancyTextsIn } from './vacancy-texts'
import { vacanciesGone } from './vacancy-feed.queries'
import { newestVacancies } from './vacancy-search.queries'

/** The most new vacancies and the most tombstones in a feed. */
const MOST = 100

/** Characters of the company's own words: a hundred whole ones would be half a megabyte. */
const MOST_WORDS = 1_000

/**
 * The newest vacancies of a search as a feed, and what left it within ninety days.
 * @param path of the feed, in the format that it is written in
 * @throws as `searchVacancies`
 */
export async function vacancyFeed(
  locale: Locale,
  asked: VacancySearch,
  { siteName, path }: { siteName: string; path: string },
): Promise<NewsFeed> {
  const search = inUsualOrder(asked)
  const [vacancies, gone] = await Promise.all([
    newestVacancies(locale, search, MOST),
    vacanciesGone(search, MOST),
  ])
  const t = await messagesIn(locale, 'vacancies')
  const entryOf = await entriesIn(locale)
  const query = writeVacancySearch(search)
  const to = addressIn(locale)
  return {
    id: idOf(`${locale}/feed${query}`),
    language: languageTag(locale),
    title: `${t('title')} · ${siteName}`,
    subtitle: t('description'),
    author: siteName,
    icon: `${env.SITE_URL}/icon-192.png`,
    largeIcon: `${env.SITE_URL}/icon-512.png`,
    self: to(path) + query,
    page: to(vacanciesType.list.path) + query,
    entries: await Promise.all(
      // Whatever is listed was published.
      vacancies.flatMap((vacancy) =>
        vacancy.publishedAt ? [entryOf(vacancy, vacancy.publishedAt)] : [],
      ),
    ),
    gone: gone.map(({ id, at }) => ({ id: idOf(`${locale}/${id}`), at })),
  }
}

function addressIn(locale: Locale) {
  return (path: string) =>
    absoluteUrl(publicPath({ locale, path }, env.DEFAULT_LOCALE), env.SITE_URL)
}

async function entriesIn(
  locale: Locale,
): Promise<(vacancy: VacancyView, published: Date) => Promise<NewsEntry>> {
  const t = await messagesIn(locale, 'vacancies')
  const crewings = await messagesIn(locale, 'crewings')
  const factsOf = await vacancyTextsIn(locale)
  const { ranks, vesselTypes } = VOCABULARIES[locale]
  const to = addressIn(locale)
  return async (vacancy, published) => {
    const { id, path, company, rank, vesselType, isExample, updatedAt } = vacancy
    return {
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
      published,
      updated: latest(updatedAt ?? published, company.warningChangedAt),
      summary: await sentenceOf(vacancy, locale),
      content: describedHtml(await descriptionParts(withShortWords(vacancy), locale)),
      categories: [
        { term: `rank/${rank}`, label: ranks[rank].label },
        { term: `vessel/${vesselType}`, label: vesselTypes[vesselType].label },
      ],
    }
  }
}

function withShortWords(vacancy: VacancyView): VacancyView {
  const { description } = vacancy
  if (!description || description.text.length <= MOST_WORDS) return vacancy
  // Between two words, and between two characters of what has no words.
  const cut = description.text
    .slice(0, MOST_WORDS)
    .replace(/\s+\S{0,40}$|[\u{d800}-\u{dbff}]$/u, '')
  return { ...vacancy, description: { ...description, text: `${cut} …` } }
}

/** A warning of its company changes an entry as well. */
function latest(updated: Date, warning: Date | undefined): Date {
  return warning && warning > updated ? warning : updated
}

/** Returns a permanent id (tag URI, RFC 4151) for a text in one language. It contains no address, which may change. */
function idOf(name: string): string {
  return `tag:${new URL(env.SITE_URL).hostname},2026:vacancies/${name}`
}
