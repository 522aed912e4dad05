import { type DroppedParameter, readParameters, WORDS_ALSO_CALLED } from '../addresses/query-parameters'
import { isLengthChoice, VACANCY_ORDERS, type VacancySearch } from './vacancy-search'
import { EVERY_VACANCY, tidySearch } from './vacancy-search-filters'
import {
  companySlug,
  country,
  daysAhead,
  joiningWindow,
  keyOf,
  pageNumber,
  type ReadValue,
  searchedDay,
  searchedWords,
  wageCurrency,
  wholeUnits,
} from './vacancy-search-values'
import { ENGLISH_LEVELS } from '../vocabulary/contract-terms'
import { oneMeant } from '../vocabulary/match-term'
import { isDepartment, isRank } from '../vocabulary/ranks'
import { isVesselType } from '../vocabulary/vessel-types'

export type { DroppedParameter }

/** Parameters that may be repeated. */
const LISTS = ['department', 'rank', 'vessel'] as const

/** Parameters with one value. */
const SINGLES = [
  ...(['from', 'to', 'within', 'pay', 'currency', 'shown', 'length', 'english'] as const),
  ...(['citizenship', 'company', 'country', 'words', 'sort', 'page'] as const),
]

type List = (typeof LISTS)[number]
type Single = (typeof SINGLES)[number]

/**
 * What an address asks for. Whatever it holds there is a search: what is unknown, said twice or impossible is left
 * out or corrected, and `dropped` names the first few of these. A very long address is read in part.
 * @param query of the address, with or without its question mark
 * @param today `YYYY-MM-DD`, where days are counted from
 * @example readVacancySearch('?rank=master&page=0', '2026-11-22')
 * // { search: { ranks: ['master'], …, page: 1 }, dropped: [{ name: 'page', reason: 'corrected' }] }
 */
export function readVacancySearch(
  query: string,
  today: string,
): { search: VacancySearch; dropped: DroppedParameter[] } {
  const { lists, singles, notes } = readParameters(query, {
    lists: LISTS,
    singles: SINGLES,
    alsoCalled: WORDS_ALSO_CALLED,
  })
  const read = <T>(name: Single, of: ReadValue<T>): T | undefined => {
    const text = singles.get(name)
    if (text === undefined) return undefined
    const value = of(text, () => notes.add(name, 'corrected', text))
    if (value === undefined) notes.add(name, 'invalid', text)
    return value
  }
  const readList = <T extends string>(
    name: List,
    isOne: (value: string) => value is T,
    meant: (value: string) => T | undefined,
  ): T[] =>
    [...lists[name]].flatMap((value) => {
      if (isOne(value)) return [value]
      const code = meant(value)
      notes.add(name, code === undefined ? 'invalid' : 'corrected', value)
      return code === undefined ? [] : [code]
    })

  const joining = joiningWindow(
    { from: read('from', searchedDay), to: read('to', searchedDay) },
    { days: read('within', daysAhead), today },
  )
  if (joining.trouble) notes.add(joining.trouble.name, joining.trouble.reason)
  const amount = read('pay', wholeUnits)
  const currency = singles.has('currency') ? read('currency', wageCurrency) : 'USD'
  const search: VacancySearch = {
    departments: readList('department', isDepartment, () => undefined),
    ranks: readList('rank', isRank, (name) => oneMeant('ranks', name)),
    vessels: readList('vessel', isVesselType, (name) => oneMeant('vesselTypes', name)),
    ...withoutAbsent({
      joiningFrom: joining.from,
      joiningTo: joining.to,
      // A currency alone says nothing, and an amount of an unknown one nothing that could be looked for.
      pay: amount && currency ? { amount, currency } : undefined,
      length: read('length', (text) => (isLengthChoice(text) ? text : undefined)),
      english: read('english', keyOf(ENGLISH_LEVELS)),
      citizenship: read('citizenship', country),
      company: read('company', companySlug),
      country: read('country', country),
      words: read('words', searchedWords),
    }),
    payShown: read('shown', (text) => (/^[01]$/.test(text) ? text === '1' : undefined)) ?? false,
    order:
      read('sort', (text) => VACANCY_ORDERS.find((order) => order === text)) ?? EVERY_VACANCY.order,
    page: read('page', pageNumber) ?? 1,
  }
  return { search: tidySearch(search), dropped: notes.all }
}

/**
 * The query of the address of a search: one for each search, whatever way it was come by. Empty where nothing is
 * set, else with its question mark; `readVacancySearch` reads it back.
 * @example writeVacancySearch({ ...EVERY_VACANCY, ranks: ['master'], page: 2 }) // '?rank=master&page=2'
 */
export function writeVacancySearch(given: VacancySearch): string {
  const search = tidySearch(given)
  const { pay, order, page } = search
  const singles: Partial<Record<Single, string | undefined>> = {
    from: search.joiningFrom,
    to: search.joiningTo,
    pay: pay && String(pay.amount),
    currency: pay?.currency,
    shown: search.payShown ? '1' : undefined,
    length: search.length,
    english: search.english,
    citizenship: search.citizenship,
    company: search.company,
    country: search.country,
    words: search.words,
    sort: order === EVERY_VACANCY.order ? undefined : order,
    page: page === EVERY_VACANCY.page ? undefined : String(page),
  }
  const query = new URLSearchParams([
    ...search.departments.map((department) => ['department', department]),
    ...search.ranks.map((rank) => ['rank', rank]),
    ...search.vessels.map((vessel) => ['vessel', vessel]),
    ...SINGLES.flatMap((name) => (singles[name] ? [[name, singles[name]]] : [])),
  ]).toString()
  return query === '' ? '' : `?${query}`
}

function withoutAbsent<T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const present = Object.entries(parts).filter(([, value]) => value !== undefined)
  // The same parts but for those that are undefined.
  return Object.fromEntries(present) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
