import { type Locale, LOCALES } from '../locales/locales'
import { ENGLISH_LEVELS, type EnglishLevel } from '../vocabulary/contract-terms'
import { DOCUMENT_CODES } from '../vocabulary/documents'
import { findTerms, type FoundTerm } from '../vocabulary/find-terms'
import { VOCABULARIES } from '../vocabulary/languages'
import { matchTerm, normalName, type TermKind } from '../vocabulary/match-term'
import { UNSURE_NAMES } from '../vocabulary/unsure-names'
import { type Department, DEPARTMENTS, isRank, RANK_CODES, RANKS } from '../vocabulary/ranks'
import { VESSEL_TYPE_CODES } from '../vocabulary/vessel-types'
import { localeNames, wordList } from './heading-fields'
import { OFFICE_NAMES, otherSpellings } from './office-names'
import { type Codes, namedParts, narrowed } from './read-named-terms'
import {
  inDoubt,
  leftOut,
  listEntries,
  LONGEST_FACT,
  MOST_ENTRIES,
  type Reading,
  understood,
} from './readings'

const CODES: Readonly<Record<TermKind, ReadonlySet<string>>> = {
  ranks: new Set(RANK_CODES),
  vesselTypes: new Set(VESSEL_TYPE_CODES),
  documents: new Set(DOCUMENT_CODES),
}

/** Texts that were read before: a file says the same few in every row. */
const kept = new Map<string, Reading<string>>()
const MOST_KEPT = 10_000

/**
 * A rank, a type of vessel or a document, as a code or as people write it in any of the twelve languages. One that was
 * mistyped, or stands among other words, is taken in doubt; one with several meanings never.
 */
export function readTerm(kind: TermKind, text: string): Reading<string> {
  if (text.length > LONGEST_FACT) return leftOut('unknownWord')
  const key = `${kind} ${text}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const reading = termOf(kind, text)
  kept.set(key, reading)
  return reading
}

function termOf(kind: TermKind, text: string): Reading<string> {
  const given = text.trim()
  if (CODES[kind].has(given)) return understood(given)
  const match = matchTerm(kind, given)
  if (match.kind === 'one') {
    return isUnsure(kind, given) ? inDoubt(match.code, 'usuallyMeans') : understood(match.code)
  }
  if (kind === 'documents')
    return match.kind === 'ambiguous' ? several(match.codes) : among(kind, given)
  const office = officeNames().get(`${kind} ${normalName(given)}`)
  if (office) return office
  for (const spelling of otherSpellings(kind, given)) {
    const reading = termOf(kind, spelling)
    if (reading.value !== undefined || reading.reason === 'severalMeanings') return reading
  }
  const parts = namedParts(kind, given)
  if (parts) return ofParts(kind, parts, /[([（]/.test(given))
  return match.kind === 'ambiguous' ? several(match.codes) : among(kind, given)
}

let office: ReadonlyMap<string, Reading<string>> | undefined

/** What short forms mean, by the kind of fact and their normal form. */
function officeNames(): ReadonlyMap<string, Reading<string>> {
  office ??= new Map(
    Object.entries(OFFICE_NAMES).flatMap(([kind, names]) =>
      Object.entries(names).flatMap(([code, { sure, doubtful = '' }]) => [
        ...wordList(sure).map((name) => [`${kind} ${normalName(name)}`, understood(code)] as const),
        ...wordList(doubtful).map(
          (name) => [`${kind} ${normalName(name)}`, inDoubt(code, 'usuallyMeans')] as const,
        ),
      ]),
    ),
  )
  return office
}

const unsure = new Set(
  Object.entries(UNSURE_NAMES).flatMap(([kind, names]) =>
    names.map((name) => `${kind} ${normalName(name)}`),
  ),
)

const isUnsure = (kind: TermKind, name: string) => unsure.has(`${kind} ${normalName(name)}`)

const several = (codes: readonly string[]) => leftOut('severalMeanings', codes)

/** A text whose every part is a name. */
function ofParts(
  kind: 'ranks' | 'vesselTypes',
  parts: readonly Codes[],
  hasBrackets: boolean,
): Reading<string> {
  const [code, ...others] = narrowed(kind, parts)
  if (code !== undefined) return others.length === 0 ? understood(code) : several([code, ...others])
  const all = [...new Set(parts.flat())]
  const [[first, ...more] = []] = parts
  // What is in brackets and does not fit is a remark.
  if (kind === 'vesselTypes' && hasBrackets && first !== undefined && more.length === 0) {
    return inDoubt(first, 'partOfText')
  }
  // Two ranks side by side: the first is meant, and the other too.
  const isOneEach = kind === 'ranks' && parts.every((codes) => codes.length === 1)
  return isOneEach && first !== undefined
    ? inDoubt(first, 'severalNamed', all.join('; '))
    : several(all)
}

/** Names among other words, or mistyped ones. */
function among(kind: TermKind, given: string): Reading<string> {
  const { terms, rest } = findTerms(given, 'en')
  const named = terms.map((term) => codesOf(kind, term)).filter((codes) => codes.length > 0)
  const all = [...new Set(named.flat())]
  if (all.length === 0) return leftOut('unknownWord')
  const left = kind === 'documents' || all.length === 1 ? all : narrowed(kind, named)
  const [code, ...others] = left
  if (code === undefined || others.length > 0) return several(left.length > 1 ? left : all)
  const isAlone = rest.length === 0 && terms.length === 1
  return inDoubt(code, isAlone ? 'likelyMistyped' : 'partOfText')
}

function codesOf(kind: TermKind, { ranks, vessels, documents }: FoundTerm): readonly string[] {
  return { ranks, vesselTypes: vessels, documents }[kind]
}

/** Ranks that a person may be asked about together; of more, or of several departments, it is not known what is meant. */
const MOST_RANKS = 3

/**
 * What a vacancy is for: one rank, or several that its text names, or may mean, of which a person should look at the choice. The
 * vacancy is found by each.
 * @example readRanks('Fitter / Welder') // { value: ['fitter', 'welder'], meaning: 'fitter; welder', reason: 'severalNamed' }
 */
export function readRanks(text: string): Reading<readonly string[]> {
  const { meaning, reason, value } = readTerm('ranks', text)
  if (reason === 'severalNamed' || reason === 'severalMeanings') {
    const codes = (meaning ?? '').split(/; | \| /).filter(isRank)
    const departments = new Set(codes.map((code) => RANKS[code].department))
    const isNear = codes.length <= MOST_RANKS && departments.size === 1
    if (reason === 'severalNamed' || isNear) return inDoubt(codes, 'severalNamed', codes.join('; '))
  }
  return { meaning, reason, ...(value !== undefined && { value: [value] }) }
}

/** Signs between entries of a list that may also stand within one, the strongest first. */
const PARTS = [/[,،，、|]/, /[/+&]|\s(?:and|и|та|і|й|et|y|e|und|at|dan|و|और|和)\s/iu] as const

/**
 * A list of what `readOne` reads. An entry is taken as a whole where it is known, and in its parts where it is not:
 * commas and slashes stand within names too. What is not known, or could be several things, is left out in doubt.
 */
export function readList(
  text: string,
  readOne: (entry: string) => Reading<string>,
): Reading<string[]> {
  const entries = listEntries(text)
  if (entries.length > MOST_ENTRIES) return leftOut('tooManyEntries')
  const readings = entries.flatMap((entry) => inParts(entry, readOne, PARTS))
  if (readings.length > MOST_ENTRIES) return leftOut('tooManyEntries')
  const values = [...new Set(readings.flatMap(({ value }) => value ?? []))]
  const meaning = values.join('; ')
  const doubts = readings.flatMap(({ reason }) => reason ?? [])
  const [first] = doubts
  if (first === undefined) return understood(values, meaning)
  if (values.length === 0) {
    const meanings = readings.flatMap((one) => one.meaning ?? [])
    return leftOut(first, meanings)
  }
  const isUnknown = readings.some(({ value }) => value === undefined)
  return inDoubt(values, isUnknown ? 'partUnknown' : first, meaning)
}

function inParts(
  entry: string,
  readOne: (entry: string) => Reading<string>,
  [sign, ...others]: readonly RegExp[],
): Reading<string>[] {
  const whole = readOne(entry)
  if (whole.reason === null || !sign) return [whole]
  if (!sign.test(entry)) return inParts(entry, readOne, others)
  const parts = entry
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.flatMap((part) => inParts(part, readOne, others))
}

/** Documents that a seafarer must have. */
export function readDocuments(text: string): Reading<string[]> {
  return readList(text, (entry) => readTerm('documents', entry))
}

const LEVEL_WORDS: Readonly<Record<EnglishLevel, string>> = {
  basic: `A1, A2, elementary, beginner, fair, poor, basic, low, pre-intermediate, базовий, начальный, базовый, слабый, élémentaire, notions, elemental, Grundkenntnisse, dasar, 基础, 初级, मूल, básico, مبتدئ, أساسي`,
  intermediate: `B1, intermediate, average, medium, moderate, working, satisfactory, conversational, середній, средний, разговорный, moyen, intermédiaire, medio, intermedio, mittel, katamtaman, मध्यम, médio, intermediário, menengah, 中级, 中等, متوسط`,
  good: `B2, good, upper intermediate, upper-intermediate, very good, above average, strong, добре, хороший, хорошо, вище середнього, выше среднего, bon, bueno, bien, gut, mabuti, magaling, अच्छा, अच्छी, bom, baik, 良好, 中高级, جيد`,
  fluent: `C1, C2, fluent, excellent, advanced, native, proficient, high, вільно, вільне, відмінно, свободно, свободный, отлично, отличный, продвинутый, courant, avancé, fluido, avanzado, excelente, fließend, sehr gut, matatas, धाराप्रवाह, fluente, avançado, lancar, fasih, 流利, 精通, 高级, طلاقة, ممتاز, بطلاقة`,
}

const LEVELS = Object.keys(ENGLISH_LEVELS) as EnglishLevel[]

const levelNames = names<EnglishLevel>((add) => {
  for (const level of LEVELS) {
    for (const word of [level, ...wordList(LEVEL_WORDS[level])]) add(word, level)
    for (const locale of LOCALES) add(VOCABULARIES[locale].englishLevels[level], level)
  }
})

const NOT_ASKED =
  /^(?:not (?:required|needed|necessary)|no english(?: required)?|without english|не (?:требуется|нужен|обязателен|потрібна?|потрібно|вимагається)|без (?:английского|англійської)|non (?:requis|exigé)|pas (?:requis|nécessaire)|no (?:requerido|requerida|necesario|se requiere|exigido)|nicht (?:erforderlich|nötig)|não (?:exigido|requerido|necessário)|tidak (?:perlu|diperlukan|wajib)|hindi kailangan|आवश्यक नहीं|ज़रूरी नहीं|غير مطلوب(?:ة)?|لا يشترط|不要求|无要求)\.?$/iu

/** How well English must be spoken: in words, or as a level of the European Framework. */
export function readEnglishLevel(text: string): Reading<EnglishLevel | null> {
  // None is asked for.
  if (NOT_ASKED.test(text.trim())) return understood(null, '')
  return named(
    levelNames(),
    text
      .slice(0, LONGEST_FACT)
      .replace(/(?<!\p{L})(?:level|english|рівень|уровень|英语)(?!\p{L})/giu, ''),
  )
}

const departmentNames = names<Department>((add) => {
  for (const department of DEPARTMENTS) {
    add(department, department)
    for (const locale of LOCALES) add(VOCABULARIES[locale].departments[department], department)
  }
})

/** Departments on board. */
export function readDepartments(text: string): Reading<string[]> {
  return readList(text, (entry) => named(departmentNames(), entry))
}

/** Languages of the site that an office speaks. */
export function readLanguages(text: string): Reading<string[]> {
  return readList(text, (entry) => {
    const locale: Locale | undefined = localeNames().get(normalName(entry))
    return locale === undefined ? leftOut('unknownWord') : understood(locale)
  })
}

function named<Code extends string>(
  index: ReadonlyMap<string, ReadonlySet<Code>>,
  text: string,
): Reading<Code> {
  if (text.length > LONGEST_FACT) return leftOut('unknownWord')
  const codes = [...(index.get(normalName(text)) ?? [])]
  const [code] = codes
  if (code === undefined) return leftOut('unknownWord')
  return codes.length === 1 ? understood(code) : leftOut('severalMeanings', codes)
}

/** An index of names that is made when it is first asked for. */
export function names<Code extends string>(
  fill: (add: (name: string, code: Code) => void) => void,
): () => ReadonlyMap<string, ReadonlySet<Code>> {
  let index: Map<string, Set<Code>> | undefined
  return () => {
    if (index) return index
    const made = new Map<string, Set<Code>>()
    fill((name, code) => {
      const normal = normalName(name)
      made.set(normal, (made.get(normal) ?? new Set()).add(code))
    })
    index = made
    return made
  }
}
