import { z } from 'zod'

import { defineForm } from '../../cms/services/forms/form'
import { email, line, paragraphs } from '../../cms/services/forms/form-fields'

/** A letter to whoever runs the site. */
export const contactForm = defineForm({
  name: 'contact',
  kind: 'contact',
  load: () => Promise.resolve({ words: {} }),
  schema: () =>
    z.object({
      name: line({ group: 'you', maxLength: 120, autocomplete: 'name' }),
      email: email({ group: 'you' }),
      message: paragraphs({ group: 'letter', maxLength: 5_000 }),
    }),
  summary: ({ name, email: address }) => ({ name, email: address }),
})
