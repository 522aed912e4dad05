import { type Locale, LOCALES, languageName, nativeName } from '../locales/locales'
import { normalName } from '../vocabulary/match-term'
import { COMPANY_HEADINGS } from './company-headings'
import { COMPANY_FIELDS, VACANCY_FIELDS } from './import-fields'
import type { ImportField, ImportKind } from './import-types'
import { VACANCY_HEADINGS } from './vacancy-headings'

/** What a heading may be the heading of: `description` is a text that does not say its language. */
export type HeadedField = ImportField | 'description' | 'about' | 'warning'

type Index = ReadonlyMap<string, readonly HeadedField[]>

/** The words of a list that is written between commas and line breaks. */
export function wordList(words: string): string[] {
  return words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
}

const indexes = new Map<ImportKind, Index>()

function indexOf(kind: ImportKind): Index {
  const kept = indexes.get(kind)
  if (kept) return kept
  const made = new Map<string, HeadedField[]>()
  const add = (name: string, field: HeadedField) => {
    const normal = normalName(name)
    const fields = made.get(normal) ?? []
    if (normal !== '' && !fields.includes(field)) made.set(normal, [...fields, field])
  }
  // The headings of our own export go first, and mean nothing else.
  const codes = kind === 'vacancies' ? VACANCY_FIELDS : COMPANY_FIELDS
  const headings = kind === 'vacancies' ? VACANCY_HEADINGS : COMPANY_HEADINGS
  for (const { field } of codes) add(field, field)
  for (const [field, names] of Object.entries(headings)) {
    // Its keys are fields.
    for (const name of wordList(names)) add(name, field as HeadedField)
  }
  indexes.set(kind, made)
  return made
}

/** What a row of groups above the headings, and the headings below it, say together. */
const GROUPS = {
  'vessel.name': 'vessel',
  vesselType: 'vessel',
  pay: 'pay',
  'joining.from': 'joining',
} as const

const PART_WORDS: Readonly<Record<string, string>> = {
  name: `${COMPANY_HEADINGS.name}, ім'я, имя`,
  type: 'type, kind, тип, вид, نوع, tipo, typ, art, uri, klase, प्रकार, jenis, tipe, 类型, 种类',
  from: 'from, min, minimum, start, від, от, з, с, de, du, min, من, desde, von, ab, mula, से, dari, mulai, a partir de, 从, 最低',
  to: 'to, max, maximum, end, until, till, до, по, à, au, إلى, حتى, a, hasta, bis, hanggang, तक, até, sampai, hingga, 到, 至, 最高',
}

const PARTS: ReadonlyMap<string, string> = new Map(
  Object.entries(PART_WORDS).flatMap(([part, words]) =>
    wordList(words).map((word) => [normalName(word), part] as const),
  ),
)

/** Whether a heading says something below a group alone: `From`, `Name`. */
export function isPartOfHeading(heading: string): boolean {
  return PARTS.has(normalName(heading))
}

const JOINED: Readonly<Record<string, HeadedField>> = {
  'vessel name': 'vessel.name',
  'vessel type': 'vesselType',
  'pay from': 'pay.from',
  'pay to': 'pay.to',
  'joining from': 'joining.from',
  'joining to': 'joining.to',
}

/** Characters. What is longer is a text. */
const LONGEST = 100

/**
 * The fields that a heading may be of, the likeliest first; none where it is not known. What stands in brackets, units
 * and currencies may be a part of it or not; of a heading in two languages, or below a group, each part is tried.
 * @example headingFields('vacancies', 'Salary (USD)') // ['pay']
 */
export function headingFields(kind: ImportKind, heading: string): readonly HeadedField[] {
  if (heading.length > LONGEST) return []
  const index = indexOf(kind)
  for (const form of formsOf(heading)) {
    const found = index.get(normalName(form))
    if (found) return found
  }
  const parts = partsOf(heading)
  const [group = '', part = ''] = parts
  const joined = kind === 'vacancies' ? groupedField(index, group, part) : undefined
  if (joined !== undefined) return [joined]
  const candidates = [...parts.toReversed(), parts.slice(-2).join(' ')]
  for (const candidate of candidates) {
    for (const form of formsOf(candidate)) {
      const found = parts.length > 1 ? index.get(normalName(form)) : undefined
      if (found) return found
    }
  }
  return []
}

/** Headings of what a vacancy is called: often its rank, often a sentence that says more. */
const TITLES = new Set(wordList(VACANCY_HEADINGS.title).map(normalName))

/** How much a known heading says: that of a title less, for the cells below it may say anything. */
export function headingStrength(heading: string): number {
  return TITLES.has(normalName(heading)) ? 0.5 : 1
}

function groupedField(index: Index, group: string, part: string): HeadedField | undefined {
  const groups: Readonly<Record<string, string>> = GROUPS
  const [name] = (index.get(normalName(group)) ?? []).flatMap((field) => groups[field] ?? [])
  const kind = PARTS.get(normalName(part))
  return name === undefined || kind === undefined ? undefined : JOINED[`${name} ${kind}`]
}

function partsOf(heading: string): string[] {
  return heading
    .split(/\s[/|–—-]\s|[/|\n.]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

const BRACKETS = /\([^)]*\)|\[[^\]]*\]|（[^）]*）/g
const UNITS =
  /(?<!\p{L})(?:usd|eur|gbp|uah|rub|inr|php|idr|cny|rmb|us dollars?|in|per month|monthly|month|mt|tons?|t|kw|months|мес|міс|км|долл?|дол|по|pcs|approx|est)(?!\p{L})|[$€£₴₽₹₱¥*:#,]/giu

/** A heading as it stands, and without what may be no part of its name. */
function formsOf(heading: string): string[] {
  const bare = heading.replace(BRACKETS, ' ')
  const forms = [
    heading,
    bare,
    bare.replace(UNITS, ' '),
    bare.replace(/\/.*/, '').replace(UNITS, ' '),
  ]
  // `Описание, рус.`
  const isOfLanguage = headingLocale(heading) !== undefined
  return isOfLanguage ? [...forms, heading.replace(/[\p{L}\p{M}]+[\s.)\]]*$/u, '')] : forms
}

/** The language that a heading names: `Description (EN)`, `Описание, рус.`, `about uk`. */
export function headingLocale(heading: string): Locale | undefined {
  const words = heading.split(/[\s.,;:/|()[\]_-]+/).map(normalName)
  const last = words.filter(Boolean).slice(-1)
  const [code = ''] = last
  return localeNames().get(code)
}

const SHORT: Readonly<Record<string, Locale>> = {
  eng: 'en',
  ukr: 'uk',
  ua: 'uk',
  укр: 'uk',
  анг: 'en',
  англ: 'en',
  rus: 'ru',
  рус: 'ru',
  fra: 'fr',
  esp: 'es',
  ger: 'de',
  deu: 'de',
  tl: 'ph',
  fil: 'ph',
  tagalog: 'ph',
  filipino: 'ph',
  por: 'pt',
  ind: 'id',
  cn: 'zh',
  ara: 'ar',
  hin: 'hi',
}

let names: Map<string, Locale> | undefined

/** Languages by what they are called in each of the twelve, and by their codes, in normal form. */
export function localeNames(): ReadonlyMap<string, Locale> {
  names ??= new Map([
    ...LOCALES.flatMap((locale) => [
      [normalName(locale), locale] as const,
      [normalName(nativeName(locale)), locale] as const,
      ...LOCALES.map((other) => [normalName(languageName(locale, other)), locale] as const),
    ]),
    ...Object.entries(SHORT).map(([name, locale]) => [normalName(name), locale] as const),
  ])
  return names
}
