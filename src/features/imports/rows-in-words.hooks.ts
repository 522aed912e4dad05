import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'

import type { ImportKind, ReadCell } from '../../domain/imports/import-types'
import { writtenAmount } from '../../domain/imports/read-pay'
import { isLocale } from '../../domain/locales/locales'
import { readLength } from '../../domain/imports/read-length'
import { lengthText } from '../../i18n/contract-length-text'
import { formattingTag, messagesIn } from '../../i18n/messages-translator'
import { panelText } from '../../i18n/panel/panel-texts'
import type { ShownRow } from './shown-rows.hooks'
import { sentencesOf } from './said-of-rows'
import { sentencesAgainst } from './validate-record.hooks'
import { COLLECTION_OF, findStored, type RecordValues } from './write-record.hooks'

/** What the options of the fields are called, by the paths of the fields. */
type OptionNames = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Rows as a person reads them: ranks, vessels, countries and the like by their names in the language of the panel, and
 * amounts as they are paid. What is stored has codes and minor units.
 */
export async function rowsInWords(
  req: PayloadRequest,
  kind: ImportKind,
  rows: readonly ShownRow[],
): Promise<ShownRow[]> {
  const names = optionNames(req, kind)
  const cellInWords = await cellWords(req, names)
  const inWords = (values: RecordValues, currency: string | undefined) =>
    valuesInWords(values, { req, names, currency })
  const rules = await rulesInWords(req, kind, rows)
  return rows.map((row) => ({
    ...row,
    problem:
      row.problem ??
      (sentencesOf(row.said ?? [], req.t, rules.get(row.position)).join(' ') || null),
    title: titleInWords(row, names),
    cells: row.cells.map(cellInWords),
    values: inWords(row.values, currencyOf(row.values)),
    before: row.before && inWords(row.before, currencyOf(row.before) ?? currencyOf(row.values)),
  }))
}

/** What the rules of the collection say of rows, of which it was said in another language. */
async function rulesInWords(
  req: PayloadRequest,
  kind: ImportKind,
  rows: readonly ShownRow[],
): Promise<ReadonlyMap<number, string[]>> {
  const { language } = req.i18n
  const others = rows.filter(({ said }) =>
    said?.some((one) => 'rules' in one && one.language !== language),
  )
  const ids = others.flatMap(({ document }) => document ?? [])
  const stored = ids.length > 0 ? await findStored(req, kind, { id: { in: ids } }) : []
  const told = new Map<number, string[]>()
  for (const { document, position, values } of others) {
    const known = stored.find(({ id }) => id === document)
    told.set(position, await sentencesAgainst(req, kind, known, values))
  }
  return told
}

/** Cells as a person reads them, each with its meaning in words. */
export async function cellsInWords(
  req: PayloadRequest,
  kind: ImportKind,
  cells: readonly ReadCell[],
): Promise<ReadCell[]> {
  return cells.map(await cellWords(req, optionNames(req, kind)))
}

async function cellWords(req: PayloadRequest, names: OptionNames) {
  const lengthInWords = await lengthWords(req)
  return (cell: ReadCell): ReadCell => ({
    ...cell,
    meaning: cell.field.startsWith('contract')
      ? lengthInWords(cell.meaning)
      : meaningInWords(req, cell, names),
  })
}

/** Lengths of contracts as readers of the panel's language see them; what is none stays as it is. */
async function lengthWords({ i18n }: PayloadRequest) {
  const locale = isLocale(i18n.language) ? i18n.language : 'en'
  const t = await messagesIn(locale, 'vacancies')
  return (meaning: string | null): string | null =>
    meaning
      ?.split(' | ')
      .map((one) => {
        const { value } = readLength(one)
        const isLength = value && (value.least !== null || value.most !== null)
        return isLength ? lengthText(value, formattingTag(locale), t) : one
      })
      .join(' | ') ?? null
}

function optionNames(req: PayloadRequest, kind: ImportKind): OptionNames {
  const names = new Map<string, ReadonlyMap<string, string>>()
  const walk = (fields: readonly FlattenedField[], path: string) => {
    for (const field of fields) {
      const own = `${path}${field.name}`
      if (field.type === 'group') walk(field.flattenedFields, `${own}.`)
      if (field.type !== 'select') continue
      const options = field.options.map((option): [string, string] => {
        if (typeof option === 'string') return [option, option]
        const label = getTranslation(option.label, req.i18n)
        return [option.value, typeof label === 'string' ? label : option.value]
      })
      names.set(own, new Map(options))
    }
  }
  walk(req.payload.collections[COLLECTION_OF[kind]].config.flattenedFields, '')
  return names
}

/** A vacancy is called by its rank and its vessel; a company has its name. */
function titleInWords({ title, values }: ShownRow, names: OptionNames): string {
  const words = ['rank', 'vesselType'].flatMap((path) => {
    const code = values[path]
    return (typeof code === 'string' && names.get(path)?.get(code)) || []
  })
  return words.length > 0 ? words.join(' · ') : title
}

function meaningInWords(
  req: PayloadRequest,
  { field, meaning }: ReadCell,
  names: OptionNames,
): string | null {
  if (meaning === null) return null
  if (meaning === 'asap') return panelText(req.t, 'importAsSoonAsPossible')
  if (meaning === 'negotiable') return panelText(req.t, 'payNegotiable')
  const periods = names.get('pay.period')
  if (field.startsWith('pay')) {
    // A period that was assumed is a cell by itself.
    const period = periods?.get(meaning)
    if (period !== undefined) return period
    // The amount for itself: it says nothing of the direction of the words after it.
    return meaning.replace(
      /^(.*) (hour|day|week|month|year)$/,
      (_, amount: string, code: string) => `\u2066${amount}\u2069 / ${periods?.get(code) ?? code}`,
    )
  }
  const options = names.get(field === 'title' ? 'rank' : field)
  if (!options) return meaning
  const named = (codes: string) =>
    codes
      .split('; ')
      .map((code) => options.get(code) ?? code)
      .join('; ')
  return meaning.split(' | ').map(named).join(' | ')
}

/** What stood there before has only what is changed. */
function currencyOf({ pay }: RecordValues): string | undefined {
  return typeof pay === 'object' && pay !== null && 'currency' in pay
    ? (pay.currency as string) // validated, or read from the site
    : undefined
}

function valuesInWords(
  values: RecordValues,
  about: { req: PayloadRequest; names: OptionNames; currency: string | undefined },
  path = '',
): RecordValues {
  const { currency, names, req } = about
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const own = `${path}${name}`
    const word = (one: unknown) => (typeof one === 'string' && names.get(own)?.get(one)) || one
    if (Array.isArray(value)) return [name, value.map(word)]
    if (typeof value === 'boolean') return [name, req.t(value ? 'general:yes' : 'general:no')]
    if (typeof value === 'number' && (own === 'pay.min' || own === 'pay.max')) {
      return [name, currency === undefined ? value : writtenAmount(value, currency)]
    }
    if (typeof value === 'object' && value !== null) {
      return [name, valuesInWords(value as RecordValues, about, `${own}.`)]
    }
    return [name, word(value)]
  })
  return Object.fromEntries(entries)
}
