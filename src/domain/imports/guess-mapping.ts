import { type Locale, LOCALES } from '../locales/locales'
import { LITTLE_WORDS } from '../vocabulary/little-words'
import { normalName } from '../vocabulary/match-term'
import { cellsFit, countsRows } from './cells-fit'
import {
  type HeadedField,
  headingFields,
  headingLocale,
  headingStrength,
  wordList,
} from './heading-fields'
import { isImportField } from './import-fields'
import type { ColumnMapping, ImportField, ImportKind, SourceTable } from './import-types'

/** A column, a field that it may be, and how much speaks for it. */
interface Candidate {
  column: string
  field: ImportField
  score: number
}

/** What a heading that is the name of a field in our own export has over every other. */
const DOCUMENTED = 10

/** More than a half: what the cells say decides between two names that say the same. */
const BY_CELLS_ALONE = 0.7

/**
 * Which column is which field: by its heading in any of the twelve languages, and by the cells below it. A heading that is the
 * name of a field in our own export is that field, in any place. Beside a column of ranks a title is a title. A field
 * has one column, the one for which most speaks; of two alike the first.
 */
export function guessMapping(kind: ImportKind, table: SourceTable): ColumnMapping {
  const candidates = table.columns.flatMap((column) => candidatesOf(kind, column, table))
  const mapping = new Map<string, ImportField>()
  const taken = new Set<ImportField>()
  // A sort keeps the order of what is alike.
  for (const { column, field } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (mapping.has(column) || taken.has(field)) continue
    taken.add(field)
    mapping.set(column, field)
  }
  return Object.fromEntries(
    table.columns.flatMap((column) => {
      const field = mapping.get(column)
      return field === undefined ? [] : [[column, field]]
    }),
  )
}

function candidatesOf(kind: ImportKind, column: string, table: SourceTable): Candidate[] {
  if (isImportField(kind, column)) return [{ column, field: column, score: DOCUMENTED }]
  const texts = samples(table, column)
  const headed = headingFields(kind, column)
    .filter((field) => field !== 'externalId' || !isRowNumber(column, texts))
    .map((one) => withLanguage(one, column, texts))
  if (headed.length === 0) return byCellsAlone(kind, column, texts)
  const strength = headingStrength(column)
  return headed.map((field) => {
    // Beside a rank: its second opinion, where it is nothing else.
    if (field === 'title') return { column, field, score: 0.1 }
    const fit = cellsFit(field, texts)
    return { column, field, score: strength + (fit ?? WITHOUT_CELLS[field] ?? 0.5) }
  })
}

/** Under `№` and the like, numbers of rows. */
function isRowNumber(column: string, texts: readonly string[]): boolean {
  return /^(?:no|nr|num|номер|number)?$/.test(normalName(column)) && countsRows(texts)
}

/** Of `Vessel` over nothing: rather a name. */
const WITHOUT_CELLS: Readonly<Partial<Record<ImportField, number>>> = { vesselType: 0.4 }

/** A column whose heading says nothing, and whose cells are ranks or ships. */
function byCellsAlone(kind: ImportKind, column: string, texts: readonly string[]): Candidate[] {
  if (kind !== 'vacancies') return []
  return (['rank', 'vesselType'] as const).flatMap((field) => {
    const fit = cellsFit(field, texts) ?? 0
    return texts.length >= LEAST_TEXTS && fit > BY_CELLS_ALONE
      ? [{ column, field, score: fit }]
      : []
  })
}

/** Fewer say nothing by themselves. */
const LEAST_TEXTS = 3

function withLanguage(field: HeadedField, column: string, texts: readonly string[]): ImportField {
  if (field !== 'description' && field !== 'about' && field !== 'warning') return field
  const locale = headingLocale(column) ?? languageOf(texts, column)
  return `${field}.${locale}`
}

/**
 * The columns of texts whose heading names no language: which one they are in was guessed.
 * @example guessedLanguages({ Remarks: 'description.en', 'Remarks (UA)': 'description.uk' }) // ['Remarks']
 */
export function guessedLanguages(mapping: ColumnMapping): string[] {
  return Object.entries(mapping)
    .filter(([, field]) => /^(?:description|about|warning)\./.test(field))
    .flatMap(([column]) => (headingLocale(column) === undefined ? [column] : []))
}

/** Rows whose texts say what a column has. */
const SAMPLE = 50

function samples({ rows }: SourceTable, column: string): string[] {
  return rows.flatMap(({ cells }) => cells[column] ?? []).slice(0, SAMPLE)
}

/**
 * The language that texts are most likely in: by their letters, by the little words in them, or by the language of their
 * heading where those say little.
 */
function languageOf(texts: readonly string[], heading: string): Locale {
  const all = texts.join(' ').toLowerCase()
  const ofLetters = LETTERS.find(([pattern]) => (all.match(pattern)?.length ?? 0) > all.length / 5)
  if (ofLetters) {
    const [, locale] = ofLetters
    return locale === 'ru' && /[іїєґ]/.test(all) ? 'uk' : locale
  }
  const words = new Set(all.split(/[^\p{L}\p{M}]+/u))
  const scores = LOCALES.map((locale) => ({
    locale,
    score: LITTLE_WORDS[locale].split(' ').filter((word) => words.has(word)).length,
  }))
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  if (best && best.score >= 3) return best.locale
  return languageOfHeading(heading) ?? (best && best.score > 0 ? best.locale : 'en')
}

/** Headings of texts that are words of one language alone; those of English say nothing of what stands below. */
const OF_ONE_LANGUAGE: Readonly<Partial<Record<Locale, string>>> = {
  uk: 'опис, примітки, примітка, вимоги, коментар, про компанію, попередження',
  ru: 'описание, примечания, примечание, требования, комментарий, комментарии, о компании, предупреждение',
  fr: 'remarques, détails, exigences, commentaires, à propos, présentation, avertissement',
  ar: 'الوصف, ملاحظات, تفاصيل, المتطلبات, نبذة, تحذير',
  es: 'descripción, observaciones, notas, detalles, requisitos, comentarios, acerca de, sobre la empresa, advertencia, aviso',
  de: 'Beschreibung, Bemerkungen, Anmerkungen, Anforderungen, Hinweise, Stellenbeschreibung, über uns, über das Unternehmen, Warnung',
  ph: 'paglalarawan, mga tala, detalye, tungkol sa kumpanya, babala',
  hi: 'विवरण, टिप्पणी, आवश्यकताएँ, चेतावनी',
  pt: 'descrição, observações, detalhes, comentários, sobre a empresa, alerta',
  id: 'deskripsi, keterangan, catatan, persyaratan, uraian, tentang perusahaan, peringatan',
  zh: '描述, 备注, 说明, 要求, 职位描述, 公司简介, 简介, 警告',
}

function languageOfHeading(heading: string): Locale | undefined {
  const normal = normalName(heading)
  return LOCALES.find((locale) =>
    wordList(OF_ONE_LANGUAGE[locale] ?? '').some((name) => normalName(name) === normal),
  )
}

const LETTERS: readonly (readonly [RegExp, Locale])[] = [
  [/\p{sc=Cyrillic}/gu, 'ru'],
  [/\p{sc=Arabic}/gu, 'ar'],
  [/\p{sc=Devanagari}/gu, 'hi'],
  [/\p{sc=Han}/gu, 'zh'],
]

/** Whether a text is the heading of a field of vacancies or of companies. */
export function isKnownHeading(text: string): boolean {
  return headingFields('vacancies', text).length > 0 || headingFields('companies', text).length > 0
}
