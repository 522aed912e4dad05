import type { Locale } from '../locales/locales'
import type { RankCode } from '../vocabulary/ranks'
import { codeName } from '../structured-fields/code-name'
import type { VocabularyCodes } from '../structured-fields/field-table'
import type { TypedValue, TypedValues } from '../structured-fields/typed-values'
import type { CONTRACT_TABLE } from './contract-fields'
import {
  type FormCell,
  type FormColumn,
  type FormDocument,
  type FormFact,
  type FormSection,
  type FormText,
  saidText,
  writtenText,
} from './form-document'
import type { PAPER_TABLE } from './paper-fields'
import type { SeaService } from './sea-service'
import { type Named, type SeaTime, seaTime, seaTimeBy } from './sea-time'
import type { REFERENCE_TABLE } from './reference-fields'
import {
  languageFacts,
  personFacts,
  type RecordSheets,
  type SheetWords,
  type ValueWords,
  workFacts,
} from './sheet-sections'

type Contract = TypedValues<typeof CONTRACT_TABLE>
type Paper = TypedValues<typeof PAPER_TABLE>
type Reference = TypedValues<typeof REFERENCE_TABLE>

/** What a seafarer has written down, and the account says. */
export interface OwnRecord {
  account: {
    name: string
    email: string
    telephone: string | undefined
    /** Codes of the vocabulary. */
    rank: string | undefined
    citizenship: string | undefined
  }
  /** The newest first. */
  contracts: readonly Contract[]
  /** The same as the rules read them. */
  services: readonly SeaService[]
  papers: readonly Paper[]
  references: readonly Reference[]
  sheets: RecordSheets
  /** `YYYY-MM-DD`: until when time at sea is counted. */
  today: string
}

/** What the form says of its own, in its language. */
export interface FormWords extends ValueWords {
  labels: Readonly<Record<FormLabel, string>>
  sheets: Readonly<Record<keyof RecordSheets | 'references', SheetWords>>
  length: (time: Pick<SeaTime, 'months' | 'rest'>) => string
  /** That a table has so many of all. */
  shown: (counts: { shown: number; all: number }) => string
}

/** What the form says of its own, by the names of fields where it is the label of one. */
type FormLabel =
  | ('title' | 'person' | 'name' | 'citizenship' | 'telephone' | 'email')
  | ('time' | 'timeHint' | 'total' | 'notStated')
  | ('service' | 'papers' | 'onBoard' | 'unlimited')
  | Exclude<keyof typeof CONTRACT_TABLE, 'vesselTypeWritten' | 'rankWritten'>
  | Exclude<keyof typeof PAPER_TABLE, 'validity'>

/** How much of each table the form holds; without it, all. */
export interface FormBounds {
  ranks: number
  contracts: number
  papers: number
}

/** What a section is made of; nothing where there is nothing to say. */
type SectionOf = (
  record: OwnRecord,
  words: FormWords,
  bounds: FormBounds | undefined,
) => FormSection | undefined

/** The sections of the whole form, in their order: one more is one more entry. */
const WHOLE: readonly SectionOf[] = [
  personSection,
  workSection,
  languagesSection,
  timeSection,
  papersSection,
  serviceSection,
  referencesSection,
]

/** Of the form of one page: ships come before papers. */
const SHORT: readonly SectionOf[] = [
  personSection,
  workSection,
  languagesSection,
  timeSection,
  serviceSection,
  papersSection,
]

/** What has not been said, above something that has. */
const UNSAID = '—'

/**
 * The form of a seafarer in one language.
 * @param bounds of the form of one page, which has fewer columns too
 */
export function recordForm(record: OwnRecord, words: FormWords, bounds?: FormBounds): FormDocument {
  const { locale, labels, day } = words
  return {
    locale,
    title: labels.title,
    name: writtenText(record.account.name),
    day: saidText(day(record.today), locale),
    sections: (bounds ? SHORT : WHOLE).flatMap((make) => make(record, words, bounds) ?? []),
  }
}

function personSection(
  { account, sheets }: OwnRecord,
  words: FormWords,
  bounds: FormBounds | undefined,
): FormSection {
  const { labels, locale } = words
  const fact = (label: FormLabel, value: FormText | undefined): FormFact[] =>
    value === undefined ? [] : [{ label: saidText(labels[label], locale), value }]
  const written = (text: string | undefined) => (text === undefined ? text : writtenText(text))
  return {
    kind: 'facts',
    title: labels.person,
    facts: [
      ...fact('name', written(account.name)),
      ...fact('rank', codeText('ranks', account.rank, locale)),
      ...fact('citizenship', codeText('countries', account.citizenship, locale)),
      ...fact('telephone', written(account.telephone)),
      ...fact('email', written(account.email)),
      ...personFacts(sheets.person, words.sheets.person, words, bounds !== undefined),
    ],
  }
}

function workSection({ sheets }: OwnRecord, words: FormWords): FormSection | undefined {
  return factsSection(words.sheets.work, workFacts(sheets.work, words.sheets.work, words))
}

function languagesSection({ sheets }: OwnRecord, words: FormWords): FormSection | undefined {
  const own = words.sheets.languages
  return factsSection(own, languageFacts(sheets.languages, own, words))
}

function factsSection({ title }: SheetWords, facts: FormFact[]): FormSection | undefined {
  return facts.length === 0 ? undefined : { kind: 'facts', title, facts }
}

/** Who tells a company about the seafarer. */
function referencesSection({ references }: OwnRecord, words: FormWords): FormSection | undefined {
  const { title, label } = words.sheets.references
  if (references.length === 0) return undefined
  const { text } = readers<Reference>(words)
  const columns: readonly (readonly (keyof Reference)[])[] = [
    ['company'],
    ['person', 'position'],
    ['telephone', 'email'],
  ]
  return {
    kind: 'table',
    title,
    columns: columns.map((names) => ({ labels: names.map(label), share: 5 })),
    rows: references.map((one) =>
      columns.map((names) => cellOf(names.map((name) => text(name)(one)))),
    ),
    isWide: false,
  }
}

/** Months at sea, by rank. */
function timeSection(
  { services, today }: OwnRecord,
  words: FormWords,
  bounds: FormBounds | undefined,
): FormSection | undefined {
  const { locale, labels, length, shown } = words
  const total = seaTime(services, today)
  if (total.days === 0) return undefined
  const said = (text: string) => saidText(text, locale)
  const byRank = seaTimeBy('rank', services, today)
  const rows = byRank.slice(0, bounds?.ranks)
  const isCut = rows.length < byRank.length
  return {
    kind: 'facts',
    title: labels.time,
    facts: [
      { label: said(labels.total), value: said(length(total)) },
      ...rows.map(({ key, time }) => ({
        label: rankText(key, words),
        value: said(length(time)),
      })),
    ],
    note: [
      labels.timeHint,
      ...(isCut ? [shown({ shown: rows.length, all: byRank.length })] : []),
    ].join(' '),
  }
}

/** A rank as it was chosen, or as it was written. */
function rankText({ code, written }: Named<RankCode>, { labels, locale }: FormWords): FormText {
  if (written !== undefined) return writtenText(written)
  return saidText(code === undefined ? labels.notStated : codeName('ranks', code, locale), locale)
}

/** A column with what stands in each of its lines. */
interface Column<Values> {
  share: number
  lines: readonly (readonly [FormLabel, (values: Values) => FormText | undefined])[]
}

function serviceSection(
  { contracts }: OwnRecord,
  words: FormWords,
  bounds: FormBounds | undefined,
): FormSection | undefined {
  const { labels, locale } = words
  const { count, days, code, text } = readers<Contract>(words)
  const orWritten =
    (of: keyof VocabularyCodes, name: keyof Contract, written: keyof Contract) =>
    (values: Contract) =>
      code(of, name)(values) ?? text(written)(values)
  const ship: Column<Contract> = {
    share: 5,
    lines: [
      ['vesselName', text('vesselName')],
      ['imo', text('imo')],
    ],
  }
  const type: Column<Contract> = {
    share: 5,
    lines: [
      ['vesselType', orWritten('vesselTypes', 'vesselType', 'vesselTypeWritten')],
      ['flag', code('countries', 'flag')],
    ],
  }
  const rank: Column<Contract> = {
    share: 4,
    lines: [['rank', orWritten('ranks', 'rank', 'rankWritten')]],
  }
  const time: Column<Contract> = {
    share: 3.4,
    lines: [
      ['signOn', days('signOn')],
      ['signOff', (values) => days('signOff')(values) ?? saidText(labels.onBoard, locale)],
    ],
  }
  const company: Column<Contract> = {
    share: 5,
    lines: [
      ['company', text('company')],
      ['agency', text('agency')],
    ],
  }
  const whole: readonly Column<Contract>[] = [
    ship,
    type,
    {
      share: 3,
      lines: [
        ['grossTonnage', count('grossTonnage')],
        ['deadweight', count('deadweight')],
      ],
    },
    {
      share: 4,
      lines: [
        ['engine', text('engine')],
        ['power', count('power')],
      ],
    },
    rank,
    time,
    company,
    { share: 4, lines: [['reason', text('reason')]] },
  ]
  return tableOf('service', contracts, bounds ? [ship, type, rank, time, company] : whole, {
    words,
    most: bounds?.contracts,
    isWide: bounds === undefined,
  })
}

function papersSection(
  { papers }: OwnRecord,
  words: FormWords,
  bounds: FormBounds | undefined,
): FormSection | undefined {
  const { labels, locale } = words
  const { days, code, text } = readers<Paper>(words)
  const known = code('documents', 'document')
  const columns: readonly Column<Paper>[] = [
    {
      share: 7,
      lines: [
        ['document', (paper) => known(paper) ?? text('name')(paper)],
        // What tells two of a kind apart.
        ['document', (paper) => (known(paper) ? text('name')(paper) : undefined)],
      ],
    },
    { share: 4, lines: [['number', text('number')]] },
    {
      share: 5,
      lines: [
        ['country', code('countries', 'country')],
        ['issuedBy', text('issuedBy')],
      ],
    },
    {
      share: 3.5,
      lines: [
        ['issued', days('issued')],
        [
          'expires',
          (paper) =>
            paper.validity === 'unlimited'
              ? saidText(labels.unlimited, locale)
              : days('expires')(paper),
        ],
      ],
    },
  ]
  return tableOf('papers', papers, columns, { words, most: bounds?.papers, isWide: false })
}

/** A table of entries; nothing where there are none. Columns that no entry fills are left out. */
function tableOf<Values>(
  title: FormLabel,
  entries: readonly Values[],
  columns: readonly Column<Values>[],
  { words, most, isWide }: { words: FormWords; most: number | undefined; isWide: boolean },
): FormSection | undefined {
  if (entries.length === 0) return undefined
  const { labels, shown } = words
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
function cellOf(lines: readonly (FormText | undefined)[]): FormCell {
  const last = lines.findLastIndex((line) => line !== undefined)
  return lines.slice(0, last + 1).map((line) => line ?? { text: UNSAID, direction: 'ltr' })
}

/** How the fields of an entry are read as texts of the form. */
function readers<Values extends Readonly<Record<string, TypedValue>>>(words: FormWords) {
  const { locale, day, number } = words
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

function codeText(
  of: keyof VocabularyCodes,
  value: TypedValue,
  locale: Locale,
): FormText | undefined {
  return typeof value === 'string' ? saidText(codeName(of, value, locale), locale) : undefined
}
