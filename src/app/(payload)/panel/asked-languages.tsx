import { isLocale, type Locale, LOCALES, nativeName } from '@/domain/locales/locales'
import type { PanelKey } from '@/i18n/panel/panel-texts'

import { Choice } from './panel-choice'

/** The languages that a view is asked for: one, all, or, where nothing is said, those of whoever looks. */
export function askedLanguages(asked: unknown, own: readonly Locale[]): readonly Locale[] {
  return isLocale(asked) ? [asked] : asked === 'all' ? LOCALES : own
}

interface Props {
  value: string | string[] | undefined
  /** Of whoever looks. */
  own: readonly Locale[]
  text: (key: PanelKey) => string
}

/** The choice of them; who writes all languages has none of their own. */
export function LanguageChoice({ value, own, text }: Props) {
  return (
    <Choice
      name="language"
      label={text('translationsLanguages')}
      value={value}
      options={[
        ...(own.length < LOCALES.length
          ? [{ value: '', label: text('translationsOwnLanguages') }]
          : []),
        { value: 'all', label: text('translationsAllLanguages') },
        ...LOCALES.map((locale) => ({ value: locale, label: nativeName(locale) })),
      ]}
    />
  )
}
