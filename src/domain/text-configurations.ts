import type { Locale } from './locales'

/**
 * Text search configurations of Postgres by language: how it takes the words of each; `simple` as they are, where it
 * has no rules for the language.
 */
export const TEXT_CONFIGURATIONS: Readonly<Record<Locale, string>> = {
  en: 'english',
  uk: 'simple',
  ru: 'russian',
  fr: 'french',
  ar: 'arabic',
  es: 'spanish',
  de: 'german',
  ph: 'simple',
  hi: 'hindi',
  pt: 'portuguese',
  id: 'indonesian',
  zh: 'simple',
}
