import { isSame } from '../../domain/imports/differences'
import type { ImportKind } from '../../domain/imports/import-types'
import { isLocale, type Locale } from '../../domain/locales/locales'

/** What is written in one language at a time. */
const TEXTS: Readonly<Record<ImportKind, readonly string[]>> = {
  companies: ['about', 'warning'],
  vacancies: ['description'],
}

type Values = Readonly<Record<string, unknown>>

interface SplitTexts {
  /** What all languages share. */
  shared: Record<string, unknown>
  /** The texts that differ from the stored ones. */
  texts: { locale: Locale; data: Record<string, unknown> }[]
}

/**
 * Separates facts from the texts that are to be saved. What a body leaves out is named in every language, empty.
 * @param stored values of the document; none of a new one
 */
export function splitTexts(kind: ImportKind, stored: Values, values: Values): SplitTexts {
  const shared: Record<string, unknown> = {}
  const texts = new Map<Locale, Record<string, unknown>>()
  for (const [name, value] of Object.entries(values)) {
    if (!TEXTS[kind].includes(name)) {
      shared[name] = value
      continue
    }
    const known = (stored[name] ?? {}) as Record<string, unknown>
    for (const [locale, text] of Object.entries((value ?? {}) as Record<string, unknown>)) {
      if (!isLocale(locale) || isSame(known[locale], text)) continue
      texts.set(locale, { ...texts.get(locale), [name]: text })
    }
  }
  return { shared, texts: [...texts].map(([locale, data]) => ({ locale, data })) }
}

/** In how many languages a new document has a text. */
export function languagesOf(kind: ImportKind, values: Values): number {
  return splitTexts(kind, {}, values).texts.length
}
