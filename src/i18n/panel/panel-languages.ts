import { ar } from './ar'
import { az } from './az'
import { bg } from './bg'
import { bn } from './bn'
import { ca } from './ca'
import { cs } from './cs'
import { da } from './da'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { et } from './et'
import { fa } from './fa'
import { fr } from './fr'
import { he } from './he'
import { hr } from './hr'
import { hu } from './hu'
import { hy } from './hy'
import { id } from './id'
import { is } from './is'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import { lt } from './lt'
import { lv } from './lv'
import { my } from './my'
import { nb } from './nb'
import { nl } from './nl'
import type { PanelErrors, PanelKey, PanelTexts } from './panel-texts'
import { pl } from './pl'
import { pt } from './pt'
import { ro } from './ro'
import { rs } from './rs'
import { rsLatin } from './rs-latin'
import { ru } from './ru'
import { sk } from './sk'
import { sl } from './sl'
import { sv } from './sv'
import { ta } from './ta'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { vi } from './vi'
import { zh } from './zh'
import { zhTw } from './zh-tw'

/** The languages of the site that Payload has as well; Tagalog and Hindi it has not. */
const WHOLE: Readonly<Record<string, PanelTexts>> = {
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

/** The other languages of Payload: what they lack is said in English. */
const ERRORS: Readonly<Record<string, PanelErrors & Partial<PanelTexts>>> = {
  az,
  bg,
  'bn-BD': bn,
  'bn-IN': bn,
  ca,
  cs,
  da,
  et,
  fa,
  he,
  hr,
  hu,
  hy,
  is,
  it,
  ja,
  ko,
  lt,
  lv,
  my,
  nb,
  nl,
  pl,
  ro,
  rs,
  'rs-latin': rsLatin,
  sk,
  sl,
  sv,
  ta,
  th,
  tr,
  vi,
  'zh-TW': zhTw,
}

/** By the codes of Payload. */
export const TEXTS = { ...WHOLE, ...ERRORS }

/** Our texts as Payload's `i18n.translations` takes them, complete for every language it has. */
export function panelTranslations(languages: readonly string[]) {
  return Object.fromEntries(
    languages.map((language) => {
      const texts: Partial<PanelTexts> | undefined = TEXTS[language]
      const live = texts?.viewLive
      return [
        language,
        // Payload calls the way to the public page a preview; there is another, of the draft.
        { mariner: { ...en, ...texts }, ...(live && { version: { preview: live } }) },
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
    Object.entries(TEXTS).flatMap(([language, texts]) => {
      const text = texts[key]
      return text === undefined ? [] : [[language, text]]
    }),
  )
}
