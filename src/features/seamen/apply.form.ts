import { z } from 'zod'

import { defineAction } from '../../cms/services/forms/form'
import {
  agreement,
  choice,
  email,
  line,
  newPassword,
  telephone,
} from '../../cms/services/forms/form-fields'
import { countryChoices, rankChoices } from '../../cms/services/forms/vocabulary-choices'
import { SEAMAN_SIGN_IN_PAGE } from '../../domain/addresses/site-pages'
import type { RankCode } from '../../domain/vocabulary/ranks'
import type { Seaman } from '../../payload-types'
import { applicationCookie } from './application-cookie'
import { forAnonymous, pageAfter } from './form-visitor'
import { applyForAccount } from './seaman-application.submit'
import { countTry } from '../../cms/services/forms/tried-too-often'
import { refuseAddress, wrongPassword } from './wrong-password'

/** Applies for an account. Only a mail to the address reveals whether an account exists already. */
export const applyForm = defineAction({
  name: 'seaman-apply',
  query: ['next', 'done'],
  load: forAnonymous,
  schema: ({ locale }) =>
    z.object({
      name: line({ group: 'about', maxLength: 120, autocomplete: 'name' }),
      rank: choice({ group: 'about', choices: rankChoices(locale) }),
      citizenship: choice({ group: 'about', choices: countryChoices(locale) }),
      telephone: telephone({ group: 'about', isOptional: true }),
      email: email({ group: 'access', autocomplete: 'username' }),
      newPassword: newPassword({ group: 'access' }, wrongPassword),
      consent: agreement({ group: 'send' }),
    }),
  async act(typed, { payload, about: { next }, locale, address }) {
    const refused =
      refuseAddress(typed.newPassword, typed.email) ??
      (await countTry('form', { address, email: typed.email }))
    if (refused) return refused
    const application = {
      name: typed.name,
      email: typed.email,
      telephone: typed.telephone ?? null,
      // The choices of the form are the codes, so the cast is safe.
      rank: typed.rank as RankCode,
      citizenship: typed.citizenship as NonNullable<Seaman['citizenship']>,
      password: typed.newPassword,
      language: locale,
    }
    const device = await applyForAccount(payload, application, next)
    return {
      location: pageAfter(SEAMAN_SIGN_IN_PAGE, locale, 'applied', next),
      cookies: [applicationCookie(device)],
    }
  },
})
