import {
  type DroppedParameter,
  readParameters,
  WORDS_ALSO_CALLED,
} from '../addresses/query-parameters'
import { SELECT_FILTERS, type SelectFilter } from './select-filters'
import { type SelectValues, VACANCY_ORDERS, type VacancySearch } from './vacancy-search'
import { EVERY_VACANCY, tidySearch } from './vacancy-search-filters'
import {
  daysAhead,
  joiningWindow,
  pageNumber,
  type ReadValue,
  searchedDay,
  searchedPlace,
  searchedPort,
  searchedWords,
  SELECT_READERS,
  wageCurrency,
  wholeUnits,
} from './vacancy-search-values'
import { type KnownPorts, portsOfList } from '../ports/known-ports'
import { portTrouble } from '../ports/port-trouble'
import { oneMeant } from '../vocabulary/match-term'
import { isDepartment, isRank } from '../vocabulary/ranks'
import { isVesselType } from '../vocabulary/vessel-types'

export type { DroppedParameter }

/** Parameters that may be repeated. */
const LISTS = ['department', 'rank', 'vessel'] as const

/** Parameters with one value. */
const SINGLES = [
  ...(['from', 'to', 'within', 'port', 'pay', 'currency', 'shown'] as const),
  ...SELECT_FILTERS,
  ...(['words', 'sort', 'near', 'page'] as const),
]

type List = (typeof LISTS)[number]
type Single = (typeof SINGLES)[number]

/**
 * What an address asks for. Whatever it holds there is a search: what is unknown, said twice or impossible is left
 * out or corrected, and `dropped` names the first few of these. A very long address is read in part.
 * @param query of the address, with or without its question mark
 * @param today `YYYY-MM-DD`, where days are counted from
 * @param ports where names of ports are looked up; those of our list, where it is not said
 * @example readVacancySearch('?rank=master&page=0', '2026-11-22')
 * // { search: { ranks: ['master'], …, page: 1 }, dropped: [{ name: 'page', reason: 'corrected' }] }
 */
export function readVacancySearch(
  query: string,
  today: string,
  ports: KnownPorts = portsOfList(),
): { search: VacancySearch; dropped: DroppedParameter[] } {
  const { lists, singles, notes } = readParameters(query, {
    lists: LISTS,
    singles: SINGLES,
    alsoCalled: WORDS_ALSO_CALLED,
  })
  const read: Read = (name, of) => {
    const text = singles.get(name)
    if (text === undefined) return undefined
    const value = of(text, () => notes.add(name, 'corrected', text))
    const isPort = name === 'port' || name === 'near'
    if (value === undefined)
      notes.add(name, 'invalid', text, isPort ? portTrouble(text, ports) : undefined)
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
    }),
    ...chosen(read),
    ...withoutAbsent({
      port: read('port', searchedPlace(ports)),
      near: read('near', searchedPort(ports)),
    }),
    ...withoutAbsent({ words: read('words', searchedWords) }),
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
    ...Object.fromEntries(SELECT_FILTERS.map((name) => [name, search[name]])),
    from: search.joiningFrom,
    to: search.joiningTo,
    pay: pay && String(pay.amount),
    currency: pay?.currency,
    shown: search.payShown ? '1' : undefined,
    port: search.port,
    near: search.near,
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

type Read = <T>(name: Single, of: ReadValue<T>) => T | undefined

/** What an address chooses from the lists. */
function chosen(read: Read): Partial<SelectValues> {
  const values: Partial<SelectValues> = {}
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it says that a value is of the same name as its reader
  const take = <Name extends SelectFilter>(name: Name) => {
    const value = read(name, SELECT_READERS[name])
    if (value !== undefined) values[name] = value
  }
  for (const name of SELECT_FILTERS) take(name)
  return values
}

function withoutAbsent<T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const present = Object.entries(parts).filter(([, value]) => value !== undefined)
  // The same parts but for those that are undefined.
  return Object.fromEntries(present) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
