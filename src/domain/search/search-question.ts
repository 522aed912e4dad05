import { inUsualWidth, plainText } from '../texts/plain-text'

/** Longest search, in characters. */
export const SEARCH_MAX_LENGTH = 100

/** What a reader asks of the search over guides and pages. */
export interface SearchQuestion {
  /** On one line, at most `SEARCH_MAX_LENGTH` characters; may be empty. */
  words: string
  /** Whether more was typed. */
  isCut: boolean
  /** Whether texts in the source language are to be found too. */
  withSource: boolean
}

/** Reads the query of an address; whatever stands in it, it is some search. */
export function readSearchQuestion(query: string): SearchQuestion {
  const parameters = new URLSearchParams(query)
  const typed = [...plainText(inUsualWidth(parameters.get('q') ?? '').normalize('NFC'))]
  return {
    words: typed.slice(0, SEARCH_MAX_LENGTH).join('').trim(),
    isCut: typed.length > SEARCH_MAX_LENGTH,
    withSource: parameters.get('source') === '1',
  }
}

/**
 * The query that asks it.
 * @example writeSearchQuestion({ words: 'visa' }) // '?q=visa'
 */
export function writeSearchQuestion({
  words,
  withSource = false,
}: Pick<SearchQuestion, 'words'> & Partial<SearchQuestion>): string {
  const parameters = new URLSearchParams({ q: words, ...(withSource && { source: '1' }) })
  return `?${parameters.toString()}`
}
