import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import type { PanelKey, PanelTexts } from './panel-texts'
import { pt } from './pt'
import { ru } from './ru'
import { uk } from './uk'
import { zh } from './zh'

/**
 * The languages that readers and Payload's panel share, by Payload's codes; the panel has neither Tagalog
 * nor Hindi. Payload's other languages keep its own words and show ours in English.
 */
export const TEXTS: Readonly<Record<string, PanelTexts>> = {
  en,
  ar,
  de,
  es,
  fr,
  id,
  pt,
  ru,
  uk,
  zh,
}

/** Our own texts, and what we say in the place of Payload's. */
interface TextsOfPanel {
  mariner: PanelTexts
  version?: { preview: string }
  general?: { restoreAsPublished: string }
}

/** Our texts as Payload's `i18n.translations` takes them, complete for every language it has. */
export function panelTranslations(languages: readonly string[]) {
  return Object.fromEntries(
    languages.map((language): [string, TextsOfPanel] => {
      const texts = TEXTS[language]
      if (!texts) return [language, { mariner: en }]
      return [
        language,
        {
          mariner: { ...en, ...texts },
          // Payload calls the way to the public page a preview; there is another, of the draft.
          version: { preview: texts.viewLive },
          // Payload would publish it; what comes back is live where it was, and nowhere else.
          general: { restoreAsPublished: texts.trashRestoreAsItWas },
        },
      ]
    }),
  )
}

/**
 * A text of ours in every language that has it, for what Payload hands to the browser as it is: the
 * description of a global. A function there breaks the whole panel (3.90.1).
 */
export function panelTextByLanguage(key: PanelKey): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TEXTS).map(([language, texts]) => [language, texts[key]]),
  )
}
