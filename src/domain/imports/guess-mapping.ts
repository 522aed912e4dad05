import { type Locale, LOCALES } from '../locales'
import { LITTLE_WORDS } from '../vocabulary/little-words'
import { findTerms } from '../vocabulary/find-terms'
import { normalName } from '../vocabulary/match-term'
import type { ColumnMapping, ImportField, ImportKind, SourceTable } from './import-types'
import { type HeadedField, headingFields, headingLocale, wordList } from './heading-fields'

/** Rows whose texts say what a column has. */
const SAMPLE = 50

/**
 * Which column is which field, by their headings in any of the twelve languages, and by what stands in them where a
 * heading has two meanings: `Vessel` may be its name or its type. A field has one column, the first.
 */
export function guessMapping(kind: ImportKind, table: SourceTable): ColumnMapping {
  const candidates = table.columns.map((column) => ({
    column,
    fields: fieldsOfColumn(kind, column, table),
  }))
  const mapping: [string, ImportField][] = []
  const taken = new Set<ImportField>()
  // Those that leave no choice go first.
  const inOrder = [...candidates].sort((a, b) => a.fields.length - b.fields.length)
  for (const { column, fields } of inOrder) {
    const field = fields.find((one) => !taken.has(one))
    // Where another column is the likelier field, the second guess is none for a column that does not fit it.
    if (field === undefined) continue
    taken.add(field)
    mapping.push([column, field])
  }
  const byColumn = new Map(mapping)
  return Object.fromEntries(
    table.columns.flatMap((column) => {
      const field = byColumn.get(column)
      return field === undefined ? [] : [[column, field]]
    }),
  )
}

function fieldsOfColumn(kind: ImportKind, column: string, table: SourceTable): ImportField[] {
  const headed = headingFields(kind, column)
  const fields = headed.flatMap((field) => withLanguage(field, column, table))
  const isAboutVessel = fields.includes('vesselType') && fields.includes('vessel.name')
  if (!isAboutVessel) return fields
  return hasVesselTypes(samples(table, column))
    ? ['vesselType', 'vessel.name']
    : ['vessel.name', 'vesselType']
}

function withLanguage(field: HeadedField, column: string, table: SourceTable): ImportField[] {
  if (field !== 'description' && field !== 'about' && field !== 'warning') return [field]
  const locale = headingLocale(column) ?? languageOf(samples(table, column), column)
  return [`${field}.${locale}`]
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

function samples({ rows }: SourceTable, column: string): string[] {
  return rows.flatMap(({ cells }) => cells[column] ?? []).slice(0, SAMPLE)
}

function hasVesselTypes(texts: readonly string[]): boolean {
  const known = texts.filter((text) => {
    const { terms, rest } = findTerms(text, 'en')
    return terms.some(({ vessels }) => vessels.length > 0) && rest.length <= 2
  })
  return known.length >= texts.length / 2 && texts.length > 0
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
