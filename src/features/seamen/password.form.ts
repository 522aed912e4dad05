import { z } from 'zod'

import { defineAction } from '../../cms/services/forms/form'
import { applicationIn } from './application-cookie'
import { DEAD_LINK } from './dead-link'
import { currentPassword, email, newPassword } from '../../cms/services/forms/form-fields'
import { SEAMAN_ACCOUNT_PAGE, SEAMAN_SIGN_IN_PAGE } from '../../domain/addresses/site-pages'
import {
  aboutOf,
  forSeamen,
  forNoPassword,
  hasPassword,
  leadToSignIn,
  pageAfter,
  pageOf,
  type AnonymousAbout,
} from './form-visitor'
import { refuseWrongPassword } from './own-password'
import { changePassword, resetPassword } from './seaman-accounts.submit'
import { emailOfLink, findLink } from './seaman-links.queries'
import { sendLinkLater } from './send-link-later.submit'
import { countTry } from '../../cms/services/forms/tried-too-often'
import { refuseAddress, wrongPassword } from './wrong-password'

/** Asks for a link to a new password. */
export const forgottenForm = defineAction({
  name: 'seaman-forgotten',
  query: ['next', 'done'],
  // Accounts that sign in by links have no password. This form is their only way to get one.
  load: forNoPassword,
  schema: () => z.object({ email: email({ autocomplete: 'username' }) }),
  async act(typed, { payload, about: { next }, locale, visitor, address }) {
    const refused = await countTry('passwordReset', { address, email: typed.email })
    if (refused) return refused
    if (!sendLinkLater(payload, typed.email, 'resetPassword', { next })) {
      return { status: 503, notice: { kind: 'busy' }, retryAfter: 60 }
    }
    return { location: pageAfter(await pageOf(visitor), locale, 'linkSent', next) }
  },
})

/** Sets a new password by the link. */
export const resetForm = defineAction({
  name: 'seaman-reset',
  query: ['next'],
  async load({ token = '', ...params }): Promise<AnonymousAbout | undefined> {
    return (await findLink(token, 'resetPassword')) ? aboutOf(params) : undefined
  },
  schema: () => z.object({ newPassword: newPassword({}, wrongPassword) }),
  async act(typed, { payload, params, about: { next }, locale, visitor: { cookies } }) {
    const email = await emailOfLink(params.token ?? '', 'resetPassword')
    const refused = email === undefined ? DEAD_LINK : refuseAddress(typed.newPassword, email)
    if (refused) return refused
    const { newPassword: password } = typed
    const isSet = await resetPassword(payload, params.token ?? '', password, applicationIn(cookies))
    if (!isSet) return DEAD_LINK
    return { location: pageAfter(SEAMAN_SIGN_IN_PAGE, locale, 'passwordSet', next) }
  },
})

/** Sets another password, by the one there is. */
export const changePasswordForm = defineAction({
  name: 'seaman-change-password',
  load: forSeamen,
  leadsFirst: leadToSignIn,
  isReady: hasPassword,
  schema: () =>
    z.object({
      password: currentPassword({}),
      newPassword: newPassword({}, wrongPassword),
    }),
  async act(typed, context) {
    const { payload, about, locale, visitor } = context
    const refused =
      refuseAddress(typed.newPassword, about.seaman.email) ??
      (await refuseWrongPassword(context, typed.password))
    if (refused) return refused
    const cookies = await changePassword(payload, about.seaman, typed.newPassword, visitor.cookies)
    return { location: pageAfter(SEAMAN_ACCOUNT_PAGE, locale, 'passwordChanged'), cookies }
  },
})
