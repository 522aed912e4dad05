import { LONGEST_EXTERNAL_ID } from '../vacancies/external-id'
import { typedLine } from '../texts/typed-text'
import { closingTogether } from './closing-day'
import {
  AMOUNTS,
  correctedField,
  type RowCorrections,
  saidIn,
  withCorrections,
} from './corrections'
import { COMPANY_READERS, type FieldReader, readerOf, VACANCY_READERS } from './field-readers'
import { importFields } from './import-fields'
import type {
  ColumnMapping,
  ImportField,
  ImportKind,
  ReadCell,
  ReadContext,
  ReadRecord,
  SourceRow,
  SourceTable,
} from './import-types'
import { portTogether } from './port-cell'
import { type FieldCell, isEmpty, missingCell, shownCell, withDamage } from './read-cell'
import { columnFacts } from './read-context'
import { contractTogether, joiningTogether, payTogether } from './read-vacancy'
import { inDoubt, leftOut, type Reading, understood } from './readings'
import { readRanks } from './read-terms'

/**
 * What the columns of a table say as a whole: which of day and month goes first, which sign stands before decimals,
 * what the headings say of amounts and of lengths of time.
 * @param now the years that are believed are counted from it
 */
export function readContext(
  _kind: ImportKind,
  table: SourceTable,
  mapping: ColumnMapping,
  now = new Date(),
): ReadContext {
  return columnFacts(table, mapping, now)
}

/**
 * What a row says, in the codes and units that the collection stores, and what of it is not certain. A text that could
 * mean several things is never taken for one of them.
 * @param corrections what is read in the place of what cells have; the company is left to the caller
 */
export function readRecord(
  kind: ImportKind,
  row: SourceRow,
  mapping: ColumnMapping,
  context: ReadContext,
  corrections: RowCorrections = new Map(),
): ReadRecord {
  const cells = cellsOf(kind, row, mapping, context, corrections)
  const cellOf = (field: ImportField) => cells.get(field)
  const readers: Readonly<Record<string, FieldReader>> =
    kind === 'vacancies' ? VACANCY_READERS : COMPANY_READERS
  const values: Values = {}
  const shown: ReadCell[] = []
  for (const cell of cells.values()) {
    const reader = readerOf(readers, cell.field)
    if (reader) shown.push(...readInto(values, cell, reader, context.year))
  }
  if (kind === 'vacancies') {
    const [, ...others] = readRanks(cells.get('rank')?.text ?? '').value ?? []
    if (others.length > 0 && !cells.has('alsoRanks')) values.alsoRanks = others
    shown.push(...otherOpinion(cells.get('title'), [values.rank, values.alsoRanks].flat()))
    if (values.vesselType !== undefined) values.vesselTypeAssumed = isTaken('vesselType', shown)
    for (const { values: read, cells: more } of [
      closingTogether(cellOf, context),
      payTogether(cellOf, values.rank),
      contractTogether(cellOf),
      joiningTogether(cellOf, context.year),
    ]) {
      for (const [name, facts] of Object.entries(read)) {
        const isGroup = typeof facts === 'object' && facts !== null
        values[name] = isGroup ? { ...groupOf(values, name), ...facts } : facts
      }
      shown.push(...more)
    }
    const place = portTogether(cellOf, values.joining, context.ports)
    if (Object.keys(place.joining).length > 0) values.joining = place.joining
    const isSaid = shown.some(({ field }) => field === 'joining.port')
    shown.push(...place.cells.filter(({ field }) => !isSaid || field !== 'joining.port'))
  }
  const id = lineOf(cells.get('externalId'))
  const company = lineOf(kind === 'vacancies' ? cells.get('company') : undefined)
  shown.push(...id.cells, ...company.cells, ...missing(kind, cells, shown, values))
  return {
    number: row.number,
    externalId: id.text,
    company: company.text,
    values,
    cells: inOrder(kind, withCorrections(shown, corrections, saidIn(row, mapping, 'pay'))),
    refused: shown.some(({ verdict }) => verdict === 'refused'),
  }
}

/** A title that names another rank than the row has: one of the two is a mistake. It says nothing by itself. */
function otherOpinion(title: FieldCell | undefined, ranks: readonly unknown[]): ReadCell[] {
  const named = title ? (readRanks(title.text).value ?? []) : []
  const isSame = named.some((rank) => ranks.includes(rank))
  if (!title || named.length === 0 || isSame || ranks[0] === undefined) return []
  return shownCell(title, inDoubt(named, 'titleDiffers', named.join('; ')))
}

/** Whether what is taken for a field is a doubt. */
function isTaken(field: ImportField, cells: readonly ReadCell[]): boolean {
  return cells.some((cell) => cell.field === field && cell.verdict === 'doubt')
}

/** Cells in the order of the fields. */
function inOrder(kind: ImportKind, cells: readonly ReadCell[]): ReadCell[] {
  const places = new Map(importFields(kind).map(({ field }, at) => [field, at]))
  const placeOf = ({ field }: ReadCell) => places.get(field) ?? places.size
  return cells.toSorted((a, b) => placeOf(a) - placeOf(b))
}

type Values = Record<string, unknown>

/** The cells that fields are read from, in the order of the fields. */
function cellsOf(
  kind: ImportKind,
  { cells }: SourceRow,
  mapping: ColumnMapping,
  { columns, openFor }: ReadContext,
  corrections: RowCorrections,
): ReadonlyMap<ImportField, FieldCell> {
  const byField = new Map<ImportField, FieldCell>()
  const columnsOf = new Map(Object.entries(mapping).map(([column, field]) => [field, column]))
  for (const { field, isRequired } of importFields(kind)) {
    const correction = field === 'company' ? undefined : corrections.get(correctedField(field))
    // What is said of a pay is said of its least and its most together.
    if (correction && field !== correctedField(field)) continue
    const own = field === 'pay' && correction ? AMOUNTS : [field]
    const column = own.flatMap((one) => columnsOf.get(one) ?? [])[0] ?? (correction && '')
    if (column === undefined) continue
    const text = correction?.instead ?? cells[column] ?? ''
    const facts = columns[column] ?? {}
    // A last day that cannot be read is a doubt where one can be assumed.
    const isNeeded = isRequired && !(field === 'openUntilDay' && openFor)
    byField.set(field, { field, column, text, facts, isRequired: isNeeded })
  }
  return byField
}

function readInto(values: Values, cell: FieldCell, reader: FieldReader, year: number): ReadCell[] {
  if (isEmpty(cell, reader)) {
    // What is required has a default, or is said to be missing.
    if (!cell.isRequired && !HAS_DEFAULT.has(cell.field)) put(values, cell.field, reader.empty)
    return []
  }
  const reading = withDamage(cell.text, reader.read(cell.text, { facts: cell.facts, year }))
  if (reading.value !== undefined) put(values, cell.field, reading.value)
  return shownCell(cell, reading)
}

/** What the collection fills in by itself. */
const HAS_DEFAULT: ReadonlySet<ImportField> = new Set<ImportField>([
  'slug',
  'timeZone',
  'acceptsMailings',
  'openUntilDay',
])

/** Stores a value at the place of its field: `vessel.name` is the name in the group of the vessel. */
function put(values: Values, field: ImportField, value: unknown): void {
  const [group = '', name] = field.split('.')
  if (name === undefined) values[group] = value
  else values[group] = { ...groupOf(values, group), [name]: value }
}

function groupOf(values: Values, group: string): Values {
  const facts = values[group]
  return typeof facts === 'object' && facts !== null ? { ...facts } : {}
}

function lineOf(cell: FieldCell | undefined): { text: string | null; cells: ReadCell[] } {
  if (!cell || cell.text.trim() === '') return { text: null, cells: [] }
  const text = typedLine(cell.text)
  const reading: Reading<string> =
    text.length > LONGEST_EXTERNAL_ID ? leftOut('textTooLong') : understood(text)
  return { text: reading.value ?? null, cells: shownCell(cell, reading) }
}

/** Required fields that the row says nothing of. */
function missing(
  kind: ImportKind,
  cells: ReadonlyMap<ImportField, FieldCell>,
  shown: readonly ReadCell[],
  values: Values,
): ReadCell[] {
  return importFields(kind)
    .filter(({ field, isRequired }) => isRequired && values[field] === undefined)
    .filter(
      ({ field }) => !shown.some((cell) => cell.field === field && cell.verdict === 'refused'),
    )
    .map(({ field }) => missingCell(cells.get(field) ?? { field, column: '', text: '' }))
}
