import { type ExchangeRates, isRate, leastIn } from '@/domain/money/exchange-rates'
import { BITMAP_FILTERS } from '@/domain/vacancies/select-filters'
import {
  MOST_PAGES,
  type SearchFilter,
  type VacancySearch,
} from '@/domain/vacancies/vacancy-search'
import { WAGE_CURRENCIES } from '@/domain/vocabulary/countries'
import type { DocumentCode } from '@/domain/vocabulary/documents'

import { VACANCIES_PER_PAGE } from './page-numbers'
import {
  DAY_PLACES,
  FIRST_DAY,
  MOST_DAYS,
  MOST_PAY_A_MONTH,
  PAY_PLACES,
} from './vacancy-facets.type'

/** Turns a search into the parameters of the statement (`vacancy-search-statement.ts`). */

/** What is asked of a seafarer's papers: it is in no address, and nothing of it stands on a page that others get. */
const OWN_PAPERS = 'papers'

interface NamedFilter {
  id: number
  name: SearchFilter | typeof OWN_PAPERS
  facets: readonly string[]
  /** Whether none of them is asked for, in place of any. */
  negated: boolean
}

interface NumberFilter {
  id: number
  name: SearchFilter
  kind: string
  places: number
  least: number
  negated: boolean
  within: string | null
}

interface Filters {
  named: NamedFilter[]
  numbers: NumberFilter[]
}

/** Values that a search needs from the database. */
export interface Known {
  /** The id of the chosen company; `undefined` where there is none of this slug. */
  company: number | undefined
  /** Without them pay is compared in the same currency only. */
  rates: ExchangeRates | undefined
  /** The codes of all ports whose place is known, the nearest to the one that is asked for first; none where none is. */
  nearest?: readonly string[] | undefined
  /** What the words name: bitmaps, of each list any. */
  terms: readonly (readonly string[])[]
  /** A `tsquery` of the words that name nothing. */
  words: string | undefined
  /** Papers that a found vacancy does not ask for: those that somebody lacks. */
  lacked?: readonly DocumentCode[] | undefined
}

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/**
 * Returns the parameters of the statement, `$1` first.
 * @param options.most vacancies on a page
 */
export function statementValues(
  search: VacancySearch,
  known: Known,
  {
    showsExamples,
    counts,
    most = counts ? VACANCIES_PER_PAGE : 0,
  }: { showsExamples: boolean; counts: boolean; most?: number },
): unknown[] {
  const { named, numbers } = filtersOf(search, known)
  const page = Number.isSafeInteger(search.page)
    ? Math.min(Math.max(search.page, 1), MOST_PAGES)
    : 1
  return [
    JSON.stringify(named),
    JSON.stringify(numbers),
    known.words ?? null,
    !showsExamples,
    counts,
    known.nearest ? 'near' : search.order,
    most,
    (page - 1) * VACANCIES_PER_PAGE,
    JSON.stringify(worthInDollars(known.rates)),
    // An unknown company gets the id 0, which matches nothing.
    search.company === undefined ? null : (known.company ?? 0),
    known.nearest ?? [],
  ]
}

/** The filters of a search, each with the names and numbers that it asks for. */
function filtersOf(search: VacancySearch, known: Known): Filters {
  const named: Omit<NamedFilter, 'id'>[] = []
  const numbers: Omit<NumberFilter, 'id'>[][] = []
  const any = (name: SearchFilter, facets: readonly string[]) => {
    if (facets.length > 0) named.push({ name, facets, negated: false })
  }
  any('rank', [
    ...search.ranks.map((rank) => `rank/${rank}`),
    ...search.departments.map((department) => `department/${department}`),
  ])
  any(
    'vessel',
    search.vessels.map((vessel) => `vessel/${vessel}`),
  )
  if (search.payShown) any('payShown', ['shown'])
  if (search.port !== undefined) any('port', [`port/${search.port}`])
  for (const name of BITMAP_FILTERS) {
    const chosen = search[name]
    // Bitmaps of vacancies that ask for none of a list, where it has such.
    if (chosen !== undefined) any(name, [`${name}/${chosen}`, `${name}/any`])
  }
  for (const facets of known.terms) any('words', facets)
  const lacked = known.lacked?.map((paper) => `document/${paper}`) ?? []
  if (lacked.length > 0) named.push({ name: OWN_PAPERS, facets: lacked, negated: true })
  if (search.joiningFrom !== undefined) {
    numbers.push([onDay('to', dayNumber(search.joiningFrom))])
  }
  if (search.joiningTo !== undefined) {
    // "Not later than a day" is the negation of "from the next day on".
    numbers.push([{ ...onDay('from', dayNumber(search.joiningTo) + 1), negated: true }])
  }
  if (search.pay) numbers.push(payFilter(search.pay, known.rates))
  let id = 0
  const next = () => (id += 1)
  return {
    named: named.map((filter) => ({ id: next(), ...filter })),
    numbers: numbers.flatMap((parts) => {
      const shared = next()
      return parts.map((part) => ({ id: shared, ...part }))
    }),
  }
}

function onDay(kind: 'from' | 'to', day: number): Omit<NumberFilter, 'id'> {
  const least = Math.min(Math.max(day, 0), MOST_DAYS)
  return { name: 'joining', kind, places: DAY_PLACES, least, negated: false, within: null }
}

/** Days since the first one that is counted. */
function dayNumber(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY)
}

/** A wage in every currency, so that the day's rates hide nothing. */
function payFilter(
  pay: NonNullable<VacancySearch['pay']>,
  rates: ExchangeRates | undefined,
): Omit<NumberFilter, 'id'>[] {
  return WAGE_CURRENCIES.flatMap((currency) => {
    const least = leastIn(currency, pay, rates)
    if (least === undefined) return []
    return {
      name: 'pay',
      kind: 'pay',
      places: PAY_PLACES,
      least: Math.min(least, MOST_PAY_A_MONTH),
      negated: false,
      within: `currency/${currency}`,
    }
  })
}

/** What a unit of a currency is worth in dollars, by its code. */
function worthInDollars(rates: ExchangeRates | undefined): Record<string, number> {
  const known = Object.entries(rates?.perDollar ?? {}).filter(([, rate]) => isRate(rate))
  return { USD: 1, ...Object.fromEntries(known.map(([code, rate = 1]) => [code, 1 / rate])) }
}
