import { z } from 'zod'

import { defineForm, type FormAbout } from '../../cms/services/forms/form'
import { choice, email, line, paragraphs } from '../../cms/services/forms/form-fields'
import { type Messages, loadMessages } from '../../i18n/messages'

/** What somebody may ask for, in the reader's language. */
interface DataAbout extends FormAbout {
  asks: Messages['forms']['data']['ask']['choices']
}

/** What somebody asks for about the data that is kept of them: a copy, a correction, that it is erased or not used. */
export const dataForm = defineForm({
  name: 'data',
  kind: 'data',
  async load(_params, locale): Promise<DataAbout> {
    return { words: {}, asks: (await loadMessages(locale)).forms.data.ask.choices }
  },
  schema: ({ about: { asks } }) =>
    z.object({
      ask: choice({
        group: 'asked',
        input: 'radios',
        choices: Object.entries(asks).map(([value, label]) => ({ value, label })),
      }),
      references: line({ group: 'asked', maxLength: 200, direction: 'ltr', isOptional: true }),
      text: paragraphs({ group: 'asked', maxLength: 3_000, isOptional: true }),
      // No more is asked of whoever it is: what was sent was sent with an address.
      name: line({ group: 'you', maxLength: 120, autocomplete: 'name', isOptional: true }),
      email: email({ group: 'you' }),
    }),
  summary: ({ name, email: address }) => ({ name, email: address }),
})
