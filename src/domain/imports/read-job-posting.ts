import { closestLocale, type Locale } from '../locales/locales'
import { htmlText } from './html-text'
import type { SourceTable } from './import-types'
import { withNamedInTitles } from './named-in-titles'
import { isObject } from './parse-json'
import { type ReadingTime, readingTime } from './reading-time'
import { tableOfEntries } from './table-entries'

type Thing = Readonly<Record<string, unknown>>

/** A job posting in the words of schema.org, with the things that its document describes beside it. */
export interface FoundPosting {
  posting: Thing
  things: ReadonlyMap<string, Thing>
}

/**
 * The job postings of a document in JSON-LD, wherever they are in it: by themselves, in a list, a graph, or a list of items.
 */
export function jobPostings(document: unknown): FoundPosting[] {
  const postings: Thing[] = []
  const things = new Map<string, Thing>()
  collect(document, postings, things)
  return postings.map((posting) => ({ posting, things }))
}

function collect(value: unknown, postings: Thing[], things: Map<string, Thing>): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, postings, things)
    return
  }
  if (!isObject(value)) return
  const { '@id': id } = value
  if (typeof id === 'string' && Object.keys(value).length > 1) things.set(id, value)
  if (isOfType(value, 'JobPosting')) {
    postings.push(value)
    return
  }
  for (const one of Object.values(value)) collect(one, postings, things)
}

/** Whether a thing is of a type of schema.org, with or without the address of that vocabulary. */
function isOfType({ '@type': type }: Thing, name: string): boolean {
  return [type].flat().some((one) => {
    const [, local] = typeof one === 'string' ? (/(?:^|[/:#])(\w+)$/.exec(one) ?? []) : []
    return local === name
  })
}

/**
 * A table of job postings: what our documented names have a column for is called so, what else they say by its name in
 * schema.org.
 * @param locale the language that their document says that it is in
 */
export function tableOfPostings(
  postings: readonly FoundPosting[],
  {
    locale,
    checkTime = readingTime(),
  }: { locale?: Locale | undefined; checkTime?: ReadingTime } = {},
): Pick<SourceTable, 'columns' | 'rows' | 'headings'> {
  const { columns, rows } = tableOfEntries(postings.map((found) => textsOf(found, locale)))
  const headings = Object.fromEntries(columns.flatMap((column) => known(column)))
  return withNamedInTitles(
    { format: 'json', encoding: '', delimiter: null, columns, rows, headings },
    checkTime,
  )
}

/** Of which no field is meant, whatever headings of tables are called. */
const NO_FACTS = new Set([
  'url',
  'employmentType',
  'industry',
  'occupationalCategory',
  'qualifications',
  'skills',
  'responsibilities',
  'workHours',
  'jobBenefits',
  'educationRequirements',
  'jobLocationType',
])

function known(column: string): [string, string][] {
  if (column === 'title') return [[column, 'Title']]
  return NO_FACTS.has(column) ? [[column, '']] : []
}

type Text = readonly [name: string, text: string]

function textsOf({ posting, things }: FoundPosting, locale: Locale | undefined): Text[] {
  const whole = (value: unknown) => resolved(value, things)
  const of = (name: string) => whole(posting[name])
  const own = closestLocale([textOf(of('inLanguage'))].filter(Boolean)) ?? locale
  const { name, email, telephone } = thingOf(of('applicationContact'))
  return [
    ['externalId', idOf(of('identifier')) || textOf(posting['@id'])],
    ['title', textOf(of('title') ?? of('name'))],
    ['company', textOf(of('hiringOrganization'))],
    ['publishedDay', textOf(of('datePosted'))],
    ['openUntilDay', textOf(of('validThrough'))],
    ['joining.from', startOf(of('jobStartDate'), of('jobImmediateStart'))],
    ...places(posting.jobLocation, whole),
    ...salary(of('baseSalary'), of('salaryCurrency'), whole),
    ['experience', experienceOf(of('experienceRequirements'))],
    [own === undefined ? 'description' : `description.${own}`, textOf(of('description'))],
    ['contact.name', textOf(name)],
    ['contact.email', textOf(email).replace(/^mailto:/i, '')],
    ['contact.telephone', textOf(telephone).replace(/^tel:/i, '')],
    ...properties(posting.additionalProperty, whole),
    ...[...NO_FACTS].map((one): Text => [one, listOf(of(one))]),
  ]
}

/** A thing that is described elsewhere in the document, by what it is there. */
function resolved(value: unknown, things: ReadonlyMap<string, Thing>): unknown {
  const [one] = [value].flat()
  if (!isObject(one)) return one
  const id = one['@id']
  return typeof id === 'string' && Object.keys(one).length === 1 ? (things.get(id) ?? one) : one
}

function thingOf(value: unknown): Thing {
  return isObject(value) ? value : {}
}

/** What is written, of a thing its name; without markup. */
function textOf(value: unknown): string {
  const [one] = [value].flat()
  if (typeof one === 'string') return htmlText(one)
  if (typeof one === 'number' || typeof one === 'boolean') return String(one)
  if (!isObject(one)) return ''
  const { '@value': written, name, legalName } = one
  const text = written ?? name ?? legalName
  return isObject(text) ? '' : textOf(text)
}

function listOf(value: unknown): string {
  return [value].flat().map(textOf).filter(Boolean).join('; ')
}

function idOf(value: unknown): string {
  return isObject(value) ? textOf(value.value ?? value.name) : textOf(value)
}

function startOf(day: unknown, isAtOnce: unknown): string {
  const text = textOf(day)
  return text === '' && /^true$/i.test(textOf(isAtOnce)) ? 'ASAP' : text
}

/** Where somebody joins; several places are one text. */
function places(value: unknown, whole: (value: unknown) => unknown): Text[] {
  const all = [value].flat().map((one) => {
    const place = whole(one)
    const address = whole(thingOf(place).address ?? place)
    if (!isObject(address)) return { port: textOf(address), country: '' }
    const { addressLocality, addressCountry, addressRegion } = address
    const isAddress = addressLocality ?? addressCountry ?? addressRegion
    return {
      port: textOf(addressLocality ?? (isAddress === undefined ? address : '')),
      country: textOf(whole(addressCountry)),
    }
  })
  const written = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(' / ')
  return [
    ['joining.port', written(all.map(({ port }) => port))],
    ['joining.country', written(all.map(({ country }) => country))],
  ]
}

/** Codes of units that schema.org allows beside words. */
const UNITS: Readonly<Record<string, string>> = {
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
}

function salary(
  value: unknown,
  currency: unknown,
  whole: (value: unknown) => unknown,
): readonly Text[] {
  const pay = thingOf(value)
  const inside = isObject(value) ? whole(pay.value ?? pay.price) : value
  const amount: Thing = isObject(inside) ? inside : { value: inside }
  const least = amountOf(amount.minValue ?? pay.minValue)
  const most = amountOf(amount.maxValue ?? pay.maxValue)
  const alone = amountOf(amount.value)
  const unit = textOf(amount.unitText ?? amount.unitCode ?? pay.unitText ?? pay.unitCode)
  const isNumber = /^\d+(?:\.\d+)?$/.test(alone)
  const isOne = least !== '' && least === most
  const isSaid = least !== '' || most !== '' || alone !== ''
  const said = textOf(pay.currency ?? pay.priceCurrency ?? amount.currency ?? currency)
  return [
    ['pay', isNumber ? '' : alone],
    ['pay.from', least || (isNumber && most === '' ? alone : '')],
    ['pay.to', isOne ? '' : most],
    ['pay.currency', isSaid ? said : ''],
    ['pay.period', isSaid ? (UNITS[unit] ?? unit) : ''],
  ]
}

/** An amount; programs write a zero where none is known. */
function amountOf(value: unknown): string {
  const text = textOf(value)
  return /^0+(?:\.0+)?$/.test(text) ? '' : text
}

function experienceOf(value: unknown): string {
  const months = isObject(value) ? textOf(value.monthsOfExperience) : ''
  return months === '' ? textOf(value) : `${months} months`
}

/** What somebody says beyond the words of schema.org: a name and a value. */
function properties(value: unknown, whole: (value: unknown) => unknown): Text[] {
  return [value].flat().flatMap((one): Text[] => {
    const property = thingOf(whole(one))
    const name = textOf(property.name)
    return name === '' ? [] : [[name, textOf(property.value)]]
  })
}
