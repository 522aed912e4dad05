import type { Locale } from '../locales/locales'
import { codeName } from '../structured-fields/code-name'
import type { VocabularyCodes } from '../structured-fields/field-table'
import type { TypedValue } from '../structured-fields/typed-values'
import {
  type FormCell,
  type FormColumn,
  type FormSection,
  type FormText,
  saidText,
  writtenText,
} from './form-document'
import type { ValueWords } from './sheet-sections'

/** Tables of a form: a row for each entry of a record. */

/** What a table says of its own, in its language. */
export interface TableWords<Label extends string> extends ValueWords {
  labels: Readonly<Record<Label, string>>
  /** That a table has so many of all. */
  shown: (counts: { shown: number; all: number }) => string
}

/** Of a form of one page: how many entries its table holds. */
export interface TableBounds {
  most: number
}

/** A column with what stands in each of its lines. */
export interface Column<Values, Label extends string> {
  share: number
  lines: readonly (readonly [Label, (values: Values) => FormText | undefined])[]
}

/** What has not been said, above something that has. */
const UNSAID = '—'

/** A table of entries; nothing where there are none. Columns that no entry fills are left out. */
export function tableOf<Values, Label extends string>(
  title: NoInfer<Label>,
  entries: readonly Values[],
  columns: readonly Column<Values, NoInfer<Label>>[],
  {
    words: { labels, shown },
    most,
    isWide,
  }: { words: TableWords<Label>; most: number | undefined; isWide: boolean },
): FormSection | undefined {
  if (entries.length === 0) return undefined
  const rows = entries.slice(0, most)
  const filled = columns.filter(({ lines }) =>
    rows.some((row) => lines.some(([, read]) => read(row) !== undefined)),
  )
  const isCut = rows.length < entries.length
  return {
    kind: 'table',
    title: labels[title],
    columns: filled.map(({ lines, share }): FormColumn => ({
      labels: [...new Set(lines.map(([label]) => labels[label]))],
      share,
    })),
    rows: rows.map((row) => filled.map(({ lines }) => cellOf(lines.map(([, read]) => read(row))))),
    isWide,
    ...(isCut && { note: shown({ shown: rows.length, all: entries.length }) }),
  }
}

/** The lines of a cell, so far as they are said: what stands in the second is not taken for the first. */
export function cellOf(lines: readonly (FormText | undefined)[]): FormCell {
  const last = lines.findLastIndex((line) => line !== undefined)
  return lines.slice(0, last + 1).map((line) => line ?? { text: UNSAID, direction: 'ltr' })
}

/** How the fields of an entry are read as texts of the form. */
export function readers<Values extends Readonly<Record<string, TypedValue>>>({
  locale,
  day,
  number,
}: ValueWords) {
  const said = (text: string) => saidText(text, locale)
  return {
    text: (name: keyof Values) => (values: Values) => {
      const value = values[name]
      return value === undefined ? undefined : writtenText(String(value))
    },
    code: (of: keyof VocabularyCodes, name: keyof Values) => (values: Values) =>
      codeText(of, values[name], locale),
    days: (name: keyof Values) => (values: Values) => {
      const value = values[name]
      return typeof value === 'string' ? said(day(value)) : undefined
    },
    count: (name: keyof Values) => (values: Values) => {
      const value = values[name]
      return typeof value === 'number' ? said(number(value)) : undefined
    },
  }
}

/** A code of the vocabulary as its language calls it. */
export function codeText(
  of: keyof VocabularyCodes,
  value: TypedValue,
  locale: Locale,
): FormText | undefined {
  return typeof value === 'string' ? saidText(codeName(of, value, locale), locale) : undefined
}
