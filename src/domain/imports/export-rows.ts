import { importFields } from './import-fields'
import type { ImportField, ImportKind } from './import-types'

/** The headings of an export: what `guessMapping` reads as the fields of the same names. */
export function exportColumns(kind: ImportKind): ImportField[] {
  return importFields(kind).map(({ field }) => field)
}

/**
 * A document as the cells of a row of its export, in the order of `exportColumns`.
 * @param doc as Payload reads it with `locale: 'all'`; the company of a vacancy with its `slug`, or as an id
 */
export function exportRow(kind: ImportKind, _doc: Readonly<Record<string, unknown>>): string[] {
  return exportColumns(kind).map(() => '')
}
