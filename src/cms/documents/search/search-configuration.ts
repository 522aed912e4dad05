import type { Locale } from '../../../domain/locales/locales'
import { TEXT_CONFIGURATIONS } from '../../../domain/locales/text-configurations'

/** The name of the text search configuration of a language. */
export function searchConfiguration(locale: Locale): string {
  return TEXT_CONFIGURATIONS[locale]
}

/**
 * Whether words of a language change and Postgres has no rules for it: then the forms that its texts have of a word
 * are looked for with it.
 */
export function hasUnknownForms(locale: Locale): boolean {
  return locale === 'uk' || locale === 'ph'
}
