import { z } from 'zod'

import { defineAction } from '../../cms/services/forms/form'
import {
  agreement,
  choice,
  currentPassword,
  email,
  line,
  telephone,
} from '../../cms/services/forms/form-fields'
import { countTry } from '../../cms/services/forms/tried-too-often'
import { countryChoices, rankChoices } from '../../cms/services/forms/vocabulary-choices'
import { isLocale, LOCALES, nativeName } from '../../domain/locales/locales'
import { SEAMAN_ACCOUNT_PAGE, SEAMAN_SIGN_IN_PAGE } from '../../domain/addresses/site-pages'
import type { RankCode } from '../../domain/vocabulary/ranks'
import type { Seaman } from '../../payload-types'
import { accountEmail } from './account-email'
import { forSeamen, hasPassword, leadToSignIn, pageAfter } from './form-visitor'
import { refuseWrongPassword } from './own-password'
import { askForEmailChange, changeData, deleteAccount } from './seaman-accounts.submit'

/** Changes what a seafarer says of themself. */
export const dataForm = defineAction({
  name: 'seaman-data',
  load: forSeamen,
  leadsFirst: leadToSignIn,
  schema: ({ locale, about: { seaman } }) =>
    z.object({
      name: line({ maxLength: 120, autocomplete: 'name', initial: seaman.name }),
      rank: choice({ choices: rankChoices(locale), initial: seaman.rank }),
      citizenship: choice({ choices: countryChoices(locale), initial: seaman.citizenship }),
      telephone: telephone({ isOptional: true, initial: seaman.telephone }),
      language: choice({
        initial: seaman.language,
        choices: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      }),
    }),
  async act(typed, { payload, about: { seaman }, locale }) {
    await changeData(payload, seaman, {
      name: typed.name,
      telephone: typed.telephone ?? null,
      // The choices of the form are the codes, so the cast is safe.
      rank: typed.rank as RankCode,
      citizenship: typed.citizenship as NonNullable<Seaman['citizenship']>,
      language: isLocale(typed.language) ? typed.language : locale,
    })
    return { location: pageAfter(SEAMAN_ACCOUNT_PAGE, locale, 'saved') }
  },
})

/** Asks for another e-mail address, by the password. */
export const changeEmailForm = defineAction({
  name: 'seaman-change-email',
  load: forSeamen,
  leadsFirst: leadToSignIn,
  isReady: hasPassword,
  schema: () => z.object({ email: email({}), password: currentPassword({}) }),
  async act(typed, context) {
    const { payload, about, locale, address } = context
    const { email: wanted } = typed
    // The same address is refused: nothing would change, but a mail would report a change.
    if (accountEmail(wanted) === about.seaman.email) return { problems: { email: 'notAChoice' } }
    const refused =
      (await refuseWrongPassword(context, typed.password)) ??
      // The limit keeps an account from mailing anonymous clients through this site.
      (await countTry('passwordReset', { address, email: wanted }))
    if (refused) return refused
    await askForEmailChange(payload, about.seaman, wanted)
    return { location: pageAfter(SEAMAN_ACCOUNT_PAGE, locale, 'emailAsked') }
  },
})

/** Deletes an account for good, by its password. */
export const deleteForm = defineAction({
  name: 'seaman-delete',
  load: forSeamen,
  leadsFirst: leadToSignIn,
  isReady: hasPassword,
  schema: () => z.object({ password: currentPassword({}), consent: agreement({}) }),
  async act(typed, context) {
    const { payload, about, locale } = context
    const refused = await refuseWrongPassword(context, typed.password)
    if (refused) return refused
    await deleteAccount(payload, about.seaman.id)
    return { location: pageAfter(SEAMAN_SIGN_IN_PAGE, locale, 'deleted') }
  },
})
