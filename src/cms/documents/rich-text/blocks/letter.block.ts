import { LOCALES, nativeName } from '../../../../domain/locales/locales'
import { panelLabel } from '../../../../i18n/panel/panel-texts'
import { simpleText } from '../simple-editor'
import { bodyBlock } from './body-block'

/** A letter or message that readers copy, fill in and send, in the language of those who get it. */
export const letterBlock = bodyBlock({
  slug: 'letter',
  interfaceName: 'LetterBlock',
  label: 'blockLetter',
  summary: ['text'],
  fields: [
    {
      name: 'language',
      type: 'select',
      label: panelLabel('letterLanguage'),
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      admin: { description: panelLabel('letterLanguageDescription') },
    },
    simpleText('text', 'blockText'),
  ],
})
