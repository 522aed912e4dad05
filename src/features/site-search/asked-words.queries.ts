import 'server-only'

import { querySearch } from '@/cms/publications/reading/ledger-pool'
import { hasUnknownForms } from '@/cms/search/search-configuration'
import type { Locale } from '@/domain/locales'
import { synonymsOf } from '@/domain/search-synonyms'

/** Words with all that is looked for in the place of each. */
export type AskedWords = string[][]

/**
 * With each word its other forms, where only the texts know them. They share the greater part, from the beginning; in
 * Tagalog the word stands inside them too (bayad, magbayad).
 */
export async function inItsForms(locale: Locale, words: readonly string[]): Promise<AskedWords> {
  if (!hasUnknownForms(locale)) return words.map((word) => [word])
  const rows = await querySearch<{ word: string; form: string }>(
    `SELECT DISTINCT word, form FROM unnest($2::text[]) AS word
     JOIN search_sections s ON s.locale = $1 AND s.locale IN ('uk', 'ph')
       AND (s.forms LIKE '% ' || left(word, ceil(length(word) * ${SHARED})::int) || '%'
         OR s.locale = 'ph' AND s.forms LIKE '%' || word || '%')
     CROSS JOIN LATERAL unnest(string_to_array(btrim(s.forms), ' ')) AS form
     WHERE length(word) > 2
       AND (starts_with(form, left(word, ceil(greatest(length(word), length(form)) * ${SHARED})::int))
         OR s.locale = 'ph' AND length(word) > 4 AND strpos(form, word) > 0)`,
    [locale, words],
  )
  return words.map((word) => [
    ...new Set([word, ...rows.flatMap((row) => (row.word === word ? row.form : []))]),
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
