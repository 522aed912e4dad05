import type { Locale } from '../locales/locales'
import { codeName } from '../structured-fields/code-name'
import type { FieldTable } from '../structured-fields/field-table'
import type { TypedValue, TypedValues } from '../structured-fields/typed-values'
import { type FormFact, type FormText, saidText, writtenText } from './form-document'
import { LANGUAGE_TABLE } from './language-fields'
import { PERSON_TABLE } from './person-fields'
import { WORK_TABLE } from './work-fields'

/** The sections of the own record that are one entry each; absent before the first save. */
export interface RecordSheets {
  person?: TypedValues<typeof PERSON_TABLE> | undefined
  work?: TypedValues<typeof WORK_TABLE> | undefined
  languages?: TypedValues<typeof LANGUAGE_TABLE> | undefined
}

/** What the site calls the fields of one of them. */
export interface SheetWords {
  title: string
  label: (field: string) => string
  choice: (field: string, value: string) => string
}

/** How values are written in a language. */
export interface ValueWords {
  locale: Locale
  day: (day: string) => string
  number: (value: number) => string
}

/** Of the person a form of one page has these; next of kin, address and sizes are in the whole form. */
const PERSON_IN_SHORT = ['birthDay', 'birthPlace', 'otherCitizenship', 'country', 'airport']

/** What is written down of the person, beside what the account knows. */
export function personFacts(
  person: RecordSheets['person'],
  sheet: SheetWords,
  words: ValueWords,
  isShort: boolean,
): FormFact[] {
  const fields = isShort ? PERSON_IN_SHORT : Object.keys(PERSON_TABLE)
  return factsOf(PERSON_TABLE, fields, person, sheet, words)
}

/** Ranks, day, pay and types of ships that are looked for. */
export function workFacts(
  work: RecordSheets['work'],
  sheet: SheetWords,
  words: ValueWords,
): FormFact[] {
  const apart = Object.keys(WORK_TABLE).filter((name) => !PAY.includes(name))
  const facts = factsOf(WORK_TABLE, apart, work, sheet, words)
  const { pay, payCurrency, payPeriod } = work ?? {}
  if (typeof pay !== 'number') return facts
  const amount = [
    words.number(pay),
    payCurrency,
    typeof payPeriod === 'string' ? sheet.choice('payPeriod', payPeriod) : undefined,
  ].filter((part) => part !== undefined)
  return [...facts, factOf(sheet.label('pay'), saidText(amount.join(' '), words.locale), words)]
}

const PAY = ['pay', 'payCurrency', 'payPeriod']

/** English with its test, and other languages. */
export function languageFacts(
  languages: RecordSheets['languages'],
  sheet: SheetWords,
  words: ValueWords,
): FormFact[] {
  return factsOf(LANGUAGE_TABLE, Object.keys(LANGUAGE_TABLE), languages, sheet, words)
}

function factsOf(
  table: FieldTable,
  fields: readonly string[],
  values: Readonly<Record<string, TypedValue>> | undefined,
  sheet: SheetWords,
  words: ValueWords,
): FormFact[] {
  return fields.flatMap((name) => {
    const value = fieldText(table, name, values?.[name], sheet, words)
    return value === undefined ? [] : [factOf(sheet.label(name), value, words)]
  })
}

function factOf(label: string, value: FormText, { locale }: ValueWords): FormFact {
  return { label: saidText(label, locale), value }
}

/** What is said of a field of a table; `undefined` where nothing is. */
export function fieldText(
  table: FieldTable,
  name: string,
  value: TypedValue,
  sheet: Pick<SheetWords, 'choice'>,
  { day, locale, number }: ValueWords,
): FormText | undefined {
  const field = table[name]
  if (field === undefined || value === undefined) return undefined
  if (typeof value === 'number') return saidText(number(value), locale)
  if (typeof value !== 'string') return undefined
  switch (field.holds) {
    case 'code':
      return saidText(codeName(field.of, value, locale), locale)
    case 'choice':
      return saidText(sheet.choice(name, value), locale)
    case 'day':
      return saidText(day(value), locale)
    default:
      return writtenText(value)
  }
}
