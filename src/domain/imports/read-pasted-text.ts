import { typedParagraphs } from '../texts/typed-text'
import { cellsFit } from './cells-fit'
import { valuesInLine, type MarkedValue } from './find-values'
import { importFields } from './import-fields'
import type { ColumnMapping, ReadCell, SourceTable, VacancyImportField } from './import-types'
import { labelledValues } from './labelled-lines'
import { LONGEST_PASTED } from './pasted-length'
import { readContext, readRecord } from './read-record'

/** Vacancies that one text is read as; more is a list, and wants a file. */
const MOST_VACANCIES = 20

/** One vacancy of a text. */
export interface PastedVacancy {
  /** The words that its facts were read from, in the order of the text; no two overlap. */
  facts: readonly MarkedValue[]
  /** What is to be stored: nothing that no fact says. */
  values: Readonly<Record<string, unknown>>
  /** What was made of each fact. */
  cells: readonly ReadCell[]
}

/** A text and what is read in it; the places of facts are those of `text`. */
export interface PastedText {
  text: string
  vacancies: readonly PastedVacancy[]
}

/**
 * Reads what somebody pastes: facts behind their names (`Salary: 5000 USD`), and names of ranks and ships, amounts and days by
 * themselves. A fact that is not written is not there: no currency, no period and no last day is assumed. Where several
 * parts of the text name a rank of their own, each is a vacancy; how to reach the company is said to all of them.
 * @param now the years that are believed are counted from it
 */
export function readPastedText(pasted: string, now: Date): PastedText {
  const text = typedParagraphs(pasted.slice(0, LONGEST_PASTED))
  const blocks = blocksOf(text)
  const shared = blocks.flat().filter(({ field }) => field.startsWith('contact.'))
  const vacancies = grouped(blocks)
    .slice(0, MOST_VACANCIES)
    .map((facts) => vacancyOf(firstOfEach([...facts, ...onlyOnes(shared)]), now))
  return { text, vacancies }
}

/** The facts of each part of a text between empty lines. */
function blocksOf(text: string): MarkedValue[][] {
  const blocks: MarkedValue[][] = []
  const parts = /[^\n](?:[^\n]|\n(?!\s*\n))*/g
  for (const { 0: part, index } of text.matchAll(parts)) blocks.push(factsOf(part, index))
  return blocks
}

function factsOf(part: string, offset: number): MarkedValue[] {
  const labelled = labelledValues(part).map(({ field, value: text, start, end }) => ({
    field,
    text,
    start,
    end,
  }))
  // What is no such fact as a whole may have one in it.
  const isFit = ({ field, text }: MarkedValue) => cellsFit(field, [text]) !== 0
  const found: MarkedValue[] = labelled.filter(isFit)
  let start = 0
  for (const line of part.split('\n')) {
    for (const one of valuesInLine(line)) {
      found.push({ ...one, start: one.start + start, end: one.end + start })
    }
    start += line.length + 1
  }
  found.push(...labelled.filter((one) => !isFit(one)))
  return withoutOverlaps(found).map((one) => ({
    ...one,
    start: one.start + offset,
    end: one.end + offset,
  }))
}

/** Of two that overlap the first in the list, which is the surer one. */
function withoutOverlaps(facts: readonly MarkedValue[]): MarkedValue[] {
  const kept: MarkedValue[] = []
  for (const one of facts) {
    const isFree = kept.every(({ start, end }) => one.end <= start || one.start >= end)
    if (isFree) kept.push(one)
  }
  return kept
}

/** The facts of each vacancy: a part that names a rank begins one, where another did before. */
function grouped(blocks: readonly MarkedValue[][]): MarkedValue[][] {
  const groups: MarkedValue[][] = []
  let before: MarkedValue[] = []
  for (const block of blocks) {
    const isStart = block.some(({ field }) => field === 'rank')
    const last = groups.at(-1)
    if (isStart) {
      // What is above the first is said of it.
      groups.push([...(last ? [] : before), ...block])
      before = []
    } else if (last) last.push(...block)
    else before = [...before, ...block]
  }
  if (groups.length > 0) return groups
  return before.length > 0 ? [before] : []
}

/** Of what is in the text once. */
function onlyOnes(facts: readonly MarkedValue[]): MarkedValue[] {
  return facts.filter((one) =>
    facts.filter(({ field }) => field === one.field).every(({ text }) => text === one.text),
  )
}

function firstOfEach(facts: readonly MarkedValue[]): MarkedValue[] {
  const first = new Map<VacancyImportField, MarkedValue>()
  for (const one of facts) if (!first.has(one.field)) first.set(one.field, one)
  return [...first.values()].toSorted((a, b) => a.start - b.start)
}

function vacancyOf(facts: readonly MarkedValue[], now: Date): PastedVacancy {
  const mapping: ColumnMapping = Object.fromEntries(facts.map(({ field }) => [field, field]))
  const cells = Object.fromEntries(facts.map(({ field, text }) => [field, text]))
  const row = { number: 1, cells }
  const table: SourceTable = {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: null,
    columns: facts.map(({ field }) => field),
    rows: [row],
    // The names are ours, the units are not.
    headings: {},
  }
  const context = readContext('vacancies', table, mapping, now)
  const record = readRecord('vacancies', row, mapping, context)
  const isSaid = new Set<string>(facts.map(({ field }) => field))
  return {
    facts,
    values: saidAlone(record.values, isSaid),
    // Of a draft nothing is missing; what was assumed is not taken.
    cells: inOrder(record.cells.filter(({ column }) => isSaid.has(column))),
  }
}

/** Without what was assumed: it is chosen in the form of the draft. */
function saidAlone(
  values: Readonly<Record<string, unknown>>,
  isSaid: ReadonlySet<string>,
): Record<string, unknown> {
  const { pay, joining, ...others } = values
  const said: Record<string, unknown> = { ...others }
  const isOf = (group: string) => [...isSaid].some((field) => field.split('.')[0] === group)
  if (isOf('joining')) said.joining = joining
  said.pay = isOf('pay') ? saidPay(pay) : NO_PAY
  return said
}

/** No default of the form says what the text does not. */
const NO_PAY = { negotiable: false, min: null, max: null, currency: null, period: null } as const

function saidPay(pay: unknown): Record<string, unknown> {
  if (typeof pay !== 'object' || pay === null) return NO_PAY
  const read = pay as Record<string, unknown> // as `readPay` makes it
  const { negotiable, currencyAssumed, periodAssumed } = read
  if (negotiable === true) return { ...NO_PAY, negotiable: true }
  // Without a currency an amount has no unit.
  if (currencyAssumed === true) return NO_PAY
  return {
    ...read,
    period: periodAssumed === true ? null : read.period,
    periodAssumed: false,
  }
}

function inOrder(cells: readonly ReadCell[]): ReadCell[] {
  const places = new Map(importFields('vacancies').map(({ field }, at) => [field as string, at]))
  return cells.toSorted((a, b) => (places.get(a.field) ?? 0) - (places.get(b.field) ?? 0))
}
