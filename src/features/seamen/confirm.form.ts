import { z } from 'zod'

import { defineAction } from '../../cms/forms/form'
import { DEAD_LINK } from './dead-link'
import { pageAfter, pageOf, type StrangerAbout } from './form-visitor'
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
  async act(_typed, { payload, params, locale, visitor }) {
    const isDone = await confirmEmail(payload, params.token ?? '')
    if (!isDone) return DEAD_LINK
    return { location: pageAfter(await pageOf(visitor), locale, 'confirmed') }
  },
})
