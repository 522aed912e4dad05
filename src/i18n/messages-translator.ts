import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl'

import { languageTag, type Locale } from '../domain/locales'
import { loadMessages, type Messages } from './messages'

/** The tag that `Intl` formats with. The English of ships is nobody's own: a day stands before its month. */
export function formattingTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : languageTag(locale)
}

/**
 * Translates into the language it is told, in any process; pages ask next-intl, which knows theirs.
 * @throws IntlError where a message is missing or broken, which `npm run check` finds
 */
export async function messagesIn<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({
    locale: formattingTag(locale),
    messages: await loadMessages(locale),
    namespace,
    timeZone: 'UTC',
    onError(error) {
      // Never show a bare key.
      throw error
    },
  })
}
