import { z } from 'zod'

import { defineAction } from '../../cms/forms/form'
import { DEAD_LINK, EMAIL_TAKEN } from './dead-link'
import { aboutOf, pageAfter, pageOf, type StrangerAbout } from './form-visitor'
import { confirmEmail } from './seaman-accounts.submit'
import { findLink } from './seaman-links.queries'

/** Confirms an e-mail address: by a press, for mail programs open links before anybody reads them. */
export const confirmForm = defineAction({
  name: 'seaman-confirm',
  query: ['next'],
  async load({ token = '', ...params }): Promise<StrangerAbout | undefined> {
    const found = (await findLink(token, 'confirm')) || (await findLink(token, 'changeEmail'))
    return found ? aboutOf(params) : undefined
  },
  schema: () => z.object({}),
  async act(_typed, { payload, params, about: { next }, locale, visitor }) {
    const done = await confirmEmail(payload, params.token ?? '')
    if (done === 'taken') return EMAIL_TAKEN
    if (!done) return DEAD_LINK
    return { location: pageAfter(await pageOf(visitor), locale, 'confirmed', next) }
  },
})
