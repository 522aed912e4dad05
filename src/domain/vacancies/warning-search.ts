import { type DroppedParameter, readParameters, WORDS_ALSO_CALLED } from '../addresses/query-parameters'
import { pageNumber, type ReadValue, searchedWords } from './vacancy-search-values'

/** Which warnings a reader looks for. */
export interface WarningSearch {
  /** In a name, a domain, an e-mail address or a telephone number. */
  words?: string
  /** From 1. */
  page: number
}

/** The search that narrows nothing down. */
export const EVERY_WARNING: WarningSearch = { page: 1 }

const SINGLES = ['words', 'page'] as const

/**
 * What the address of the list of warnings asks for; what is impossible is left out or corrected, and `dropped` names it.
 * @param query of the address, with or without its question mark
 * @example readWarningSearch('?words=north').search // { words: 'north', page: 1 }
 */
export function readWarningSearch(query: string): {
  search: WarningSearch
  dropped: DroppedParameter[]
} {
  const { singles, notes } = readParameters(query, {
    lists: [],
    singles: SINGLES,
    alsoCalled: WORDS_ALSO_CALLED,
  })
  const read = <T>(name: (typeof SINGLES)[number], of: ReadValue<T>): T | undefined => {
    const text = singles.get(name)
    if (text === undefined) return undefined
    const value = of(text, () => notes.add(name, 'corrected', text))
    if (value === undefined) notes.add(name, 'invalid', text)
    return value
  }
  const words = read('words', searchedWords)
  const search: WarningSearch = {
    ...(words !== undefined && { words }),
    page: read('page', pageNumber) ?? EVERY_WARNING.page,
  }
  return { search, dropped: notes.all }
}

/** The query of the address of a search, with its question mark; empty where nothing is set. */
export function writeWarningSearch({ words, page }: WarningSearch): string {
  const query = new URLSearchParams([
    ...(words === undefined ? [] : [['words', words]]),
    ...(page === EVERY_WARNING.page ? [] : [['page', String(page)]]),
  ]).toString()
  return query === '' ? '' : `?${query}`
}
