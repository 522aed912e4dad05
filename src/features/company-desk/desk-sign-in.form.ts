import { z } from 'zod'

import { defineAction } from '../../cms/services/forms/form'
import { email } from '../../cms/services/forms/form-fields'
import { countTry } from '../../cms/services/forms/tried-too-often'
import { deviceCookie } from '../../cms/services/sessions/cookie-sessions'
import { newToken } from '../../cms/services/sessions/secret-tokens'
import { COMPANY_DESK_PAGE, COMPANY_SIGN_IN_PAGE } from '../../domain/addresses/site-pages'
import { cookieValue } from '../../domain/browser/cookies'
import {
  COMPANY_LINK_MINUTES,
  companyLinkCookieName,
} from '../../domain/company-desk/company-people'
import { env } from '../../env'
import { DEAD_LINK } from './confirm-desk.form'
import { personOf } from './desk.queries'
import { findSignInLink } from './desk-links.queries'
import { sendSignInLater, signInByLink } from './desk-sign-in.submit'
import { type DeskAbout, pageAfter, readDone } from './desk-visitor'

const DEVICE_COOKIE = companyLinkCookieName(env.SITE_URL)

/** Asks for a link to sign in. */
export const deskSignInForm = defineAction({
  name: 'desk-sign-in',
  query: ['done'],
  async load({ done }, _locale, { cookies }): Promise<DeskAbout | undefined> {
    return (await personOf(cookies)) ? undefined : { words: {}, done: readDone(done) }
  },
  async leadsFirst(_back, locale, { cookies }) {
    return (await personOf(cookies)) ? pageAfter(COMPANY_DESK_PAGE, locale) : undefined
  },
  schema: () => z.object({ email: email({ autocomplete: 'username' }) }),
  async act({ email: typed }, { payload, locale, address }) {
    const refused = await countTry('passwordReset', { address, email: typed })
    if (refused) return refused
    const device = newToken()
    if (!sendSignInLater(payload, typed, device)) {
      return { status: 503, notice: { kind: 'busy' }, retryAfter: 60 }
    }
    return {
      location: pageAfter(COMPANY_SIGN_IN_PAGE, locale, 'linkSent'),
      cookies: [deviceCookie(DEVICE_COOKIE, device, COMPANY_LINK_MINUTES.signIn)],
    }
  },
})

/** The page of a link, in the browser that asked for it or in another one, where it does nothing. */
interface EnterAbout extends DeskAbout {
  isHere: boolean
}

/** Signs in by the link. It needs a press, because mail programs open links by themselves. */
export const deskEnterForm = defineAction({
  name: 'desk-enter',
  async load({ token = '' }, _locale, { cookies }): Promise<EnterAbout | undefined> {
    const link = await findSignInLink(token, cookieValue(cookies, DEVICE_COOKIE))
    if (!link) return undefined
    return { ...link, done: undefined, words: { where: link.isHere ? 'here' : 'elsewhere' } }
  },
  isReady: ({ isHere }) => isHere,
  schema: () => z.object({}),
  async act(_typed, { payload, params, locale, visitor: { cookies } }) {
    const device = cookieValue(cookies, DEVICE_COOKIE)
    const set = await signInByLink(payload, params.token ?? '', { cookies, device })
    return set ? { location: pageAfter(COMPANY_DESK_PAGE, locale), cookies: [set] } : DEAD_LINK
  },
})
