import type { Locale } from '@/domain/locales/locales'

import type en from './messages/en.json'

export type Messages = typeof en

/** The interface messages of a locale; one chunk per language, so a page loads only its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = (await import(`./messages/${locale}.json`)) as { default: Messages }
  return messages.default
}
