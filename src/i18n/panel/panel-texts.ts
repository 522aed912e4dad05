import { en } from './en'

/** Names a text of ours in the panel. */
export type PanelKey = keyof typeof en

/** The texts of a language of the panel; what is missing is said in English. */
type PanelTexts = Partial<Record<PanelKey, string>>

const TEXTS: Record<string, PanelTexts> = { en }

/** Our texts as Payload's `i18n.translations` takes them, complete for every language it has. */
export function panelTranslations(languages: readonly string[]) {
  return Object.fromEntries(
    languages.map((language) => [language, { mariner: { ...en, ...TEXTS[language] } }]),
  )
}

/**
 * A text of ours in the language of whoever is signed in; `t` is Payload's, of a request or a hook.
 * @example panelText(req.t, 'slugTaken', { title: 'About' })
 */
export function panelText(
  // Payload's own type knows only its own keys.
  t: (key: never, vars?: Record<string, unknown>) => string,
  key: PanelKey,
  vars?: Record<string, number | string>,
): string {
  return t(`mariner:${key}` as never, vars)
}

/** The same where Payload takes a function: for labels and descriptions. */
export function panelLabel(key: PanelKey) {
  return ({ t }: { t: Parameters<typeof panelText>[0] }): string => panelText(t, key)
}

/**
 * A text of ours in every language that has it, for what Payload hands to the browser as it is: the
 * description of a global. A function there breaks the whole panel (3.90.1).
 */
export function panelTextByLanguage(key: PanelKey): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TEXTS).flatMap(([language, texts]) => {
      const text = texts[key]
      return text === undefined ? [] : [[language, text]]
    }),
  )
}
