import { type Locale, LOCALES } from '../locales/locales'
import { AMBIGUOUS_NAMES } from './ambiguous-names'
import { DOCUMENT_CODES, type DocumentCode } from './documents'
import { GENERAL_NAMES } from './general-names'
import { VOCABULARIES } from './languages'
import { everyName, normalName } from './match-term'
import { RANK_CODES, type RankCode } from './ranks'
import { VESSEL_TYPE_CODES, type VesselTypeCode } from './vessel-types'

/** What a name means: any of these. */
export interface Meaning {
  ranks: RankCode[]
  vessels: VesselTypeCode[]
  documents: DocumentCode[]
}

/** One thing that a name is used for, in a language, or in no certain one. */
interface Use {
  code: string
  kind: keyof Meaning
  locale: Locale | undefined
}

/** A letter of Chinese writing, or a word of any other. */
export interface Word {
  normal: string
  start: number
  end: number
  /** Whether a space parts it from the word before. */
  isApart: boolean
}

/** Words of the longest name. */
export const MOST_WORDS = 20

// Chinese puts no spaces between words: any of its letters may begin a name.
const WORD = /\p{sc=Han}|(?:(?!\p{sc=Han})[\p{L}\p{M}\p{N}])+/gu

/** The words of a text. */
export function wordsOf(text: string): Word[] {
  let last = 0
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isApart = /\s/.test(text.slice(last, index))
    last = index + word.length
    return { normal: normalName(word), start: index, end: last, isApart }
  })
}

/** What any of these names means, in normal form; `undefined` where they are none. The reader's language goes first. */
export function meaningOf(names: readonly string[], locale: Locale): Meaning | undefined {
  const { uses } = termNames()
  const all = names.flatMap((name) => uses.get(name) ?? [])
  if (all.length === 0) return undefined
  const inLanguage = (language: Locale) =>
    all.filter((use) => use.locale === undefined || use.locale === language)
  const meant = [inLanguage(locale), inLanguage('en'), all].find((some) => some.length > 0) ?? all
  const codes = (kind: keyof Meaning) =>
    new Set(meant.filter((use) => use.kind === kind).map(({ code }) => code))
  const [ranks, vessels, documents] = [codes('ranks'), codes('vessels'), codes('documents')]
  return {
    ranks: RANK_CODES.filter((code) => ranks.has(code)),
    vessels: VESSEL_TYPE_CODES.filter((code) => vessels.has(code)),
    documents: DOCUMENT_CODES.filter((code) => documents.has(code)),
  }
}

/** Whether a name is one in the reader's language, in English, or in no certain one. */
export function isOwnName(name: string, locale: Locale): boolean {
  const uses = termNames().uses.get(name) ?? []
  return uses.some(
    (use) => use.locale === undefined || use.locale === 'en' || use.locale === locale,
  )
}

/** Abbreviations that are words of everyday as well, everywhere or to some readers; they are meant in capitals. */
const EVERYDAY = ['as', 'co', 'he', 'li', 'my', 'me', 'act', 'sat', 'sub', 'dim', 'mr']
const EVERYDAY_TO: Partial<Record<Locale, readonly string[]>> = {
  fr: ['ce', 'os'],
  es: ['os'],
  pt: ['os'],
  de: ['ab', 'am'],
}

/** Russian for `this`; in capitals it is ETO. */
const THIS = normalName('это')

/** Words inside a name that people who type fast leave out: `marinero cubierta`, `chef cuisine`, `oficial quarto`. */
const LEFT_OUT = new Set('de del du des da do das dos la las los le les of the'.split(' '))

/**
 * Whether a name is meant where it stands. A short one in Latin letters may be a word of another language, of
 * everyday, or letters that stand side by side.
 */
export function isMeant(name: string, typed: string, locale: Locale): boolean {
  if (name === THIS) return typed === typed.toUpperCase()
  if (!/^[a-z\d]{1,3}$/.test(name)) return true
  const isEveryday = EVERYDAY.includes(name) || EVERYDAY_TO[locale]?.includes(name) === true
  // `1 A/E` and `2. TO` are one; `a b` is none.
  const isOneWord = !/(?<![./])\s(?![./])/.test(typed) || /^\d[a-z]{2}$/.test(name)
  const isSaid = !isEveryday || typed.toLowerCase() !== name || typed === typed.toUpperCase()
  // Of other languages those of three letters that are said to be abbreviations.
  const isAbbreviation = name.length === 3 && typed === typed.toUpperCase()
  return isSaid && isOneWord && (isAbbreviation || isOwnName(name, locale))
}

interface TermNames {
  /** By the name in normal form. */
  uses: ReadonlyMap<string, readonly Use[]>
  /** The same as it is written. */
  written: ReadonlyMap<string, string>
  /** All words of names. */
  words: ReadonlySet<string>
}

let built: TermNames | undefined

/** Every name of a rank, a vessel or a document; it is built when it is first asked for. */
export function termNames(): TermNames {
  built ??= buildNames()
  return built
}

function buildNames(): TermNames {
  const uses = new Map<string, Use[]>()
  const written = new Map<string, string>()
  const words = new Set<string>()
  const normals = new Map<string, string>()
  const normal = (word: string) => {
    const known = normals.get(word) ?? normalName(word)
    normals.set(word, known)
    return known
  }
  const shortened: [string, Use][] = []
  for (const [name, use] of everyUse()) {
    const parts = (name.match(WORD) ?? []).map(normal)
    for (const part of parts) words.add(part)
    const whole = parts.join('')
    if (!written.has(whole)) written.set(whole, name)
    const others = uses.get(whole)
    if (others) others.push(use)
    else uses.set(whole, [use])
    const said = parts.filter((part) => !LEFT_OUT.has(part))
    if (said.length > 1 && said.length < parts.length) shortened.push([said.join(''), use])
  }
  // A name of another thing goes first.
  const whole = new Set(uses.keys())
  for (const [name, use] of shortened) {
    if (!whole.has(name)) uses.set(name, [...(uses.get(name) ?? []), use])
  }
  return { uses, written, words }
}

const KINDS = { ranks: 'ranks', vesselTypes: 'vessels', documents: 'documents' } as const

function* everyUse(): Generator<[string, Use]> {
  for (const from of ['ranks', 'vesselTypes', 'documents'] as const) {
    const kind = KINDS[from]
    for (const [name, code, locale] of everyName(from)) yield [name, { code, kind, locale }]
    for (const [name, codes] of Object.entries<readonly string[]>(AMBIGUOUS_NAMES[from])) {
      for (const code of codes) yield [name, { code, kind, locale: undefined }]
    }
  }
  for (const [name, codes] of GENERAL_NAMES) {
    for (const code of codes) yield [name, { code, kind: 'ranks', locale: undefined }]
  }
  for (const locale of LOCALES) {
    for (const code of VESSEL_TYPE_CODES) {
      const { plural, aboard } = VOCABULARIES[locale].vesselTypes[code]
      for (const name of [plural, aboard]) yield [name, { code, kind: 'vessels', locale }]
    }
  }
}
