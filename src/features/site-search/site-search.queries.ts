import 'server-only'

import { LIVE } from '@/cms/publications/reading/publication-index'
import { querySearch } from '@/cms/database/read-pool'
import { searchConfiguration } from '@/cms/documents/search/search-configuration'
import type { PublishableCollection } from '@/content-types'
import { editDistance, forgivenErrors } from '@/domain/texts/edit-distance'
import { type ExcerptPart, excerpt, markedText } from '@/domain/texts/excerpt'
import { isLight } from '@/domain/texts/light-words'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { foldedLetters } from '@/domain/folding/letter-steps'
import {
  byCharacters,
  isHan,
  placedForms,
  searchedWords,
  spellings,
} from '@/domain/search/search-words'
import { env } from '@/env'
import { languageHint } from '@/i18n/language-hint'

import { situationsNamed } from '@/domain/help-words/situations-named'
import { namedPlaces } from '@/domain/places/named-places'
import { findTerms } from '@/domain/vocabulary/find-terms'
import { namedIn } from '@/domain/vocabulary/named-in'

import { type AskedWords, inItsForms, inTheirParts, withSynonyms } from './asked-words.queries'

/** A section that was found. */
interface FoundSection {
  /** Public path, with the fragment of the section. */
  href: string
  /** Empty for what stands at the beginning of a document. */
  heading: ExcerptPart[]
  excerpt: ExcerptPart[]
}

/** A guide or page in which something was found, with its best sections. */
export interface FoundDocument {
  collection: PublishableCollection
  href: string
  title: ExcerptPart[]
  /** The language in which it was found. */
  locale: Locale
  /** In which language its text is, where that is another one, with the space before it. */
  languageHint?: string
  sections: FoundSection[]
}

export interface SearchAnswer {
  documents: FoundDocument[]
  /** How many documents there are, also those that are not shown. */
  total: number
  /** Where a word was mistyped: what was looked for in its place. */
  corrected?: string
  /** Nothing has all of the words; what was found has some of them. */
  isPartial: boolean
}

const NOTHING_FOUND: SearchAnswer = { documents: [], total: 0, isPartial: false }

/** Documents that one answer shows, and sections of each. */
const MOST_DOCUMENTS = 20
const MOST_SECTIONS = 3

/** Where nothing has all of the words, the best are enough. */
const MOST_PARTIAL = 5

/** A section that is this much less about it than the best one of its document is left out. */
const LEAST_SHARE = 0.3

/** Whose texts are looked through. */
interface Texts {
  locale: Locale
  /** Then only what this language has no text of its own of. */
  untranslatedIn?: Locale
}

/**
 * Guides and pages with the words, in the language alone, best first. Where nothing has them, other names of the same
 * things are looked for; a word that is nowhere is taken for the nearest one there is; where no section has all words,
 * those with some of them are found.
 * @param text as a reader typed it; whatever it is, nothing is thrown for it
 * @param options `mends: false` where no word is to be taken for another one
 */
export async function searchSections(
  locale: Locale,
  text: string,
  { mends = true }: { mends?: boolean } = {},
): Promise<SearchAnswer> {
  return search({ locale }, text, mends)
}

/**
 * The same in the source language, among what the reader's language has no text of its own of: as it was typed, else by
 * what it names (papers, ranks, vessels) in that language.
 */
export async function searchSource(locale: Locale, text: string): Promise<SearchAnswer> {
  if (locale === env.SOURCE_LOCALE) return NOTHING_FOUND
  const texts = { locale: env.SOURCE_LOCALE, untranslatedIn: locale }
  const found = await search(texts, text)
  if (found.total > 0 && !found.isPartial) return found
  const meant = namedIn(env.SOURCE_LOCALE, text, locale)
  const better = meant === text ? NOTHING_FOUND : await search(texts, meant)
  return better.total > 0 ? better : found
}

/** An answer that begins with the best guide of another one, where that has any. */
export function beginningWith(
  { documents: [best] }: SearchAnswer,
  answer: SearchAnswer,
): SearchAnswer {
  if (!best) return answer
  const others = answer.documents.filter(({ href }) => href !== best.href)
  const isNew = others.length === answer.documents.length
  return { ...answer, documents: [best, ...others], total: answer.total + Number(isNew) }
}

/** Fewer texts than these in the reader's own language are no answer to rest on. */
const FEW_TEXTS = 3

/** Whether readers are shown at once what the source language has: their own has little or nothing. */
export function isPoor({ documents, isPartial }: SearchAnswer): boolean {
  return (
    isPartial || documents.filter(({ languageHint: hint }) => hint === undefined).length < FEW_TEXTS
  )
}

async function search(texts: Texts, text: string, mends = true): Promise<SearchAnswer> {
  const words = searchedWords(text)
  if (words.length === 0) return NOTHING_FOUND
  const asked = await inItsForms(texts.locale, words)
  const found = await find(texts, words, asked, 'all')
  if (found.total > 0) return found
  const meant = await withSynonyms(texts.locale, words, asked)
  if (meant) {
    const same = await find(texts, words, meant, 'all')
    if (same.total > 0) return same
  }
  const parts = await inTheirParts(texts.locale, words, asked)
  if (parts) {
    const compound = await find(texts, words, parts, 'all')
    if (compound.total > 0) return compound
  }
  const named = searchedWords(namedIn(texts.locale, text, texts.locale))
  if (named.join(' ') !== words.join(' ')) {
    const same = await find(texts, named, await inItsForms(texts.locale, named), 'all')
    if (same.total > 0) return same
  }
  const mended = mends ? await mendWords(texts, words, asked) : undefined
  if (mended) {
    const again = await inItsForms(texts.locale, mended)
    const corrected = mended.join(isHan(mended.join('')) ? '' : ' ')
    const better = await find(texts, mended, again, 'all')
    if (better.total > 0) return { ...better, corrected }
    const some = await find(texts, mended, again, 'some')
    if (some.total > 0) return { ...some, corrected, isPartial: true }
  }
  if (words.length === 1) return NOTHING_FOUND
  const some = await find(texts, words, meant ?? asked, 'some')
  return { ...some, isPartial: some.total > 0 }
}

// Each word is asked for by itself, so that whatever a reader types are words and no operators. A form of several words
// is a phrase in Chinese, and all of them elsewhere. Light words do not count where there are others: beside these,
// they decide between sections that are else alike.
const ASKED = `
  SELECT string_agg(word, ' | ') FILTER (WHERE counts)::tsquery AS any_word,
    array_agg(word::tsquery) FILTER (WHERE counts) AS each,
    string_agg(word, ' | ') FILTER (WHERE NOT counts)::tsquery AS beside
  FROM (SELECT word, NOT light OR bool_and(light) OVER () AS counts FROM (
    SELECT '(' || string_agg(q::text, ' | ') FILTER (WHERE numnode(q) > 0) || ')' AS word, bool_or(light) AS light
    FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (forms jsonb, light boolean)) WITH ORDINALITY AS w(forms, light, nth)
    CROSS JOIN LATERAL jsonb_array_elements_text(w.forms) WITH ORDINALITY AS f(form, place)
    CROSS JOIN LATERAL (SELECT CASE WHEN form ~ '[\\u3400-\\u9fff]' THEN phraseto_tsquery($1::regconfig, form)
      ELSE plainto_tsquery($1::regconfig, form) END AS q) of
    -- A word that the language leaves out, whatever its forms are.
    GROUP BY nth HAVING bool_or(place = 1 AND numnode(q) > 0)) said) words`

const SEARCHED = `search_sections s JOIN publications p
  ON (p.collection, p.document, p.locale) = (s.collection, s.document, s.locale)
    AND ${LIVE} AND ($4::text IS NULL OR NOT EXISTS (
      SELECT 1 FROM publications own
      WHERE (own.collection, own.document, own.locale) = (p.collection, p.document, $4) AND NOT own.lacks_text))`

/** What light words add to the rank of a section. */
const BESIDE = 0.02

/** How many of the words a section must have: two of two, two of three, three of five. */
const ENOUGH = 'CASE WHEN asked < 3 THEN asked ELSE ceil(asked * 0.6) END'

interface FoundRow {
  collection: PublishableCollection
  document: string
  path: string
  title: string
  lacks_text: boolean
  position: number
  anchor: string | null
  heading: string
  text: string
  total: number
}

async function find(
  texts: Texts,
  typed: readonly string[],
  asked: AskedWords,
  which: 'all' | 'some',
): Promise<SearchAnswer> {
  const { locale, untranslatedIn = null } = texts
  const configuration = searchConfiguration(locale)
  const words = JSON.stringify(
    asked.map((forms, index) => ({
      forms: forms.map(byCharacters),
      light: isLight(typed[index] ?? '', locale),
    })),
  )
  const rows = await querySearch<FoundRow>(
    `WITH asked AS (${ASKED}),
     found AS (
       SELECT s.*, coalesce(here.path, p.path) AS path, p.title, p.lacks_text,
         (SELECT count(*) FROM unnest(each) AS q WHERE s.words @@ q)
           + ts_rank('{0.05, 0.2, 0.6, 1}', s.words, any_word, 32 + 1) * ${1 - BESIDE}
           + CASE WHEN s.words @@ beside THEN ${BESIDE} ELSE 0 END AS rank, cardinality(each) AS asked
       FROM asked CROSS JOIN ${SEARCHED}
       -- Where its title is translated, its address is too.
       LEFT JOIN publications here ON (here.collection, here.document, here.locale) = (p.collection, p.document, $4)
       WHERE s.locale = $3 AND s.words @@ any_word),
     ranked AS (
       SELECT *, max(rank) OVER document AS best,
         row_number() OVER (PARTITION BY collection, document ORDER BY rank DESC, position) AS nth
       FROM found WHERE rank >= ${which === 'all' ? ENOUGH : 1}
       WINDOW document AS (PARTITION BY collection, document)),
     shown AS (
       SELECT *, dense_rank() OVER (ORDER BY best DESC, collection, document) AS place FROM ranked
       WHERE nth <= ${MOST_SECTIONS} AND rank >= floor(best)
         AND rank - floor(rank) >= (best - floor(best)) * ${LEAST_SHARE})
     SELECT collection, document, path, title, lacks_text, anchor, heading, text,
       (SELECT max(place) FROM shown)::int AS total
     FROM shown WHERE place <= ${which === 'all' ? MOST_DOCUMENTS : MOST_PARTIAL} ORDER BY place, nth`,
    [configuration, words, locale, untranslatedIn],
  )
  if (rows.length === 0) return NOTHING_FOUND
  const forms = new Set(
    rows.flatMap((row) =>
      placedForms([row.title, row.heading, row.text].join('\n')).flatMap(({ word }) =>
        isHan(word) ? [] : [word],
      ),
    ),
  )
  const matched = await querySearch<{ form: string }>(
    `SELECT form FROM (${ASKED}) asked, unnest($3::text[], $4::text[]) AS of(form, spelled)
     WHERE to_tsvector($1::regconfig, spelled) @@ any_word`,
    [configuration, words, [...forms], [...forms].map((form) => spellings(form).join(' '))],
  )
  const marked = new Set([...matched.map(({ form }) => form), ...asked.flat().filter(isHan)])
  const hint = await languageHint(env.SOURCE_LOCALE, locale)
  return { ...toAnswer(rows, marked, { ...texts, hint }), isPartial: false }
}

function toAnswer(
  rows: readonly FoundRow[],
  matched: ReadonlySet<string>,
  texts: Texts & { hint: string },
) {
  const documents = new Map<string, FoundDocument>()
  for (const { collection, document, path, title, lacks_text: lacksText, ...section } of rows) {
    const href = publicPath(
      { locale: texts.untranslatedIn ?? texts.locale, path },
      env.DEFAULT_LOCALE,
    )
    const key = `${collection}/${document}`
    const found = documents.get(key) ?? {
      collection,
      href,
      title: markedText(title, matched),
      locale: texts.locale,
      ...(lacksText && { languageHint: texts.hint }),
      sections: [],
    }
    const { anchor, heading, text } = section
    found.sections.push({
      href: anchor === null ? href : `${href}#${encodeURIComponent(anchor)}`,
      heading: markedText(heading, matched),
      excerpt: excerpt(text, matched),
    })
    documents.set(key, found)
  }
  return { documents: [...documents.values()], total: rows[0]?.total ?? 0 }
}

/** The words with the nearest there are in the place of those that are nowhere; `undefined` where there are none. */
async function mendWords(
  texts: Texts,
  words: readonly string[],
  asked: AskedWords,
): Promise<string[] | undefined> {
  const { locale, untranslatedIn = null } = texts
  const known = wordsOfNames(words, locale)
  const candidates = words.flatMap((word, index) =>
    forgivenErrors(word) > 0 && !isHan(word) && !word.includes('-') && !known.has(word)
      ? { word, forms: asked[index] ?? [] }
      : [],
  )
  if (candidates.length === 0) return undefined
  const rows = await querySearch<{ word: string }>(
    `SELECT word FROM jsonb_to_recordset($2::jsonb) AS candidate(word text, forms jsonb)
     WHERE numnode(plainto_tsquery($1::regconfig, forms ->> 0)) > 0
       AND NOT EXISTS (
         SELECT 1 FROM jsonb_array_elements_text(forms) AS form JOIN ${SEARCHED}
           ON s.words @@ plainto_tsquery($1::regconfig, form) AND s.locale = $3)`,
    [searchConfiguration(locale), JSON.stringify(candidates), locale, untranslatedIn],
  )
  const unknown = rows.map(({ word }) => word).slice(0, MOST_MENDED)
  if (unknown.length === 0) return undefined
  const lengths = unknown.map((word) => [...word].length)
  // Compared here: in a database with the collation C, as the embedded one has, pg_trgm knows no letters but Latin
  // ones.
  const near = await querySearch<NearWord>(
    `SELECT form, count(*)::int AS sections FROM ${SEARCHED}
     CROSS JOIN LATERAL unnest(string_to_array(btrim(s.forms), ' ')) AS form
     WHERE s.locale = $3 AND length(form) BETWEEN $1 AND $2
     GROUP BY form ORDER BY sections DESC LIMIT ${MOST_COMPARED}`,
    [Math.min(...lengths) - 2, Math.max(...lengths) + 2, locale, untranslatedIn],
  )
  const compared = near.map((one) => ({ ...one, plain: foldedLetters(one.form) }))
  const mended = words.map((word) => (unknown.includes(word) ? nearest(word, compared) : word))
  return mended.some((word, index) => word !== words[index]) ? mended : undefined
}

/** Those that name a rank, a vessel, a document or a place: nobody wrote of it, and another word is no answer. */
function wordsOfNames(words: readonly string[], locale: Locale): ReadonlySet<string> {
  const terms = findTerms(words.join(' '), locale).terms.flatMap(({ text }) => text.split(' '))
  const places = namedPlaces(words).filter((name) => name.places.length > 0)
  return new Set([...terms, ...places.flatMap((name) => name.words)])
}

/** Words of a language that a mistyped one is compared with, the most frequent. */
const MOST_COMPARED = 20_000

/** Each is compared with all of these: a text of unknown words is no question. */
const MOST_MENDED = 3

interface NearWord {
  form: string
  /** How many sections have it. */
  sections: number
}

interface ComparedWord extends NearWord {
  /** Without accents. */
  plain: string
}

/** The nearest: first by errors, then with the same letters in another order, then what is written more often. */
function nearest(word: string, near: readonly ComparedWord[]): string {
  const plain = foldedLetters(word)
  const most = forgivenErrors(word)
  const [best] = near
    .map((one) => ({ ...one, distance: editDistance(plain, one.plain, most) }))
    // No typing error makes a word one of trouble.
    .filter(({ distance, form }) => distance <= most && situationsNamed(form).length === 0)
    .map((one) => ({ ...one, isSwapped: lettersOf(one.plain) === lettersOf(plain) }))
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        Number(other.isSwapped) - Number(one.isSwapped) ||
        other.sections - one.sections,
    )
  return best?.form ?? word
}

function lettersOf(word: string): string {
  return [...word].toSorted().join('')
}
