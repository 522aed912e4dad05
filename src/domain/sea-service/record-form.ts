import { codeName } from '../structured-fields/code-name'
import type { RankCode } from '../vocabulary/ranks'
import { codeText, type TableWords } from './entry-table'
import {
  type FormDocument,
  type FormFact,
  type FormSection,
  type FormText,
  saidText,
  writtenText,
} from './form-document'
import { type Paper, type PaperLabel, papersTable } from './papers-table'
import { type Reference, referencesTable } from './references-table'
import type { SeaService } from './sea-service'
import { type Named, type SeaTime, seaTime, seaTimeBy } from './sea-time'
import { type Contract, type ServiceLabel, serviceTable } from './service-table'
import {
  languageFacts,
  personFacts,
  type RecordSheets,
  type SheetWords,
  workFacts,
} from './sheet-sections'

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
export interface FormWords extends TableWords<FormLabel> {
  sheets: Readonly<Record<keyof RecordSheets | 'references', SheetWords>>
  length: (time: Pick<SeaTime, 'months' | 'rest'>) => string
}

/** What the form says of its own, by the names of fields where it is the label of one. */
type FormLabel =
  | ('title' | 'person' | 'name' | 'citizenship' | 'telephone' | 'email')
  | ('time' | 'timeHint' | 'total' | 'notStated')
  | ServiceLabel
  | PaperLabel

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

function serviceSection({ contracts }: OwnRecord, words: FormWords, bounds?: FormBounds) {
  return serviceTable(contracts, words, bounds && { most: bounds.contracts })
}

function papersSection({ papers }: OwnRecord, words: FormWords, bounds?: FormBounds) {
  return papersTable(papers, words, bounds && { most: bounds.papers })
}

function referencesSection({ references }: OwnRecord, words: FormWords) {
  return referencesTable(references, words, words.sheets.references)
}

function factsSection({ title }: SheetWords, facts: FormFact[]): FormSection | undefined {
  return facts.length === 0 ? undefined : { kind: 'facts', title, facts }
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
