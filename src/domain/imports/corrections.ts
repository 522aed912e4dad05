import { saysNothing } from './readings'
import type { ColumnMapping, ImportField, ReadCell, SourceRow } from './import-types'

/** What a person has said of a cell instead of its text. */
export interface Correction {
  instead: string
  /** Whether it is said of every cell of the field with this text. */
  isForAll: boolean
}

export type RowCorrections = ReadonlyMap<ImportField, Correction & { said: string }>

/** Corrections of all equal cells: the text to be read, by `sameCell`. */
export type KnownCorrections = ReadonlyMap<string, { field: ImportField; instead: string }>

/** What equal cells have in common; all that say nothing are equal. */
export function sameCell(field: string, said: string): string {
  return saysNothing(said) ? field : `${field} ${said}`
}

/** Fields that are read as one amount, and so are corrected as one. */
export const AMOUNTS = ['pay', 'pay.from', 'pay.to'] as const satisfies readonly ImportField[]

/** The field that a correction is kept by: the least and the most of a pay are one. */
export function correctedField(field: ImportField): ImportField {
  return AMOUNTS.some((one) => one === field) ? 'pay' : field
}

/** What a row says of a field; of pay what all its amounts say. */
export function saidIn({ cells }: SourceRow, mapping: ColumnMapping, field: ImportField): string {
  const fields: readonly ImportField[] = field === 'pay' ? AMOUNTS : [field]
  return fields
    .flatMap((one) => Object.keys(mapping).find((name) => mapping[name] === one) ?? [])
    .flatMap((column) => cells[column] || [])
    .join(' – ')
}

/**
 * The corrections of a row: its own ones, and those of all cells that say the same.
 * @param own texts by field, said of this row alone
 */
export function correctionsOf(
  row: SourceRow,
  mapping: ColumnMapping,
  known: KnownCorrections,
  own: Readonly<Record<string, string>> = {},
): RowCorrections {
  const found = new Map<ImportField, Correction & { said: string }>()
  if (known.size === 0 && Object.keys(own).length === 0) return found
  const fields = new Set([...known.values()].map(({ field }) => field))
  for (const field of fields) {
    const said = saidIn(row, mapping, field)
    const instead = known.get(sameCell(field, said))?.instead
    if (instead !== undefined) found.set(field, { said, instead, isForAll: true })
  }
  for (const [name, instead] of Object.entries(own)) {
    const field = name as ImportField // checked when it was stored
    found.set(field, { said: saidIn(row, mapping, field), instead, isForAll: false })
  }
  return found
}

/**
 * Cells with what the file says in the place of which they were read, so that it can be taken back; of an amount also what
 * the row says as a whole.
 */
export function withCorrections(
  cells: readonly ReadCell[],
  corrections: RowCorrections,
  amount: string,
): ReadCell[] {
  const shown = cells.map((cell): ReadCell => {
    const field = correctedField(cell.field)
    const correction = corrections.get(field)
    if (correction) return { ...cell, corrected: shownOf(correction) }
    return field === 'pay' && cell.text !== amount ? { ...cell, said: amount } : cell
  })
  for (const [field, correction] of corrections) {
    if (field === 'company' || shown.some((cell) => correctedField(cell.field) === field)) continue
    const read = { verdict: 'understood', meaning: null, reason: null } as const
    const corrected = shownOf(correction)
    shown.push({ column: '', field, text: correction.instead, ...read, corrected })
  }
  return shown
}

function shownOf({ said, isForAll }: Correction & { said: string }) {
  return { said, isForAll }
}
