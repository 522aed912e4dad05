import { z } from 'zod'

import { defineAction } from '../../cms/forms/form'
import { DEAD_LINK } from './dead-link'
import { SEAMAN_SIGN_IN_PAGE } from '../../domain/site-pages'
import { pageAfter, type StrangerAbout } from './form-visitor'
import { confirmEmail } from './seaman-accounts.submit'
import { findLink } from './seaman-links.queries'

/** Confirms an e-mail address: by a press, for mail programs open links before anybody reads them. */
export const confirmForm = defineAction({
  name: 'seaman-confirm',
  async load({ token = '' }): Promise<StrangerAbout | undefined> {
    const found = (await findLink(token, 'confirm')) || (await findLink(token, 'changeEmail'))
    return found ? { words: {}, done: undefined } : undefined
  },
  schema: () => z.object({}),
  async act(_typed, { payload, params, locale }) {
    const isDone = await confirmEmail(payload, params.token ?? '')
    if (!isDone) return DEAD_LINK
    return { location: pageAfter(SEAMAN_SIGN_IN_PAGE, locale, 'confirmed') }
  },
})
