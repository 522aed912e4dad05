import { z } from 'zod'

import { defineAction } from '../../cms/services/forms/form'
import { currentPassword, email } from '../../cms/services/forms/form-fields'
import { SEAMAN_ACCOUNT_PAGE } from '../../domain/addresses/site-pages'
import { forAnonymous, pageAfter } from './form-visitor'
import { signIn } from './seaman-accounts.submit'
import { refusedFor } from '../../cms/services/forms/tried-too-often'

/** Signs in by e-mail address and password. */
export const signInForm = defineAction({
  name: 'seaman-sign-in',
  query: ['next', 'done'],
  load: forAnonymous,
  schema: () =>
    z.object({
      email: email({ autocomplete: 'username' }),
      password: currentPassword({}),
    }),
  async act(typed, { payload, about, locale, visitor, address }) {
    try {
      const cookies = await signIn(payload, typed, { ...visitor, address })
      if (!cookies) return { notice: { kind: 'signIn' } }
      const location = about.next ?? pageAfter(SEAMAN_ACCOUNT_PAGE, locale)
      return { location, cookies }
    } catch (error) {
      return refusedFor(error)
    }
  },
})
