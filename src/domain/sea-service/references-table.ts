import type { TypedValues } from '../structured-fields/typed-values'
import { cellOf, readers } from './entry-table'
import type { FormSection } from './form-document'
import type { REFERENCE_TABLE } from './reference-fields'
import type { SheetWords, ValueWords } from './sheet-sections'

export type Reference = TypedValues<typeof REFERENCE_TABLE>

const COLUMNS: readonly (readonly (keyof Reference)[])[] = [
  ['company'],
  ['person', 'position'],
  ['telephone', 'email'],
]

/** Who tells a company about the seafarer. */
export function referencesTable(
  references: readonly Reference[],
  words: ValueWords,
  { title, label }: SheetWords,
): FormSection | undefined {
  if (references.length === 0) return undefined
  const { text } = readers<Reference>(words)
  return {
    kind: 'table',
    title,
    columns: COLUMNS.map((names) => ({ labels: names.map(label), share: 5 })),
    rows: references.map((one) =>
      COLUMNS.map((names) => cellOf(names.map((name) => text(name)(one)))),
    ),
    isWide: false,
  }
}
