import type { Locale } from '../locales/locales'
import { type FoundTerm, findTerms } from './find-terms'
import { GLOSSARY_CODES } from './glossary'
import { GLOSSARIES, VOCABULARIES } from './languages'

/**
 * A text with what it names (papers, ranks, vessels, concepts of the Convention) called as another language calls it; the
 * rest as it is.
 * @example namedIn('en', 'स्वदेश वापसी', 'hi') // 'repatriation'
 */
export function namedIn(language: Locale, text: string, locale: Locale): string {
  const named = findTerms(text, locale).terms.reduce(
    (words, term) => words.replace(term.text, () => nameOf(term, language) ?? term.text),
    text,
  )
  return conceptsIn(language, named, locale)
}

function nameOf({ documents, ranks, vessels }: FoundTerm, language: Locale): string | undefined {
  const words = VOCABULARIES[language]
  const [document] = documents
  if (document !== undefined) return words.documents[document].label
  const [rank] = ranks
  if (rank !== undefined) return words.ranks[rank].label
  const [vessel] = vessels
  return vessel === undefined ? undefined : words.vesselTypes[vessel].label
}

/** Shorter ones are found inside of other words; a Chinese one is a word by itself. */
const SHORTEST = 4

/** The longest names first: what is a part of another is not taken for itself. */
function conceptsIn(language: Locale, text: string, locale: Locale): string {
  const [own, other] = [GLOSSARIES[locale].entries, GLOSSARIES[language].entries]
  const pairs = GLOSSARY_CODES.map((code) => ({
    from: plain(own[code].term),
    to: plain(other[code].term),
  }))
    .filter(({ from }) => from.length >= SHORTEST || /\p{Script=Han}/u.test(from))
    .toSorted((a, b) => b.from.length - a.from.length)
  const typed = text.toLowerCase()
  const named = pairs.reduce(
    (words, { from, to }) =>
      words.includes(from) ? words.replace(asWords(from), () => to) : words,
    typed,
  )
  return named === typed ? text : named
}

/** Not inside of other words: `heuer` is none of `anheuern`. Chinese has no spaces. */
function asWords(name: string): RegExp {
  const literally = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return /\p{Script=Han}/u.test(name)
    ? new RegExp(literally, 'u')
    : new RegExp(String.raw`(?<![\p{L}\p{M}])${literally}(?![\p{L}\p{M}])`, 'u')
}

/** Without the abbreviation behind it. */
function plain(term: string): string {
  return term.replace(/ *[(（][^)）]*[)）]/g, '').toLowerCase()
}
