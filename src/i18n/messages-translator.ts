import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl'

import { languageTag, type Locale } from '../domain/locales/locales'
import { loadMessages, type Messages } from './messages'

/** The tag that `Intl` formats with. The English of ships is nobody's own: a day stands before its month. */
export function formattingTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : languageTag(locale)
}

type Namespaces = NamespaceKeys<Messages, NestedKeyOf<Messages>>

function translatorOf<Namespace extends Namespaces>(
  locale: Locale,
  namespace: Namespace,
  messages: Messages,
) {
  return createTranslator({
    locale: formattingTag(locale),
    messages,
    namespace,
    timeZone: 'UTC',
    onError(error) {
      // Never show a bare key.
      throw error
    },
  })
}

/** By language and namespace: each reads its messages once, at their first use. */
const translators = new Map<string, { messages: Messages; translate: unknown }>()

/**
 * Translates into the language it is told, in any process; pages ask next-intl, which knows theirs.
 * @throws IntlError where a message is missing or broken, which `npm run check` finds
 */
export async function messagesIn<Namespace extends Namespaces>(
  locale: Locale,
  namespace: Namespace,
) {
  const messages = await loadMessages(locale)
  const key = `${locale} ${namespace}`
  const kept = translators.get(key)
  // In development messages change while the process runs.
  if (kept?.messages === messages) {
    // Kept under the name of the same namespace.
    return kept.translate as ReturnType<typeof translatorOf<Namespace>>
  }
  const translate = translatorOf(locale, namespace, messages)
  translators.set(key, { messages, translate })
  return translate
}
