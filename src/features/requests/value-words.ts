import { isLocale } from '../../domain/locales/locales'
import { loadMessages } from '../../i18n/messages'
import { panelText } from '../../i18n/panel/panel-texts'
import type { FormTexts, ValueWords } from './request-values'

/** The part of a request that knows the language of the user. */
interface Asking {
  i18n: { language: string }
  t: Parameters<typeof panelText>[0]
}

/** Returns the names of sent values in the user's language, or in English when the site has no such language. */
export async function valueWords({ i18n: { language }, t }: Asking): Promise<ValueWords> {
  const messages = await loadMessages(isLocale(language) ? language : 'en')
  return {
    texts: formTextsOf(messages),
    language,
    names: { consent: panelText(t, 'requestConsent') },
  }
}

/** The texts of the forms among the messages of a language; nothing where there are none. */
function formTextsOf(messages: object): FormTexts {
  const { forms } = messages as { forms?: unknown }
  return typeof forms === 'object' && forms !== null ? (forms as FormTexts) : {}
}
