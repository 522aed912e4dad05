import type { en } from './en'

/** Names a text of ours in the panel. */
export type PanelKey = keyof typeof en

/** The texts of a language in which the whole panel can be read. */
export type PanelTexts = Record<PanelKey, string>

/**
 * A text of ours in the language of whoever is signed in; `t` is Payload's, of a request or a hook.
 * Browsers load this file: the languages themselves stay out of it.
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
