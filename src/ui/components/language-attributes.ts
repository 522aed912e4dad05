import { direction, languageTag, type Locale } from '@/domain/locales/locales'

/** `lang` and `dir` for text that stands in another language than the page around it; else none. */
export function languageAttributes(
  text: Locale,
  page: Locale,
): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (text === page) return {}
  return {
    lang: languageTag(text),
    ...(direction(text) !== direction(page) && { dir: direction(text) }),
  }
}
