import { guessedLanguages, guessMapping } from './guess-mapping'
import { VACANCY_FIELDS } from './import-fields'
import { ImportFileError, type ImportReason } from './import-reasons'
import type { ColumnMapping, SourceRow, SourceTable } from './import-types'
import { readContext, readRecord } from './read-record'
import { readSourceTable } from './read-source-table'

/** Beside the reasons of imports: what is wrong with a body as such. */
type PushReason =
  | ImportReason
  | 'unknownField'
  | 'wrongKind'
  | 'companyOfToken'
  | 'externalIdDiffers'
  | 'languageMissing'
  | 'invalid'

/** What is wrong with a field of a body. */
export interface PushError {
  /** As the export names it: `pay.from`. */
  field: string
  reason: PushReason
}

/** What a body says. */
export type Pushed =
  | { kind: 'vacancy'; values: Readonly<Record<string, unknown>> }
  /** It is no JSON object in text. */
  | { kind: 'unreadable' }
  | { kind: 'refused'; errors: PushError[] }

/** Every field has its own name for a column: what a body leaves out is empty. */
const SENT = VACANCY_FIELDS.filter(({ isNotKept }) => !isNotKept).map(({ field }) => field)
const MAPPING: ColumnMapping = Object.fromEntries(SENT.map((field) => [field, field]))

/** The most errors in one answer. A thousand unknown fields are usually one mistake. */
const MOST_ERRORS = 50

/**
 * Reads a vacancy that a company sends: the fields of the export, `{ "vessel": { "name": … } }` or
 * `{ "vessel.name": … }`. Nobody is there to look at a guess: what an import would take over in doubt is refused.
 * @param externalId by which it was sent; a body that names another is a mix-up
 */
export function readPush(text: string, externalId: string): Pushed {
  const body = parseObject(text)
  if (!body) return { kind: 'unreadable' }
  const errors = wrongShapes(body, externalId)
  const row = readRow(text)
  if (!row) return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'unreadable' }
  const table = { columns: Object.keys(MAPPING), rows: [row] }
  return answerTo(
    { format: 'json', encoding: 'utf-8', delimiter: null, ...table },
    row,
    MAPPING,
    errors,
  )
}

/**
 * Reads a vacancy that a company sends as its feeds have it: one JobPosting in JSON-LD, or XML with one entry. What it calls its
 * company does not matter: the token says that.
 * @param externalId by which it was sent; a body that names another is a mix-up
 */
export function readPushedEntry(text: string, externalId: string): Pushed {
  const table = readTable(text)
  const [row, ...others] = table?.rows ?? []
  if (!table?.headings || !row || others.length > 0) return { kind: 'unreadable' }
  const guessed = Object.entries(guessMapping('vacancies', table)).filter(
    ([, field]) => field !== 'company',
  )
  const errors: PushError[] = []
  if (guessedLanguages(Object.fromEntries(guessed)).length > 0) {
    errors.push({ field: 'description', reason: 'languageMissing' })
  }
  const [idColumn] = guessed.find(([, field]) => field === 'externalId') ?? []
  const id = idColumn === undefined ? undefined : row.cells[idColumn]
  if (id !== undefined && id !== externalId) {
    errors.push({ field: 'externalId', reason: 'externalIdDiffers' })
  }
  const known = new Set<string>(guessed.map(([, field]) => field))
  // What it leaves out is empty: a column that no entry has.
  const absent = SENT.filter((field) => !known.has(field)).map(
    (field) => [`(${field})`, field] as const,
  )
  return answerTo(table, row, Object.fromEntries([...guessed, ...absent]), errors)
}

function readTable(text: string): SourceTable | undefined {
  try {
    return readSourceTable(new TextEncoder().encode(text))
  } catch (error) {
    if (error instanceof ImportFileError) return undefined
    throw error
  }
}

function answerTo(
  table: SourceTable,
  row: SourceRow,
  mapping: ColumnMapping,
  errors: PushError[],
): Pushed {
  const context = readContext('vacancies', table, mapping)
  const { cells, refused, values } = readRecord('vacancies', row, mapping, context)
  const doubts = cells.flatMap(({ field, verdict, reason }): PushError[] =>
    verdict === 'understood' ? [] : [{ field, reason: reason ?? 'invalid' }],
  )
  const named = new Set(errors.map(({ field }) => field))
  errors.push(...doubts.filter(({ field }) => !named.has(field)))
  if (refused || errors.length > 0) return { kind: 'refused', errors: errors.slice(0, MOST_ERRORS) }
  return { kind: 'vacancy', values }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed = JSON.parse(text) as unknown
    return isObject(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** The texts of its fields, as a file with this one entry has them. */
function readRow(text: string): SourceRow | undefined {
  try {
    const bytes = new TextEncoder().encode(`[${text}]`)
    const { rows } = readSourceTable(bytes, { contentType: 'application/json' })
    return rows[0] ?? { number: 1, cells: {} }
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    return error.reason === 'fileEmpty' ? { number: 1, cells: {} } : undefined
  }
}

function wrongShapes(body: Record<string, unknown>, externalId: string): PushError[] {
  const errors: PushError[] = []
  for (const [field, value] of fieldsOf(body)) {
    if (errors.length >= MOST_ERRORS) break
    if (field === 'company') errors.push({ field, reason: 'companyOfToken' })
    else if (!SENT.some((one) => one === field)) {
      errors.push({ field: field.slice(0, 100), reason: 'unknownField' })
    } else if (!isPlain(value)) errors.push({ field, reason: 'wrongKind' })
    else if (field === 'externalId' && value !== null && String(value) !== externalId) {
      errors.push({ field, reason: 'externalIdDiffers' })
    }
  }
  return errors
}

/** Groups stand in one level alone. */
function* fieldsOf(body: Record<string, unknown>): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(body)) {
    if (!isObject(value)) yield [name, value]
    else for (const [inner, one] of Object.entries(value)) yield [`${name}.${inner}`, one]
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPlain(value: unknown): value is string | number | boolean | null {
  const isScalar = (one: unknown) => one === null || typeof one !== 'object'
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar))
}
