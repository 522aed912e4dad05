import { codeName } from '../structured-fields/code-name'
import type { VocabularyCodes } from '../structured-fields/field-table'
import type { TypedValue } from '../structured-fields/typed-values'
import { saidText, writtenText } from '../sea-service/form-document'
import type { FormWords, OwnRecord } from '../sea-service/record-form'
import { seaTime, seaTimeBy } from '../sea-service/sea-time'
import {
  type FormField,
  FORM_FIELDS,
  type ListName,
  nameInForm,
  type PaperField,
  type ServiceField,
  type SingleField,
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

/** The values of a seafarer's record, in the language of `words`. */
export function formValues(record: OwnRecord, words: FormWords): FormValues {
  const { contracts, papers } = record
  const rows = <Field extends string>(list: ListName, entries: Partial<Record<Field, Found>>[]) =>
    entries.map((entry) => named(entry, list))
  const timeBy = (by: 'rank' | 'vesselType', of: 'ranks' | 'vesselTypes') =>
    seaTimeBy(by, record.services, record.today).map(({ key, time }) => ({
      [by]: key === undefined ? said(words.labels.ownWords, words) : coded(of, key, words),
      time: said(words.length(time), words),
    }))
  return {
    single: {
      ...named(singleValues(record, words)),
      ...Object.fromEntries(documentsOf(papers).flatMap((paper) => valuesByKind(paper, words))),
    },
    lists: {
      service: rows(
        'service',
        contracts.map((contract, index) => contractValues(contract, index, record, words)),
      ),
      papers: rows(
        'papers',
        papers.map((paper) => paperValues(paper, words)),
      ),
      timeByRank: rows('timeByRank', timeBy('rank', 'ranks')),
      timeByVesselType: rows('timeByVesselType', timeBy('vesselType', 'vesselTypes')),
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

function singleValues(
  { account, services, today }: OwnRecord,
  words: FormWords,
): Record<SingleField, Found> {
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

function contractValues(
  contract: Contract,
  index: number,
  { services, today }: OwnRecord,
  words: FormWords,
): Record<ServiceField, Found> {
  const { labels } = words
  const service = services[index]
  const time = service && seaTime([service], today)
  return {
    vesselName: written(contract.vesselName),
    imo: written(contract.imo),
    vesselType:
      coded('vesselTypes', contract.vesselType, words) ?? written(contract.vesselTypeWritten),
    flag: coded('countries', contract.flag, words),
    grossTonnage: counted(contract.grossTonnage, words),
    deadweight: counted(contract.deadweight, words),
    engine: written(contract.engine),
    power: counted(contract.power, words),
    rank: coded('ranks', contract.rank, words) ?? written(contract.rankWritten),
    signOn: dayed(contract.signOn, words),
    signOff: dayed(contract.signOff, words) ?? said(labels.onBoard, words),
    company: written(contract.company),
    agency: written(contract.agency),
    reason: written(contract.reason),
    time: time && time.days > 0 ? said(words.length(time), words) : undefined,
  }
}

function paperValues(paper: Paper, words: FormWords): Record<PaperField, Found> {
  return {
    document: coded('documents', paper.document, words) ?? written(paper.name),
    name: written(paper.name),
    number: written(paper.number),
    country: coded('countries', paper.country, words),
    issuedBy: written(paper.issuedBy),
    issued: dayed(paper.issued, words),
    expires:
      paper.validity === 'unlimited'
        ? said(words.labels.unlimited, words)
        : dayed(paper.expires, words),
  }
}

/** Of each kind the paper that is valid for longest; one of which nobody said until when comes last. */
function documentsOf(papers: readonly Paper[]): Paper[] {
  const end = ({ expires, validity }: Paper) =>
    validity === 'unlimited' ? '9999-12-31' : String(expires ?? '')
  const byKind = new Map<TypedValue, Paper>()
  for (const paper of papers) {
    const known = byKind.get(paper.document)
    if (!known || end(paper) > end(known)) byKind.set(paper.document, paper)
  }
  return [...byKind.values()].filter(({ document }) => document !== undefined)
}

/** By the names of the fields of its kind. */
function valuesByKind(paper: Paper, words: FormWords): [string, FieldValue][] {
  const values = paperValues(paper, words)
  return FORM_FIELDS.flatMap((field): [string, FieldValue][] => {
    if (field.of !== 'paper' || field.document !== paper.document) return []
    const value = values[field.field]
    return value ? [[field.name, value]] : []
  })
}

/** What is said, by the names between the brackets. */
function named(entry: Partial<Record<string, Found>>, list?: string): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) =>
      value === undefined || value.text === '' ? [] : [[nameInForm(field, list), value]],
    ),
  )
}

function written(value: TypedValue): Found {
  return value === undefined ? undefined : { text: writtenText(String(value)).text }
}

function said(text: string, { locale }: FormWords): FieldValue {
  return { text: saidText(text, locale).text }
}

function coded(of: keyof VocabularyCodes, value: TypedValue, { locale }: FormWords): Found {
  return typeof value === 'string' ? { text: codeName(of, value, locale) } : undefined
}

function dayed(value: TypedValue, words: FormWords): Found {
  return typeof value === 'string' ? said(words.day(value), words) : undefined
}

function counted(value: TypedValue, words: FormWords): Found {
  return typeof value === 'number' ? { text: words.number(value), number: value } : undefined
}
