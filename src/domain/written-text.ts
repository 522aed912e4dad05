import { LOCALES, type Locale } from './locales'

/** A text with the language it is written in. */
export interface WrittenText {
  text: string
  locale: Locale
}

/**
 * A text as it is shown to a reader: in their language, else in the source language, else in the first
 * language that has it; blank texts count as none.
 */
export function writtenText(
  texts: Partial<Record<Locale, string | null>> | null | undefined,
  reader: Locale,
  source: Locale,
): WrittenText | undefined {
  for (const locale of [reader, source, ...LOCALES]) {
    const text = texts?.[locale]?.trim()
    if (text) return { text, locale }
  }
  return undefined
}

/** Paragraphs of a plain text: what empty lines part; the breaks within stay. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
