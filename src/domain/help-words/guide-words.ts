import type { Locale } from '../locales/locales'
import type { AskedSituation } from './help-words'

/** The words of a guide's title and heading, where readers in trouble have others for what it is about. */
const GUIDE_WORDS: Partial<Record<AskedSituation, Readonly<Record<Locale, string>>>> = {
  ownLife: {
    en: 'mental health',
    uk: 'душевне здоров’я',
    ru: 'душевное здоровье',
    fr: 'santé mentale',
    ar: 'الصحة النفسية',
    es: 'salud mental',
    de: 'seelische Gesundheit',
    ph: 'kalusugan isip',
    hi: 'मानसिक स्वास्थ्य',
    pt: 'saúde mental',
    id: 'kesehatan jiwa',
    zh: '心理健康',
  },
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
  hurt: {
    en: 'sickness injury',
    uk: 'хвороба травма',
    ru: 'болезнь травма',
    fr: 'maladie accident',
    ar: 'المرض الإصابة',
    es: 'enfermedades lesiones',
    de: 'Krankheit Verletzung',
    ph: 'sakit injury',
    hi: 'बीमारी चोट',
    pt: 'doença lesão',
    id: 'sakit cedera',
    zh: '疾病 受伤',
  },
  leftBehind: {
    en: 'repatriation abandonment',
    uk: 'репатріація залишення',
    ru: 'репатриация оставление',
    fr: 'rapatriement abandon',
    ar: 'العودة إلى الوطن هجر',
    es: 'repatriación abandono',
    de: 'Heimschaffung Imstichlassen',
    ph: 'repatriation abandona',
    hi: 'स्वदेश वापसी परित्याग',
    pt: 'repatriação abandono',
    id: 'repatriasi penelantaran',
    zh: '遣返 遗弃',
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
