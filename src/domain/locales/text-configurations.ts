import type { Locale } from './locales'

/**
 * Text search configurations of Postgres by language: how it takes the words of each; `simple` as they are, where it
 * has no rules for the language. Its rules for Arabic take letters off bare nouns that belong to them, and less off
 * those behind an article: words of Arabic come without what is written in one piece with them (`folding/letter-steps.ts`).
 */
export const TEXT_CONFIGURATIONS: Readonly<Record<Locale, string>> = {
  en: 'english',
  uk: 'simple',
  ru: 'russian',
  fr: 'french',
  ar: 'simple',
  es: 'spanish',
  de: 'german',
  ph: 'simple',
  hi: 'hindi',
  pt: 'portuguese',
  id: 'indonesian',
  zh: 'simple',
}
