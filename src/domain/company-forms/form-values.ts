import { type FormText, saidText, writtenText } from '../sea-service/form-document'
import { CONTRACT_TABLE } from '../sea-service/contract-fields'
import { LANGUAGE_TABLE } from '../sea-service/language-fields'
import { PAPER_TABLE } from '../sea-service/paper-fields'
import { PERSON_TABLE } from '../sea-service/person-fields'
import type { FormWords, OwnRecord } from '../sea-service/record-form'
import { REFERENCE_TABLE } from '../sea-service/reference-fields'
import { type Named, seaTime, seaTimeBy } from '../sea-service/sea-time'
import { fieldText, type SheetWords } from '../sea-service/sheet-sections'
import { WORK_TABLE } from '../sea-service/work-fields'
import { codeName } from '../structured-fields/code-name'
import { fieldNames, type FieldTable, type VocabularyCodes } from '../structured-fields/field-table'
import type { TypedValue, TypedValues } from '../structured-fields/typed-values'
import {
  type AccountField,
  type FormField,
  type ListField,
  type ListName,
  nameInForm,
} from './form-fields'

/** What stands in place of a field. */
export interface FieldValue {
  text: string
  /** Of a number: a cell of a workbook holds it as one, so that sums count it. */
  number?: number
}

/** What a company's form is filled with. Keys are the names between the brackets. */
export interface FormValues {
  /** What it says once; what is not there is empty. */
  single: Readonly<Record<string, FieldValue>>
  /** An entry for each row. */
  lists: Readonly<Record<ListName, readonly Readonly<Record<string, FieldValue>>[]>>
}

type Contract = OwnRecord['contracts'][number]
type Paper = OwnRecord['papers'][number]
type Found = FieldValue | undefined
type Values<Name extends string> = Partial<Record<Name, Found>>

/** The values of a seafarer's record, in the language of `words`. */
export function formValues(record: OwnRecord, words: FormWords): FormValues {
  const { contracts, papers, references, services, sheets, today } = record
  const { languages, person, references: referenceWords } = words.sheets
  const timeBy = (by: 'rank' | 'vesselType', of: 'ranks' | 'vesselTypes') =>
    seaTimeBy(by, services, today).map(({ key, time }) => ({
      [by]: nameOf(key, of, words),
      time: said(words.length(time), words),
    }))
  return {
    single: {
      ...named(accountValues(record, words)),
      ...named(valuesOf(PERSON_TABLE, sheets.person, words, person), 'person'),
      ...named(workValues(sheets.work, words), 'work'),
      ...named(valuesOf(LANGUAGE_TABLE, sheets.languages, words, languages), 'languages'),
      ...Object.fromEntries(
        onePaperOfKind(papers).flatMap((paper) =>
          Object.entries(named(paperValues(paper, words), String(paper.document))),
        ),
      ),
    },
    lists: {
      service: contracts.map((contract, index) =>
        named(contractValues(contract, index, record, words), 'service'),
      ),
      papers: papers.map((paper) => named(paperValues(paper, words), 'papers')),
      references: references.map((one) =>
        named(valuesOf(REFERENCE_TABLE, one, words, referenceWords), 'references'),
      ),
      timeByRank: timeBy('rank', 'ranks').map((row) => named(row, 'timeByRank')),
      timeByVesselType: timeBy('vesselType', 'vesselTypes').map((row) =>
        named(row, 'timeByVesselType'),
      ),
    },
  }
}

/** What a field says; empty where nothing is said. @param entry of the list that the field is of */
export function valueOfField(
  field: FormField,
  values: FormValues,
  entry: Readonly<Record<string, FieldValue>> | undefined,
): FieldValue {
  const found = field.of === 'list' ? entry?.[field.name] : values.single[field.name]
  return found ?? { text: '' }
}

function accountValues(
  { account, services, today }: OwnRecord,
  words: FormWords,
): Record<AccountField, Found> {
  const total = seaTime(services, today)
  return {
    name: written(account.name),
    rank: coded('ranks', account.rank, words),
    citizenship: coded('countries', account.citizenship, words),
    telephone: written(account.telephone),
    email: written(account.email),
    today: said(words.day(today), words),
    seaTime: total.days === 0 ? undefined : said(words.length(total), words),
  }
}

function workValues(
  work: OwnRecord['sheets']['work'],
  words: FormWords,
): Values<keyof typeof WORK_TABLE> {
  return {
    ...valuesOf(WORK_TABLE, work, words, words.sheets.work),
    // Beside an amount stand three letters.
    payCurrency: written(work?.payCurrency),
  }
}

function contractValues(
  contract: Contract,
  index: number,
  { services, today }: OwnRecord,
  words: FormWords,
): Values<ListField<'service'>> {
  const service = services[index]
  const time = service && seaTime([service], today)
  const { rank, rankWritten, signOff, vesselType, vesselTypeWritten, ...values } = valuesOf(
    CONTRACT_TABLE,
    contract,
    words,
  )
  return {
    ...values,
    rank: rank ?? rankWritten,
    vesselType: vesselType ?? vesselTypeWritten,
    signOff: signOff ?? said(words.labels.onBoard, words),
    time: time && time.days > 0 ? said(words.length(time), words) : undefined,
  }
}

function paperValues(paper: Paper, words: FormWords): Values<ListField<'papers'>> {
  const { validity, ...values } = valuesOf(PAPER_TABLE, paper, words)
  return {
    ...values,
    document: values.document ?? values.name,
    expires: validity?.text === 'unlimited' ? said(words.labels.unlimited, words) : values.expires,
  }
}

/** Of each kind the paper that is valid for longest; one of which nobody said until when comes last. */
function onePaperOfKind(papers: readonly Paper[]): Paper[] {
  const end = ({ expires, validity }: Paper) =>
    validity === 'unlimited' ? '9999-12-31' : String(expires ?? '')
  const byKind = new Map<TypedValue, Paper>()
  for (const paper of papers) {
    const known = byKind.get(paper.document)
    if (!known || end(paper) > end(known)) byKind.set(paper.document, paper)
  }
  return [...byKind.values()].filter(({ document }) => document !== undefined)
}

/** What is said of each field of a table. @param sheet what its choices are called; without it they are their codes */
function valuesOf<Table extends FieldTable>(
  table: Table,
  values: TypedValues<Table> | undefined,
  words: FormWords,
  sheet: Pick<SheetWords, 'choice'> = { choice: (_, value) => value },
): Record<keyof Table & string, Found> {
  const found = fieldNames(table).map((name): [string, Found] => {
    const value = values?.[name]
    const text = fieldText(table, name, value, sheet, words)?.text
    if (text === undefined) return [name, undefined]
    return [name, typeof value === 'number' ? { text, number: value } : { text }]
  })
  // Each name of the table has one.
  return Object.fromEntries(found) as Record<keyof Table & string, Found>
}

/** What is said, by the names between the brackets. */
function named(entry: Values<string>, before?: string): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) =>
      value === undefined || value.text === '' ? [] : [[nameInForm(field, before), value]],
    ),
  )
}

/** As it was chosen, or as it was written. */
function nameOf(key: Named<string>, of: 'ranks' | 'vesselTypes', words: FormWords): Found {
  return written(key.written) ?? coded(of, key.code, words) ?? said(words.labels.notStated, words)
}

function written(value: TypedValue): Found {
  return value === undefined ? undefined : textAlone(writtenText(String(value)))
}

function said(text: string, { locale }: FormWords): FieldValue {
  return textAlone(saidText(text, locale))
}

function coded(of: keyof VocabularyCodes, value: TypedValue, words: FormWords): Found {
  return typeof value === 'string' ? said(codeName(of, value, words.locale), words) : undefined
}

/** Without its direction: it takes that of its place. */
function textAlone({ text }: FormText): FieldValue {
  return { text }
}
