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

/** What a row says of a field. */
export function saidIn({ cells }: SourceRow, mapping: ColumnMapping, field: ImportField): string {
  const column = Object.keys(mapping).find((name) => mapping[name] === field)
  return (column !== undefined && cells[column]) || ''
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

/** Cells with what the file says in the place of which they were read, so that it can be taken back. */
export function withCorrections(
  cells: readonly ReadCell[],
  corrections: RowCorrections,
): ReadCell[] {
  const shown = cells.map((cell): ReadCell => {
    const correction = corrections.get(cell.field)
    return correction ? { ...cell, corrected: shownOf(correction) } : cell
  })
  for (const [field, correction] of corrections) {
    if (field === 'company' || shown.some((cell) => cell.field === field)) continue
    const read = { verdict: 'understood', meaning: null, reason: null } as const
    const corrected = shownOf(correction)
    shown.push({ column: '', field, text: correction.instead, ...read, corrected })
  }
  return shown
}

function shownOf({ said, isForAll }: Correction & { said: string }) {
  return { said, isForAll }
}
