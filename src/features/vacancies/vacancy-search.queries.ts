import 'server-only'

import { inSnapshot, type SnapshotQuery } from '@/cms/database/read-pool'
import { readPorts } from '@/cms/services/ports/read-ports'
import { nearestFirst } from '@/domain/ports/distance'
import type { Locale } from '@/domain/locales/locales'
import type { SearchFilter, VacancySearch } from '@/domain/vacancies/vacancy-search'
import { onlyFilter, searchFilters, withoutFilter } from '@/domain/vacancies/vacancy-search-filters'
import type { DocumentCode } from '@/domain/vocabulary/documents'
import { isWarned } from '@/cms/publications/warned-company'
import { showsExamples } from '@/env'

import { type AskedInWords, readWords } from './asked-in-words'
import { VACANCIES_PER_PAGE } from './page-numbers'
import { getExchangeRates } from './read-exchange-rates'
import type { Loosened, SearchResult } from './search-result'
import { summariesOf, viewsOf } from './vacancies.queries'
import type { VacancySummary, VacancyView } from './vacancy'
import { choiceCounts, type CountedCompany } from './vacancy-search-counts'
import { type Known, statementValues } from './vacancy-search-filters'
import { lowerPay } from './vacancy-search-loosened'
import { SEARCH_STATEMENT } from './vacancy-search-statement'
import { type WordsQuery, wordsQuery } from './vacancy-search-words'

/** What the statement answers. */
interface Found {
  total: number
  without: Partial<Record<SearchFilter, number>> | null
  counts: Record<string, number> | null
  companies: CountedCompany[] | null
  ids: number[] | null
}

/**
 * Looks for vacancies that are open at this instant, by the database's clock. Words are looked for in the reader's
 * language and in all others. Never throws for what is looked for: a company that does not exist has no vacancies.
 * @throws LineFull where too many search at once; whatever `pg` throws while the database is away, within about two seconds
 */
export async function searchVacancies(
  locale: Locale,
  search: VacancySearch,
): Promise<SearchResult> {
  const typed = clean(search.words)
  return inSnapshot(async (ask) => {
    const { asked, found, known } = await findNamed(ask, locale, search, { counts: true })
    const { corrected } = asked
    const vacancies = await summariesOf(ask, found.ids ?? [])
    const loosened = found.total === 0 ? await loosen(ask, search, known, found) : []
    const isHelpless = found.total === 0 && loosened.length === 0
    const alone = isHelpless ? await findAlone(ask, search, known) : []
    return {
      vacancies,
      total: found.total,
      counts: choiceCounts(found.counts ?? {}, found.companies ?? [], search),
      loosened,
      alone,
      ...(known.rates && { ratesOf: new Date(known.rates.day) }),
      ...(corrected.length > 0 && { correctedWords: correct(typed, corrected) }),
    }
  })
}

/**
 * How many vacancies a search finds, and nothing else of it.
 * @throws as `searchVacancies`
 */
export async function countVacancies(locale: Locale, search: VacancySearch): Promise<number> {
  return inSnapshot(async (ask) => {
    const { found } = await findNamed(ask, locale, search, { counts: false })
    return found.total
  })
}

/**
 * The first vacancies of a search from its page on, more of them than a page has.
 * @throws as `searchVacancies`
 */
export async function listVacancies(
  locale: Locale,
  search: VacancySearch,
  most: number,
): Promise<Pick<SearchResult, 'vacancies' | 'total' | 'correctedWords'>> {
  return inSnapshot(async (ask) => {
    const { asked, found } = await findNamed(ask, locale, search, { counts: false, most })
    const { corrected } = asked
    return {
      vacancies: await summariesOf(ask, found.ids ?? []),
      total: found.total,
      ...(corrected.length > 0 && {
        correctedWords: correct(clean(search.words), corrected),
      }),
    }
  })
}

/**
 * A page of the vacancies that a search finds and that ask for none of some papers.
 * @throws as `searchVacancies`
 */
export async function vacanciesWithout(
  locale: Locale,
  search: VacancySearch,
  lacked: readonly DocumentCode[],
): Promise<Pick<SearchResult, 'vacancies' | 'total'>> {
  return inSnapshot(async (ask) => {
    const { known } = await knownFor(ask, locale, search)
    const asked = { counts: false, most: VACANCIES_PER_PAGE }
    const { ids, total } = await find(ask, search, { ...known, lacked }, asked)
    return { vacancies: await summariesOf(ask, ids ?? []), total }
  })
}

/**
 * The first vacancies that a search finds, more of them than a page has, as their own pages show them.
 * @throws as `searchVacancies`
 */
export async function newestVacancies(
  locale: Locale,
  search: VacancySearch,
  most: number,
): Promise<VacancyView[]> {
  return inSnapshot(async (ask) => {
    const { known } = await knownFor(ask, locale, search)
    const { ids } = await find(ask, search, known, { counts: false, most })
    return viewsOf(ask, ids ?? [], locale)
  })
}

/** What an alert has not told yet. */
interface NewVacancies {
  /** All of them, as far as the most allows, the newest first. */
  ids: number[]
  /** The first of them. */
  vacancies: VacancySummary[]
  /** How many vacancies match, those that were told before too. */
  total: number
}

// The rows have what the publication index says of a publication, and an index by their number.
const UNTOLD = `
  SELECT s.vacancy_id AS id FROM unnest($1::int[]) WITH ORDINALITY wanted(id, place)
  JOIN vacancy_search s ON s.vacancy_id = wanted.id
  JOIN vacancies v ON v.id = s.vacancy_id
  WHERE s.first_published_at > $2
    AND NOT ${isWarned('v.company_id')}
    AND NOT EXISTS (SELECT FROM vacancy_alert_told t WHERE t.alert_id = $3 AND t.vacancy_id = s.vacancy_id)
  ORDER BY wanted.place`

/**
 * The vacancies that an alert has not told of: open at this instant, matching its search, and first published after
 * one. None of a company under warning. Words that nobody wrote match nothing; they are not replaced by others, as
 * where somebody looks on.
 * @throws as `searchVacancies`
 */
export async function untoldVacancies(
  { id, locale, search, since }: { id: number; locale: Locale; search: VacancySearch; since: Date },
  { most, shown }: { most: number; shown: number },
): Promise<NewVacancies> {
  return inSnapshot(async (ask) => {
    const { known, asked } = await knownFor(ask, locale, search)
    if (asked.corrected.length > 0) return { ids: [], vacancies: [], total: 0 }
    const { ids: found, total } = await find(ask, search, known, { counts: false, most })
    if (!found || found.length === 0) return { ids: [], vacancies: [], total }
    const rows = await ask<{ id: number }>(UNTOLD, [found, since, id], 'vacancy-alert-untold')
    const ids = rows.map((row) => row.id)
    return { ids, vacancies: await summariesOf(ask, ids.slice(0, shown)), total }
  })
}

/** What a search needs to know besides. */
async function knownFor(
  ask: SnapshotQuery,
  locale: Locale,
  search: VacancySearch,
): Promise<{ known: Known; asked: AskedInWords }> {
  const asked = await readWords(ask, locale, clean(search.words))
  const rates = search.pay || search.order === 'pay' ? await getExchangeRates(ask) : undefined
  const company = await companyId(ask, search.company)
  const nearest = await nearestTo(ask, search.near)
  return { known: { company, nearest, rates, terms: asked.terms, words: asked.words }, asked }
}

/** What a search finds. Words that find nothing as ranks or vessels are tried as the name of a ship. */
async function findNamed(
  ask: SnapshotQuery,
  locale: Locale,
  search: VacancySearch,
  options: FindOptions,
): Promise<{ asked: AskedInWords; found: Found; known: Known }> {
  const { asked, known } = await knownFor(ask, locale, search)
  const found = await find(ask, search, known, options)
  const words =
    found.total === 0 ? await nameQuery(ask, locale, clean(search.words), asked) : undefined
  if (words === undefined) return { asked, found, known }
  const asName = { ...known, terms: [], words }
  return { asked, found: await find(ask, search, asName, options), known: asName }
}

interface FindOptions {
  /** Whether choices are counted. */
  counts: boolean
  most?: number
}

/**
 * A ship may be called after a rank or a vessel: where such a filter finds nothing, all words are asked for.
 * `undefined` where they name nothing, or where somebody has not written them all.
 */
async function nameQuery(
  ask: SnapshotQuery,
  locale: Locale,
  typed: string,
  { mayBeName }: AskedInWords,
): Promise<string | undefined> {
  if (!mayBeName) return undefined
  const { query, unwritten } = await wordsQuery(ask, locale, typed.split(/\s+/u))
  return unwritten ? undefined : query
}

/** Words without what Postgres cannot store: the character 0, and halves of a pair. */
function clean(words = ''): string {
  return words.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
}

function correct(typed: string, corrected: WordsQuery['corrected']): string {
  return corrected.reduce((text, [word, meant]) => text.replace(word, () => meant), typed)
}

async function find(
  ask: SnapshotQuery,
  search: VacancySearch,
  known: Known,
  asked: FindOptions,
): Promise<Found> {
  const values = statementValues(search, known, { showsExamples, ...asked })
  const [found] = await ask<Found>(SEARCH_STATEMENT, values, 'vacancy-search')
  if (!found) throw new Error('The search selects scalars and always answers one row.')
  return found
}

/** The codes of all ports whose place is known, the nearest to one first. */
async function nearestTo(
  ask: SnapshotQuery,
  code: string | undefined,
): Promise<readonly string[] | undefined> {
  if (code === undefined) return undefined
  const ports = await readPorts(ask)
  const from = ports.byCode(code)?.position
  return from && nearestFirst(from, ports.all)
}

async function companyId(ask: SnapshotQuery, slug: string | undefined) {
  if (slug === undefined) return undefined
  const [row] = await ask<{ id: number }>(
    `SELECT document::int AS id FROM publications
     WHERE collection = 'crewings' AND locale = '*' AND path = 'crewings/' || $1`,
    [slug],
    'vacancy-search-company',
  )
  return row?.id
}

async function loosen(
  ask: SnapshotQuery,
  search: VacancySearch,
  known: Known,
  found: Found,
): Promise<Loosened[]> {
  const looser: Loosened[] = Object.entries(found.without ?? {}).map(([name, total]) => {
    const filter = name as SearchFilter // a name that was asked for
    return { filter, search: withoutFilter(search, filter), total }
  })
  for (const lower of lowerPay(search)) {
    const { total } = await find(ask, lower, known, { counts: false })
    looser.push({ filter: 'pay', search: lower, total })
    if (total > 0) break
  }
  return looser.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

async function findAlone(
  ask: SnapshotQuery,
  search: VacancySearch,
  known: Known,
): Promise<Loosened[]> {
  const filters = searchFilters(search)
  if (filters.length < 2) return []
  const alone: Loosened[] = []
  // One after the other: they share a snapshot, which has one connection.
  for (const filter of filters) {
    const only = onlyFilter(search, filter)
    // Terms and words come from the words that were typed.
    const named = filter === 'words' ? known : { ...known, terms: [], words: undefined }
    const { total } = await find(ask, only, named, { counts: false })
    if (total > 0) alone.push({ filter, search: only, total })
  }
  return alone.sort((a, b) => b.total - a.total)
}
