import type { Locale } from '../domain/locales/locales'

const COMMAS: Partial<Record<Locale, string>> = { ar: '، ', zh: '，' }

/**
 * Parts with the comma of a language between them.
 * @example withCommas(['الفجيرة', 'الإمارات'], 'ar') // 'الفجيرة، الإمارات'
 */
export function withCommas(parts: readonly string[], locale: Locale): string {
  return parts.join(COMMAS[locale] ?? ', ')
}
