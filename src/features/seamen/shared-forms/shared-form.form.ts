import { z } from 'zod'

import { defineAction, type FormAbout, type Visitor } from '../../../cms/services/forms/form'
import type { FormSchema } from '../../../cms/services/forms/form-fields'
import { cookieValue, hostCookieName } from '../../../domain/browser/cookies'
import { SHARED_FORM_PAGE } from '../../../domain/addresses/site-pages'
import { env } from '../../../env'
import { DEAD_LINK } from '../dead-link'
import { pageAfter } from '../form-visitor'
import { findSharedForm, type SharedForm } from './form-links.queries'
import { noteOpened } from './form-links.submit'

interface SharedAbout extends FormAbout {
  token: string
  shared: SharedForm
  /** Whether the button was pressed in this browser, within the hour. */
  isOpen: boolean
}

const NAME = hostCookieName('mh_shared_form', env.SITE_URL)
const SECURE = env.SITE_URL.startsWith('https:') ? '; Secure' : ''

/** Seconds for which a form stays open where its button was pressed. */
const OPEN_FOR = 3_600

/**
 * Shows the form behind a link. A press opens it, because mail programs and messengers open links by themselves: what they see is a button. A
 * cookie of the press shows the page then, so that its address can be loaded again. The link itself is looked up at each request.
 */
export const sharedFormForm = defineAction<SharedAbout, FormSchema>({
  name: 'shared-form',
  // It opens what its reader opened already.
  isOnKeptPages: true,
  async load({ token = '' }, _locale, { cookies }: Visitor) {
    const shared = await findSharedForm(token)
    if (!shared) return undefined
    const isOpen = cookieValue(cookies, NAME) === token
    // The last day on which it works.
    const until = new Date(shared.expiresAt.getTime() - 1)
    const words = { state: isOpen ? 'open' : 'closed', until }
    return { words, token, shared, isOpen }
  },
  // Its page shows the form in the place of the button.
  isReady: ({ isOpen }) => !isOpen,
  schema: () => z.object({}),
  async act(_typed, { payload, about: { token }, locale }) {
    if (!(await noteOpened(payload, token))) return DEAD_LINK
    return {
      location: pageAfter(`${SHARED_FORM_PAGE}/${token}`, locale),
      cookies: [`${NAME}=${token}; Path=/; Max-Age=${OPEN_FOR}; HttpOnly; SameSite=Lax${SECURE}`],
    }
  },
})

/** The form behind the link of a page, where it is open. */
export function openedForm(about: object): Pick<SharedAbout, 'shared' | 'token'> | undefined {
  // It has these together.
  return 'isOpen' in about && about.isOpen === true ? (about as SharedAbout) : undefined
}
