import { direction, type Locale } from '../locales/locales'
import { foreignText } from '../mail/mail-text'

/** A form as it is read, in one language: what a PDF and a DOCX are made of. */
export interface FormDocument {
  locale: Locale
  /** What the form is called. */
  title: string
  /** Whose it is. */
  name: FormText
  /** The day on which it was made, as its language writes it. */
  day: FormText
  sections: readonly FormSection[]
}

export type FormSection = FormFacts | FormTable

/** Labels, each with what it says. */
interface FormFacts {
  kind: 'facts'
  title: string
  facts: readonly FormFact[]
  /** A sentence below it. */
  note?: string | undefined
}

export interface FormFact {
  label: FormText
  value: FormText
}

/** Rows below headings. */
interface FormTable {
  kind: 'table'
  title: string
  columns: readonly FormColumn[]
  rows: readonly (readonly FormCell[])[]
  note?: string | undefined
  /** Whether it needs a page that lies on its side. */
  isWide: boolean
}

export interface FormColumn {
  /** One for each line of its cells. */
  labels: readonly string[]
  /** Of the width, beside the others. */
  share: number
}

/** The lines of a cell. */
export type FormCell = readonly FormText[]

/** A text that stands by itself: a line of a cell, a value. The direction is its own, and not that of the form. */
export interface FormText {
  text: string
  direction: 'ltr' | 'rtl'
}

/** A letter of a script that runs from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u

/** What the site says in the language of the form. */
export function saidText(text: string, locale: Locale): FormText {
  return { text, direction: direction(locale) }
}

/**
 * What somebody typed, in one line. Its first letter says its direction; marks and characters that reach beyond it, or that a file may not
 * hold, are left out.
 */
export function writtenText(text: string): FormText {
  const line = foreignText(text)
    // What XML has no place for, and noncharacters, which no font has.
    .replace(/[\ufffe\uffff\u{fdd0}-\u{fdef}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const first = /\p{L}/u.exec(line)?.[0] ?? ''
  return { text: line, direction: RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr' }
}

/** All texts of a form, in their order. */
export function textsOf({ title, name, day, sections }: FormDocument): string[] {
  return [title, name.text, day.text, ...sections.flatMap(textsOfSection)]
}

function textsOfSection(section: FormSection): string[] {
  const said = [section.title, ...(section.note === undefined ? [] : [section.note])]
  if (section.kind === 'facts') {
    return [...said, ...section.facts.flatMap(({ label, value }) => [label.text, value.text])]
  }
  const { columns, rows } = section
  return [
    ...said,
    ...columns.flatMap(({ labels }) => labels),
    ...rows.flat(2).map(({ text }) => text),
  ]
}
