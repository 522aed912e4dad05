import type { Locale } from '../locales/locales'
import * as ar from './ar/vocabulary'
import * as de from './de/vocabulary'
import * as en from './en/vocabulary'
import * as es from './es/vocabulary'
import * as fr from './fr/vocabulary'
import type { LanguageGlossary } from './glossary'
import * as hi from './hi/vocabulary'
import * as id from './id/vocabulary'
import * as ph from './ph/vocabulary'
import * as pt from './pt/vocabulary'
import * as ru from './ru/vocabulary'
import type { Vocabulary } from './terms'
import * as uk from './uk/vocabulary'
import * as zh from './zh/vocabulary'

/** What each language calls things. For the server: a browser gets the words that its page shows, not these. */
export const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = {
  en: en.vocabulary,
  uk: uk.vocabulary,
  ru: ru.vocabulary,
  fr: fr.vocabulary,
  ar: ar.vocabulary,
  es: es.vocabulary,
  de: de.vocabulary,
  ph: ph.vocabulary,
  hi: hi.vocabulary,
  pt: pt.vocabulary,
  id: id.vocabulary,
  zh: zh.vocabulary,
}

/** The terminology of each language, with its sources. */
export const GLOSSARIES: Readonly<Record<Locale, LanguageGlossary>> = {
  en: en.glossary,
  uk: uk.glossary,
  ru: ru.glossary,
  fr: fr.glossary,
  ar: ar.glossary,
  es: es.glossary,
  de: de.glossary,
  ph: ph.glossary,
  hi: hi.glossary,
  pt: pt.glossary,
  id: id.glossary,
  zh: zh.glossary,
}
