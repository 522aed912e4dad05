import { directionOf } from './direction'

/**
 * The twelve languages of the site. `code` is the public code: URL prefix, CMS locale and message
 * file. `tag` is the BCP 47 tag for `<html lang>` and `Intl`; `hreflang` is what search engines read.
 */
const TABLE = {
  en: { tag: 'en', hreflang: 'en', nativeName: 'English' },
  uk: { tag: 'uk', hreflang: 'uk', nativeName: 'Українська' },
  ru: { tag: 'ru', hreflang: 'ru', nativeName: 'Русский' },
  fr: { tag: 'fr', hreflang: 'fr', nativeName: 'Français' },
  ar: { tag: 'ar', hreflang: 'ar', nativeName: 'العربية' },
  es: { tag: 'es', hreflang: 'es', nativeName: 'Español' },
  de: { tag: 'de', hreflang: 'de', nativeName: 'Deutsch' },
  // Browsers and search engines know Tagalog as `tl`; the client's public code is `ph`.
  ph: { tag: 'tl-PH', hreflang: 'tl', nativeName: 'Tagalog' },
  hi: { tag: 'hi', hreflang: 'hi', nativeName: 'हिन्दी' },
  pt: { tag: 'pt', hreflang: 'pt', nativeName: 'Português' },
  id: { tag: 'id', hreflang: 'id', nativeName: 'Bahasa Indonesia' },
  zh: { tag: 'zh', hreflang: 'zh', nativeName: '中文' },
} as const

export type Locale = keyof typeof TABLE

/** Public codes, in the order the language switcher shows them. */
export const LOCALES = Object.keys(TABLE) as [Locale, ...Locale[]]

/** Narrows any string to a public locale code; prototype keys such as `constructor` are no locale. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(TABLE, value)
}

/** The BCP 47 tag for `<html lang>` and `Intl`, e.g. `ph` → `tl-PH`. */
export function languageTag(locale: Locale): string {
  return TABLE[locale].tag
}

/** The value of `hreflang`, e.g. `ph` → `tl`. */
export function hreflang(locale: Locale): string {
  return TABLE[locale].hreflang
}

/** Language and its likely country as Open Graph writes them, e.g. `uk` → `uk_UA`. */
export function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(languageTag(locale)).maximize()
  return region === undefined ? language : `${language}_${region}`
}

/** The language's name in itself, in its own script. */
export function nativeName(locale: Locale): string {
  return TABLE[locale].nativeName
}

/** The language's name in another language, e.g. `('uk', 'de')` → `Ukrainisch`. */
export function languageName(locale: Locale, readersLocale: Locale): string {
  const names = new Intl.DisplayNames([languageTag(readersLocale)], { type: 'language' })
  return names.of(hreflang(locale)) ?? nativeName(locale)
}

/** Writing direction for `<html dir>`. Of the twelve only Arabic runs from right to left. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return directionOf(languageTag(locale))
}

/**
 * The first locale that one of the BCP 47 tags asks for, most wanted first; `undefined` where none
 * does. Region and script do not matter (`zh-TW` is `zh`), old and other names of a language count
 * (`in` is `id`; `tl` and `fil-PH` are `ph`).
 */
export function closestLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags.slice(0, MOST_TAGS)) {
    const locale = BY_LANGUAGE.get(canonicalLanguage(tag))
    if (locale !== undefined) return locale
  }
  return undefined
}

/** Browsers send a few tags. The limit keeps a client from making the site compare thousands. */
const MOST_TAGS = 20

const BY_LANGUAGE: ReadonlyMap<string | undefined, Locale> = new Map(
  LOCALES.map((locale) => [canonicalLanguage(languageTag(locale)), locale]),
)

function canonicalLanguage(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language
  } catch {
    // Any client can send any text here. A text that is no language tag is ignored.
    return undefined
  }
}

/** The language in which most companies read what is sent to them. */
export const LANGUAGE_OF_COMPANIES: Locale = 'en'
