import type { Locale } from '../locales'
import type { AskedSituation } from './help-words'

/** The words of a guide's title and heading, where readers in trouble have others for what it is about. */
const GUIDE_WORDS: Partial<Record<AskedSituation, Readonly<Record<Locale, string>>>> = {
  assaulted: {
    en: 'women harassment',
    uk: 'жінки домагання',
    ru: 'женщины домогательства',
    fr: 'femmes harcèlement',
    ar: 'النساء التحرش',
    es: 'mujeres acoso',
    de: 'Frauen Belästigung',
    ph: 'kababaihan harassment',
    hi: 'महिलाएँ उत्पीड़न',
    pt: 'mulheres assédio',
    id: 'perempuan pelecehan',
    zh: '女性 骚扰',
  },
}

/**
 * The words by which the guide about what has happened is found; `undefined` where readers name it as it does.
 * @example guideWords(['assaulted'], 'fr') // 'femmes harcèlement'
 */
export function guideWords(
  situations: readonly AskedSituation[],
  locale: Locale,
): string | undefined {
  return situations.flatMap((situation) => GUIDE_WORDS[situation]?.[locale] ?? [])[0]
}
