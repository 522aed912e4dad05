import { isLocale, type Locale, LOCALES } from '../locales/locales'

/** A text with the language it is written in. */
export interface WrittenText {
  text: string
  locale: Locale
  /** The day of a translation whose source has changed since, UTC; absent of all other texts. */
  asOf?: Date
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

/** Texts by language, as the Local API gives them for all of them; what is no text is left out. */
export function textsByLanguage(value: unknown): Partial<Record<Locale, string>> {
  const texts: Partial<Record<Locale, string>> = {}
  if (typeof value !== 'object' || value === null) return texts
  for (const [locale, text] of Object.entries(value)) {
    if (isLocale(locale) && typeof text === 'string') texts[locale] = text
  }
  return texts
}
