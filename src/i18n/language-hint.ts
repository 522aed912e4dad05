import type { Locale } from '../domain/locales/locales'
import { messagesIn } from './messages-translator'

/**
 * What stands behind a link to a page in another language, in the reader's: with the space before it where
 * the language has one.
 * @example await languageHint('en', 'uk') // '\u00a0(англійською)'
 */
export async function languageHint(language: Locale, readersLocale: Locale): Promise<string> {
  const t = await messagesIn(readersLocale, 'page')
  return t('languageHint', { inLanguage: t('inLanguage', { language }) })
}
