import type { Locale } from '../locales'
import type { AskedSituation } from './help-words'

/** What guides call it in their headings, where readers in trouble have other words for it. */
const GUIDE_WORDS: Partial<Record<AskedSituation, Readonly<Record<Locale, string>>>> = {
  assaulted: {
    en: 'harassment',
    uk: 'домагання',
    ru: 'домогательства',
    fr: 'harcèlement',
    ar: 'التحرش',
    es: 'acoso',
    de: 'Belästigung',
    ph: 'harassment',
    hi: 'उत्पीड़न',
    pt: 'assédio',
    id: 'pelecehan',
    zh: '骚扰',
  },
}

/**
 * Under which word the guides of a language have what has happened; `undefined` where readers name it as they do.
 * @example guideWord(['assaulted'], 'fr') // 'harcèlement'
 */
export function guideWord(
  situations: readonly AskedSituation[],
  locale: Locale,
): string | undefined {
  return situations.flatMap((situation) => GUIDE_WORDS[situation]?.[locale] ?? [])[0]
}
