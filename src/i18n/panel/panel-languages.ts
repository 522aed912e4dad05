import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import type { PanelErrors, PanelKey, PanelTexts } from './panel-texts'
import { pt } from './pt'
import { ru } from './ru'
import { uk } from './uk'
import { zh } from './zh'

/** By the codes of Payload; what is missing is said in English. */
export const TEXTS: Readonly<Record<string, PanelErrors & Partial<PanelTexts>>> = {
  ar,
  de,
  en,
  es,
  fr,
  id,
  pt,
  ru,
  uk,
  zh,
}

/** Our texts as Payload's `i18n.translations` takes them, complete for every language it has. */
export function panelTranslations(languages: readonly string[]) {
  return Object.fromEntries(
    languages.map((language) => [language, { mariner: { ...en, ...TEXTS[language] } }]),
  )
}

/**
 * A text of ours in every language that has it, for what Payload hands to the browser as it is: the
 * description of a global. A function there breaks the whole panel (3.90.1).
 */
export function panelTextByLanguage(key: PanelKey): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TEXTS).flatMap(([language, texts]) => {
      const text = texts[key]
      return text === undefined ? [] : [[language, text]]
    }),
  )
}
