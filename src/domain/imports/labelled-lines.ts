import { normalName } from '../vocabulary/match-term'
import { cellsFit } from './cells-fit'
import { type HeadedField, headingFields, wordList } from './heading-fields'
import { isImportField } from './import-fields'
import type { VacancyImportField } from './import-types'

/** A fact on a line of its own behind its name: `Flag: Malta`. */
export interface LabelledValue {
  field: VacancyImportField
  value: string
  /** Where the value is in the text: from, and up to. */
  start: number
  end: number
}

/** Characters of a name, and of what is behind it: more is prose. */
const LONGEST_LABEL = 40
const LONGEST_VALUE = 200

/** Lines of a text; the rest of a longer one is prose. */
const MOST_LINES = 300

/** Names that say in a text what no column says, or too little. */
const UNCLEAR = new Set(
  wordList(
    `date, дата, fecha, datum, data, petsa, tanggal, तारीख, التاريخ, 日期, no, nr, num, number, id, type, тип, other, text, title, subject, vacancy, вакансія, вакансия, job, offer, year, год, рік`,
  ).map(normalName),
)

/** What a line says of a vacancy, and no more than of the text itself. */
const NO_FACTS: ReadonlySet<HeadedField> = new Set<HeadedField>([
  'description',
  'title',
  'externalId',
  'company',
])

/**
 * The facts that lines of a text name: a known heading, a colon or a dash, and the fact behind it. Lists (`- Flag: Malta`) and marks
 * before the name are no part of it.
 * @example labelledValues('Flag: Malta') // [{ field: 'vessel.flag', value: 'Malta', start: 6, end: 11 }]
 */
export function labelledValues(text: string): LabelledValue[] {
  const facts: LabelledValue[] = []
  let start = 0
  for (const [at, line] of text.split('\n').entries()) {
    if (at >= MOST_LINES) break
    const fact = factOf(line)
    if (fact) facts.push({ ...fact, start: fact.start + start, end: fact.end + start })
    start += line.length + 1
  }
  return facts
}

function factOf(line: string): LabelledValue | undefined {
  const sign = line.slice(0, LONGEST_LABEL + 10).search(/[:：]|\s[–—=-]\s/)
  if (sign === -1) return undefined
  const label = line.slice(0, sign).replace(/^[^\p{L}\p{N}]+/u, '')
  const behind = line.slice(sign).replace(/^(?:[:：]|\s[–—=-]\s)\s*/, '')
  const value = behind.replace(/[\s;,.]+$/, '')
  if (label.length > LONGEST_LABEL || value === '' || value.length > LONGEST_VALUE) return undefined
  const [field] = fieldsOf(label)
    .map((one) => ({ one, fit: cellsFit(one, [value]) ?? 0.5 }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ one }) => one)
  if (field === undefined) return undefined
  const start = line.length - behind.length
  return { field, value, start, end: start + value.length }
}

/** Names that were looked up before: a feed has the same few in every entry. */
const kept = new Map<string, readonly VacancyImportField[]>()
const MOST_KEPT = 5_000

function fieldsOf(label: string): readonly VacancyImportField[] {
  const known = kept.get(label)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const fields = UNCLEAR.has(normalName(label))
    ? []
    : headingFields('vacancies', label)
        .filter((one) => !NO_FACTS.has(one))
        .filter(isVacancyField)
  kept.set(label, fields)
  return fields
}

function isVacancyField(field: HeadedField): field is VacancyImportField {
  return isImportField('vacancies', field)
}
