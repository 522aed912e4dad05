import type { Locale } from '../locales/locales'
import { glossary as arGlossary } from './ar/glossary'
import { vocabulary as ar } from './ar/vocabulary'
import { glossary as deGlossary } from './de/glossary'
import { vocabulary as de } from './de/vocabulary'
import { glossary as enGlossary } from './en/glossary'
import { vocabulary as en } from './en/vocabulary'
import { glossary as esGlossary } from './es/glossary'
import { vocabulary as es } from './es/vocabulary'
import { glossary as frGlossary } from './fr/glossary'
import { vocabulary as fr } from './fr/vocabulary'
import type { LanguageGlossary } from './glossary'
import { glossary as hiGlossary } from './hi/glossary'
import { vocabulary as hi } from './hi/vocabulary'
import { glossary as idGlossary } from './id/glossary'
import { vocabulary as id } from './id/vocabulary'
import { glossary as phGlossary } from './ph/glossary'
import { vocabulary as ph } from './ph/vocabulary'
import { glossary as ptGlossary } from './pt/glossary'
import { vocabulary as pt } from './pt/vocabulary'
import { glossary as ruGlossary } from './ru/glossary'
import { vocabulary as ru } from './ru/vocabulary'
import type { Vocabulary } from './terms'
import { glossary as ukGlossary } from './uk/glossary'
import { vocabulary as uk } from './uk/vocabulary'
import { glossary as zhGlossary } from './zh/glossary'
import { vocabulary as zh } from './zh/vocabulary'

/** What each language calls things. For the server: a browser gets the words that its page shows, not these. */
export const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = {
  ...{ en, uk, ru, fr, ar, es },
  ...{ de, ph, hi, pt, id, zh },
}

/** The terminology of each language, with its sources. */
export const GLOSSARIES: Readonly<Record<Locale, LanguageGlossary>> = {
  en: enGlossary,
  uk: ukGlossary,
  ru: ruGlossary,
  fr: frGlossary,
  ar: arGlossary,
  es: esGlossary,
  de: deGlossary,
  ph: phGlossary,
  hi: hiGlossary,
  pt: ptGlossary,
  id: idGlossary,
  zh: zhGlossary,
}
