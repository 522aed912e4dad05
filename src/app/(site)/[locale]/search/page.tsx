import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { troubleOf } from '@/cms/database/database-trouble'
import { cachedByTag } from '@/cms/publications/reading/cached-by-tag'
import { guideWords } from '@/domain/help-words/guide-words'
import { piratesNamed, situationsNamed } from '@/domain/help-words/situations-named'
import type { AskedSituation } from '@/domain/help-words/help-words'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { readSearchQuestion, writeSearchQuestion } from '@/domain/search/search-question'
import { SEARCH_PAGE } from '@/domain/addresses/site-pages'
import { documentTitle } from '@/domain/texts/titles'
import { findTerms } from '@/domain/vocabulary/find-terms'
import { env } from '@/env'
import { FoundHelp } from '@/features/helplines/found-help'
import { getHelplines } from '@/features/helplines/helplines.queries'
import { getNavigation } from '@/features/navigation/navigation.queries'
import { getDocsOverview } from '@/features/docs/docs.queries'
import { ElsewhereLine } from '@/features/site-search/elsewhere-line'
import { SearchView } from '@/features/site-search/search-view'
import {
  beginningWith,
  isPoor,
  type SearchAnswer,
  searchSections,
  searchSource,
} from '@/features/site-search/site-search.queries'
import { getSite } from '@/features/site/site.queries'

import { CompaniesBeside } from '../../companies-beside'
import { countSearch } from '../../count-search'
import { EveryLanguageFrame } from '../../every-language-frame'
import { NamesBeside } from '../../names-beside'
import { ToHelp } from '../../to-help'
import { VacanciesBeside } from '../../vacancies-beside'

// The search is in the query, which the front server removes before Next, so the page cannot be static.
export const dynamic = 'force-dynamic'

const loadSite = cache(getSite)

/** Read again only where the documentation has changed. */
const docsOverview = cachedByTag('tree/docs', getDocsOverview)

interface Props {
  params: Promise<{ locale: string }>
}

async function read(params: Props['params']) {
  const { locale } = await params
  const request = await headers()
  return {
    locale: isLocale(locale) ? locale : notFound(),
    question: readSearchQuestion(request.get('x-mh-query') ?? ''),
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, question } = await read(params)
  const t = await getTranslations('search')
  const { name } = await loadSite(locale)
  const title = question.words === '' ? t('title') : `${t('title')}: ${question.words}`
  return { title: documentTitle(title, name), robots: { index: false, follow: true } }
}

/** Search over guides and pages; without JavaScript too. */
export default async function SearchPage({ params }: Props) {
  const { locale, question } = await read(params)
  const { words, withSource } = question
  const isAsked = words !== ''
  const situations = situationsNamed(words)
  const isTrouble = situations.length > 0
  const [site, answer, lines, companies, names, vacancies] = await Promise.all([
    loadSite(locale),
    isAsked ? orBusy(searchAbout(locale, words, situations)) : undefined,
    isTrouble ? getHelplines() : undefined,
    // A search about trouble does not show companies with a similar name.
    isAsked && !isTrouble ? CompaniesBeside({ locale, words }) : null,
    isAsked && !isTrouble ? NamesBeside({ locale, words }) : null,
    isAsked && !isTrouble ? VacanciesBeside({ locale, words }) : null,
  ])
  const inSource =
    typeof answer === 'object' && (withSource || isPoor(answer))
      ? await orBusy(searchSource(locale, words))
      : undefined
  const isFound = typeof answer === 'object' && answer.total > 0
  if (typeof answer === 'object') await countSearch('guides', locale, resultOf(answer))
  return (
    <EveryLanguageFrame
      locale={locale}
      site={site}
      path="search"
      query={isAsked ? writeSearchQuestion(question) : ''}
    >
      <SearchView
        locale={locale}
        action={searchPath(locale)}
        question={question}
        answer={answer}
        inSource={inSource === 'busy' ? undefined : inSource}
        help={
          lines && (
            <FoundHelp
              {...{ lines, situations, locale }}
              withPirates={piratesNamed(words)}
              href={(await getNavigation(locale)).help?.href}
            />
          )
        }
        toHelp={<ToHelp locale={locale} />}
        elsewhere={
          typeof answer === 'object' &&
          (!isFound || answer.isPartial || answer.corrected !== undefined) && (
            <ElsewhereLine locale={locale} words={words} />
          )
        }
        vacancies={vacancies}
        named={
          (companies ?? names) && (
            <>
              {companies}
              {names}
            </>
          )
        }
        areVacanciesFirst={isAsked && findTerms(words, locale).terms.length > 0}
        guides={
          isFound
            ? []
            : ((await docsOverview(locale))?.sections ?? []).filter(
                (guide) => guide.locale === locale,
              )
        }
      />
    </EveryLanguageFrame>
  )
}

/** Searches the words. The guide about a situation comes first, also when the words describe it differently. */
async function searchAbout(
  locale: Locale,
  words: string,
  situations: readonly AskedSituation[],
): Promise<SearchAnswer> {
  const named = guideWords(situations, locale)
  const [answer, guides] = await Promise.all([
    // Words that describe a situation are not corrected to similar words.
    searchSections(locale, words, { mends: situations.length === 0 }),
    named === undefined ? undefined : searchSections(locale, named, { mends: false }),
  ])
  return guides ? beginningWith(guides, answer) : answer
}

function resultOf({ total, isPartial }: SearchAnswer) {
  if (total === 0) return 'nothing'
  return isPartial ? 'partial' : 'found'
}

function searchPath(locale: Locale): string {
  return publicPath({ locale, path: SEARCH_PAGE }, env.DEFAULT_LOCALE)
}

/** Returns `busy` when too many searches run at once. It rethrows all other errors. */
async function orBusy(answer: Promise<SearchAnswer>): Promise<SearchAnswer | 'busy'> {
  try {
    return await answer
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    return 'busy'
  }
}
