import { isLocale, languageName, type Locale, nativeName } from '../../domain/locales/locales'
import type { en } from './en'

/** Names a text of ours in the panel. */
export type PanelKey = keyof typeof en

/** The texts of a language in which the whole panel can be read. */
export type PanelTexts = Record<PanelKey, string>

// Payload's own type knows only its own keys.
type Translate = (key: never, vars?: Record<string, unknown>) => string

/** What a text names languages of the site by. */
const LANGUAGES: ReadonlySet<string> = new Set(['language', 'source'])

/** What a text names a language by that somebody is to choose: menus have its name in itself. */
const CHOICE = 'choice'

/**
 * A text of ours in the language of whoever is signed in; `t` is Payload's, of a request or a hook. A language that is given
 * by its code is named in the language of the text; as `choice` it is named in itself too, as somebody finds it in a menu.
 * Browsers load this file: the languages themselves stay out of it.
 * @example panelText(req.t, 'slugTaken', { title: 'About' })
 * @example panelText(req.t, 'sourceText', { language: 'en' }) // 'Texte en anglais'
 */
export function panelText(
  t: Translate,
  key: PanelKey,
  vars?: Record<string, number | string>,
): string {
  return t(`mariner:${key}` as never, vars && withLanguagesNamed(t, vars))
}

function withLanguagesNamed(t: Translate, vars: Record<string, number | string>) {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      isLocale(value) ? languageFor(t, name, value) : value,
    ]),
  )
}

function languageFor(t: Translate, name: string, locale: Locale): string {
  if (name === CHOICE) return languageToChoose(t, locale)
  return LANGUAGES.has(name) ? languageInPanel(t, locale) : locale
}

/** Both names of a language, e.g. `Ukrainian (Українська)`; where they are the same, that of the menus. */
function languageToChoose(t: Translate, locale: Locale): string {
  const [told, own] = [languageInPanel(t, locale), nativeName(locale)]
  return told.toLowerCase() === own.toLowerCase() ? own : `${told} (${own})`
}

/** The name of a language of the site as the panel's texts have it, e.g. `bahasa Inggris` in Indonesian. */
export function languageInPanel(t: Translate, locale: Locale): string {
  const own = t('mariner:panelLanguage' as never)
  const name = languageName(locale, isLocale(own) ? own : 'en')
  // `Inggris` alone is the country.
  return own === 'id' ? `bahasa ${name}` : name
}

/** The same where Payload takes a function: for labels and descriptions. */
export function panelLabel(key: PanelKey) {
  return ({ t }: { t: Parameters<typeof panelText>[0] }): string => panelText(t, key)
}
