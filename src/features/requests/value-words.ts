import { isLocale } from '../../domain/locales/locales'
import { loadMessages } from '../../i18n/messages'
import { panelText } from '../../i18n/panel/panel-texts'
import type { FormTexts, ValueWords } from './request-values'

/** Whoever asks for them. */
interface Asking {
  i18n: { language: string }
  t: Parameters<typeof panelText>[0]
}

/** The words in which staff read what was sent, in the language of whoever asks; English where the site has it not. */
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
