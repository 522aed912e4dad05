import { z } from 'zod'

import { defineAction } from '../../cms/services/forms/form'
import { DEAD_LINK } from './dead-link'
import { email } from '../../cms/services/forms/form-fields'
import { cookieValue } from '../../domain/browser/cookies'
import { SEAMAN_LINK_MINUTES, seamanLinkCookieName } from '../../domain/members/seaman-account'
import { SEAMAN_ACCOUNT_PAGE } from '../../domain/addresses/site-pages'
import { env } from '../../env'
import { applicationIn } from './application-cookie'
import { aboutOf, forUnconfirmed, pageAfter, pageOf, type AnonymousAbout } from './form-visitor'
import { sendLinkLater } from './send-link-later.submit'
import { signInByLink } from './seaman-accounts.submit'
import { findSignInLink } from './seaman-links.queries'
import { newToken } from '../../cms/services/sessions/secret-tokens'
import { countTry } from '../../cms/services/forms/tried-too-often'

const DEVICE_COOKIE = seamanLinkCookieName(env.SITE_URL)

/** Asks for a link to sign in, for those who come twice a year. */
export const askForLinkForm = defineAction({
  name: 'seaman-link',
  query: ['next', 'done'],
  // The link also confirms the address.
  load: forUnconfirmed,
  schema: () => z.object({ email: email({ autocomplete: 'username' }) }),
  async act(typed, { payload, about: { next }, locale, visitor, address }) {
    const refused = await countTry('passwordReset', { address, email: typed.email })
    if (refused) return refused
    const device = newToken()
    if (!sendLinkLater(payload, typed.email, 'signIn', { device, next })) {
      return { status: 503, notice: { kind: 'busy' }, retryAfter: 60 }
    }
    const age = SEAMAN_LINK_MINUTES.signIn * 60
    const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
    return {
      location: pageAfter(await pageOf(visitor), locale, 'linkSent', next),
      cookies: [
        `${DEVICE_COOKIE}=${device}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
      ],
    }
  },
})

/** The page of a link, in the browser that asked for it or in another one, where it does nothing. */
export interface EnterAbout extends AnonymousAbout {
  isHere: boolean
}

/** Signs in by the link. It needs a click on a button, because mail programs open links by themselves. */
export const enterByLinkForm = defineAction({
  name: 'seaman-enter',
  query: ['next'],
  async load({ token = '', ...params }, _locale, { cookies }): Promise<EnterAbout | undefined> {
    const link = await findSignInLink(token, cookieValue(cookies, DEVICE_COOKIE))
    const where = link?.isHere ? 'here' : 'elsewhere'
    return link && { ...aboutOf(params), ...link, words: { where } }
  },
  isReady: ({ isHere }) => isHere,
  schema: () => z.object({}),
  async act(_typed, { payload, params, about: { next }, locale, visitor: { cookies } }) {
    const device = cookieValue(cookies, DEVICE_COOKIE)
    const applied = applicationIn(cookies)
    const set = await signInByLink(payload, params.token ?? '', { cookies, device, applied })
    if (!set) return DEAD_LINK
    return { location: next ?? pageAfter(SEAMAN_ACCOUNT_PAGE, locale), cookies: set }
  },
})
