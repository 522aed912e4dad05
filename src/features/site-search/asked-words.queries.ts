import 'server-only'

import { querySearch } from '@/cms/database/read-pool'
import { hasUnknownForms } from '@/cms/documents/search/search-configuration'
import { germanParts, isCompoundOf, SHORTEST_PART } from '@/domain/folding/german-compounds'
import { foldedLetters } from '@/domain/folding/letter-steps'
import { otherForms } from '@/domain/folding/word-forms'
import type { Locale } from '@/domain/locales/locales'
import { synonymsOf } from '@/domain/search/search-synonyms'
import { askedSpellings, spellings } from '@/domain/search/search-words'

/** Words with all that is looked for in the place of each, as the index has it. */
export type AskedWords = string[][]

/** With each word its spellings, and its other forms: those that are known, and those that the texts have. */
export async function inItsForms(locale: Locale, words: readonly string[]): Promise<AskedWords> {
  const written = await writtenForms(locale, words)
  return words.map((word, index) => [
    ...new Set([
      ...askedSpellings(word),
      ...otherForms(word, locale).flatMap(spellings),
      ...(written[index] ?? []),
    ]),
  ])
}

async function writtenForms(locale: Locale, words: readonly string[]): Promise<string[][]> {
  if (hasUnknownForms(locale)) return formsLike(locale, words)
  return locale === 'de' ? compoundsOf(words) : []
}

/**
 * Where only the texts know the forms of words. They share the greater part, from the beginning; in Tagalog the word
 * stands inside them too (bayad, magbayad).
 */
async function formsLike(locale: Locale, words: readonly string[]): Promise<string[][]> {
  const asked = words.map(foldedLetters)
  const rows = await querySearch<{ word: string; form: string }>(
    `SELECT DISTINCT word, form FROM unnest($2::text[]) AS word
     JOIN search_sections s ON s.locale = $1 AND s.locale IN ('uk', 'ph')
       AND (s.forms LIKE '% ' || left(word, ceil(length(word) * ${SHARED})::int) || '%'
         OR s.locale = 'ph' AND s.forms LIKE '%' || word || '%')
     CROSS JOIN LATERAL unnest(string_to_array(btrim(s.forms), ' ')) AS form
     WHERE length(word) > 2
       AND (starts_with(form, left(word, ceil(greatest(length(word), length(form)) * ${SHARED})::int))
         OR s.locale = 'ph' AND length(word) > 4 AND strpos(form, word) > 0)`,
    [locale, asked],
  )
  return asked.map((word) => rows.flatMap((row) => (row.word === word ? row.form : [])))
}

/** The German compounds of the texts that begin or end with a word. */
async function compoundsOf(words: readonly string[]): Promise<string[][]> {
  const asked = words.map((word) => foldedLetters(word).replaceAll('-', ''))
  const rows = await querySearch<{ word: string; form: string }>(
    `SELECT DISTINCT word, form FROM unnest($1::text[]) AS word
     JOIN search_sections s ON s.locale = 'de' AND s.forms LIKE '%' || word || '%'
     CROSS JOIN LATERAL unnest(string_to_array(btrim(s.forms), ' ')) AS form
     WHERE length(word) >= ${SHORTEST_PART} AND length(form) > length(word) AND strpos(form, word) > 0`,
    [asked],
  )
  return asked.map((word) =>
    rows.flatMap((row) =>
      row.word === word && isCompoundOf(foldedLetters(row.form), word) ? row.form : [],
    ),
  )
}

/** German words that nobody wrote with the two in their place that somebody did; `undefined` where there are none. */
export async function inTheirParts(
  locale: Locale,
  words: readonly string[],
  asked: AskedWords,
): Promise<AskedWords | undefined> {
  if (locale !== 'de') return undefined
  const typed = words.map((word) => foldedLetters(word).replaceAll('-', ''))
  const rows = await querySearch<{ form: string }>(
    `SELECT DISTINCT form FROM search_sections s
     CROSS JOIN LATERAL unnest(string_to_array(btrim(s.forms), ' ')) AS form
     CROSS JOIN unnest($1::text[]) AS word
     WHERE s.locale = 'de' AND length(word) >= ${2 * SHORTEST_PART} AND length(form) >= ${SHORTEST_PART}
       AND strpos(word, form) > 0`,
    [typed],
  )
  const known = new Set(rows.map(({ form }) => form))
  const parts = typed.map((word) => germanParts(word, known)?.join(' '))
  if (parts.every((part) => part === undefined)) return undefined
  return asked.map((forms, index) => [
    ...forms,
    ...(parts[index] === undefined ? [] : [parts[index]]),
  ])
}

/** With each word what else it is called, in its forms; `undefined` where no word is called anything else. */
export async function withSynonyms(
  locale: Locale,
  words: readonly string[],
  asked: AskedWords,
): Promise<AskedWords | undefined> {
  const synonyms = words.map((word) => synonymsOf(word, locale))
  const names = [...new Set(synonyms.flat())]
  if (names.length === 0) return undefined
  const forms = await inItsForms(locale, names)
  const formsOf = new Map(names.map((name, index) => [name, forms[index] ?? [name]]))
  return asked.map((own, index) => [
    ...new Set([...own, ...(synonyms[index] ?? []).flatMap((name) => formsOf.get(name) ?? [])]),
  ])
}

/** Part of a word that stays when the word changes: договір, договору; море, моря; not контракт, контакт. */
const SHARED = '0.6'
