import type { SnapshotQuery } from '@/cms/database/read-pool'
import { editDistance, forgivenErrors } from '@/domain/texts/edit-distance'
import { foldedLetters } from '@/domain/folding/letter-steps'
import { nameKey, nameKeyWords } from '@/domain/folding/name-steps'
import { inSimplified } from '@/domain/folding/traditional-chinese'
import { otherForms } from '@/domain/folding/word-forms'
import type { Locale } from '@/domain/locales/locales'
import { type AskedName, namedPlaces } from '@/domain/places/named-places'
import { spellings } from '@/domain/search/search-words'
import { type FoundTerm, termMeantByUnwritten } from '@/domain/vocabulary/find-terms'
import { TEXT_CONFIGURATIONS } from '@/domain/locales/text-configurations'

import { NAME_SIGN, spaced } from './vacancy-words.type'

/** Turns the words of a search into a `tsquery`. */

export interface WordsQuery {
  /** A `tsquery`; absent where nothing is asked for: articles, punctuation. */
  query?: string
  /** What words that are in no vacancy name, but for one typing error. */
  terms: readonly FoundTerm[]
  /** Words that are in no vacancy, each with the nearest word that is, or with what it names. */
  corrected: readonly (readonly [string, string])[]
  /** Whether some word is in no vacancy. */
  unwritten: boolean
}

/** The most words of a search. A longer text is no query. */
const MOST_WORDS = 12

const CONFIGURATIONS = [...new Set(Object.values(TEXT_CONFIGURATIONS))]

// Each form once: most languages bend a name alike. The second is an array of further spellings, the third a query of
// the name as it is compared, the fourth an array of names that stand in no language.
const inAll = (
  word: string,
  spelled = `'[]'::jsonb`,
  key = 'NULL::text',
  names = 'NULL::jsonb',
) => `(
  SELECT string_agg(DISTINCT '(' || form || ')', ' | ')::tsquery
  FROM (
    SELECT unnest(ARRAY[${CONFIGURATIONS.map((name) => `phraseto_tsquery('${name}', ${spaced('one')})`).join(', ')}]::text[])
    FROM (SELECT ${word} UNION ALL SELECT jsonb_array_elements_text(${spelled})) ones(one)
    UNION ALL SELECT phraseto_tsquery('simple', ${spaced('one')})::text FROM jsonb_array_elements_text(${names}) one
    UNION ALL SELECT ${key}) forms(form)
  WHERE form <> '')`

// Words of withdrawn and closed vacancies are not suggested. They may have been withdrawn because of these words.
const isWritten = (query: string) => `EXISTS (
  SELECT FROM vacancy_facts f JOIN vacancy_search s USING (vacancy_id)
  WHERE f.words @@ ${query} AND s.state <> 'gone' AND (s.listed_until IS NULL OR s.listed_until > now()))`

/** The number of nearest words that are compared with an unknown one. */
const NEAREST = 5

// A word is searched literally and in the stem of every language, because the language of the text is unknown. Stop
// words of the reader's language and of English are dropped. An unknown word is compared with all known words, except
// the name of a place, for which another place is no answer.
const STATEMENT = `
  WITH wanted AS MATERIALIZED (
    SELECT word, place, names, ${inAll('word', 'spelled', 'key', 'names')} AS query
    FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (word text, spelled jsonb, key text, names jsonb))
      WITH ORDINALITY AS of(word, spelled, key, names, place)
    WHERE numnode(phraseto_tsquery($2::regconfig, ${spaced('word')})) > 0
      AND numnode(phraseto_tsquery('english', ${spaced('word')})) > 0),
  meant AS MATERIALIZED (
    SELECT word, place, query, is_written, CASE WHEN NOT is_written AND names IS NULL THEN (
      SELECT near.word FROM (
        SELECT w.word, similarity(w.word, lower(wanted.word)) AS likeness FROM vacancy_words w
        WHERE w.word % lower(wanted.word) ORDER BY likeness DESC, w.word LIMIT ${NEAREST}) near
      WHERE ${isWritten(inAll('near.word'))} ORDER BY likeness DESC, near.word LIMIT 1) END AS nearest
    FROM wanted, LATERAL (SELECT ${isWritten('query')} AS is_written) known)
  SELECT word, nearest, is_written AS "isWritten",
    (CASE WHEN nearest IS NULL THEN query ELSE ${inAll('nearest')} END)::text AS query
  FROM meant ORDER BY place`

interface AskedWord {
  word: string
  nearest: string | null
  isWritten: boolean
  query: string
}

/**
 * What words ask for; one that is mistyped is replaced by the name of a rank, a vessel or a document, else by the nearest
 * there is. A port or a city is asked for by all of its names.
 * @param words of Chinese each as a word of its own, without characters that Postgres cannot store
 */
export async function wordsQuery(
  ask: SnapshotQuery,
  locale: Locale,
  words: readonly string[],
): Promise<WordsQuery> {
  if (words.length === 0) return { terms: [], corrected: [], unwritten: false }
  const read = (some: readonly AskedName[]) =>
    ask<AskedWord>(
      STATEMENT,
      [JSON.stringify(some.map((name) => asked(name, locale))), TEXT_CONFIGURATIONS[locale]],
      'vacancy-search-words',
    )
  const typed = namedPlaces(words.slice(0, MOST_WORDS))
  const asPlaces = await read(typed)
  // Where no vacancy names the place: its words may stand apart, and be anything.
  const given = typed.flatMap((name) => (isWrittenIn(asPlaces, name) ? name : wordByWord(name)))
  const all = given.length === typed.length ? asPlaces : await read(given)
  const named = termsOfUnwritten(all, given, locale)
  const others = given.filter((name) => !named.has(name))
  const first = all.filter(({ word }) => others.some(({ text }) => text === word))
  const mended = await mendWords(ask, first, others)
  const rows =
    mended.size === 0 ? first : await read(others.map((name) => mended.get(name) ?? name))
  const written = new Set(rows.flatMap((row) => (row.isWritten ? row.word : [])))
  const corrected = [
    ...[...named].map(([{ text }, term]): [string, string] => [text, term.text]),
    ...[...mended].flatMap(([{ text }, near]): [string, string][] =>
      written.has(near.text) ? [[text, near.text]] : [],
    ),
    ...rows.flatMap(({ word, nearest }): [string, string][] =>
      nearest === null ? [] : [[word, nearest]],
    ),
  ]
  const query = rows.map((row) => `(${row.query})`).join(' & ')
  const unwritten = named.size + mended.size > 0 || rows.some(({ isWritten }) => !isWritten)
  return { ...(query !== '' && { query }), terms: [...named.values()], corrected, unwritten }
}

/** Of words that nobody wrote those that are the name of a rank, a vessel or a document, but for one typing error. */
function termsOfUnwritten(
  rows: readonly AskedWord[],
  given: readonly AskedName[],
  locale: Locale,
): Map<AskedName, FoundTerm> {
  const unwritten = new Set(rows.flatMap(({ word, isWritten }) => (isWritten ? [] : word)))
  return new Map(
    given.flatMap((name): [AskedName, FoundTerm][] => {
      const isWord = name.places.length === 0 && unwritten.has(name.text)
      const term = isWord ? termMeantByUnwritten(name.text, locale) : undefined
      return term ? [[name, term]] : []
    }),
  )
}

function isWrittenIn(rows: readonly AskedWord[], { text, words }: AskedName): boolean {
  return words.length === 1 || rows.some(({ word, isWritten }) => word === text && isWritten)
}

function wordByWord({ words }: AskedName): AskedName[] {
  return words.map(asWord)
}

const asWord = (word: string): AskedName => ({ text: word, words: [word], places: [] })

/** The most spellings of one word, so that one word does not become a large query. */
const MOST_SPELLINGS = 12

/** The most names of one place. */
const MOST_NAMES = 40

/** A word with what texts may have in its place, and with the name that it may be; a place with its names. */
function asked({ text: word, places }: AskedName, locale: Locale) {
  const [english] = places
  const forms = [
    word,
    ...(english === undefined ? [] : [english]),
    ...otherForms(word.toLowerCase(), locale),
  ]
  const spelled = forms.flatMap((form) => [
    form,
    foldedLetters(form),
    inSimplified(form),
    ...spellings(foldedLetters(form)),
  ])
  const names = places.slice(0, MOST_NAMES)
  const keys = places.length === 0 ? [keyOf(word)] : names.filter(isOneWord).map(keyOf)
  return {
    word,
    spelled: [...new Set(spelled)].filter((one) => one !== word).slice(0, MOST_SPELLINGS),
    key: [...new Set(keys)].filter((key) => key !== '').join(' | ') || null,
    // One word of Latin or Cyrillic letters is found by its key.
    names:
      places.length === 0
        ? null
        : names.filter((name) => !isOneWord(name) || keyOf(name) === '').map(foldedLetters),
  }
}

// Letters and digits: nothing that a query language knows.
const keyOf = (name: string) =>
  nameKeyWords(name)
    .map((part) => `'${NAME_SIGN}${part}'`)
    .join(' & ')

/** Of several, their keys stand anywhere: a port may begin with one and a ship with another. */
const isOneWord = (name: string) => !nameKey(name).includes(' ')

/** Words that a mistyped one is compared with. */
const MOST_COMPARED = 20_000

// The lengths of what is looked for, and letters that are not of ASCII.
const COMPARED = `SELECT word FROM vacancy_words
  WHERE length(word) BETWEEN $1 AND $2 AND octet_length(word) > length(word) ORDER BY word LIMIT ${MOST_COMPARED}`

/**
 * Of words with letters that are not of ASCII those that nobody wrote, with the nearest that somebody did. They are
 * compared here: in a database with the collation C, as the embedded one has, pg_trgm knows no letters but those.
 */
async function mendWords(
  ask: SnapshotQuery,
  rows: readonly AskedWord[],
  given: readonly AskedName[],
): Promise<Map<AskedName, AskedName>> {
  const places = new Set(given.flatMap((name) => (name.places.length > 0 ? name.text : [])))
  const unknown = rows
    .filter(({ nearest, isWritten }) => nearest === null && !isWritten)
    .map(({ word }) => word)
    .filter((word) => !places.has(word))
    .filter((word) => /\P{ASCII}/u.test(word) && !/\p{sc=Han}/u.test(word))
    .filter((word) => forgivenErrors(word) > 0)
  if (unknown.length === 0) return new Map()
  const lengths = unknown.map((word) => [...word].length)
  const written = await ask<{ word: string }>(
    COMPARED,
    [Math.min(...lengths) - 1, Math.max(...lengths) + 1],
    'vacancy-search-written-words',
  )
  return new Map(
    given.flatMap((name): [AskedName, AskedName][] => {
      const near = unknown.includes(name.text) ? nearestOf(name.text, written) : undefined
      return near === undefined ? [] : [[name, asWord(near)]]
    }),
  )
}

function nearestOf(word: string, written: readonly { word: string }[]): string | undefined {
  const most = forgivenErrors(word)
  let nearest: string | undefined
  let least = most + 1
  for (const { word: other } of written) {
    const distance = editDistance(word.toLowerCase(), other.toLowerCase(), Math.min(most, least))
    if (distance < least) [nearest, least] = [other, distance]
  }
  return nearest
}
