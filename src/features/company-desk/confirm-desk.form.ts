import { z } from 'zod'

import { defineAction, type FormAbout, type NotDone } from '../../cms/services/forms/form'
import { line } from '../../cms/services/forms/form-fields'
import { confirmByLink } from './claims.submit'
import { findLink, type LinkAbout } from './desk-links.queries'
import { pageAfter, pageOf } from './desk-visitor'

/** The answer when a link was used or has expired between the loading of the page and the press. */
export const DEAD_LINK: NotDone = { notice: { kind: 'deadLink' } }

interface ConfirmAbout extends FormAbout {
  link: LinkAbout
}

/** Proves the mailbox of a claim, or accepts an invitation. It needs a press, because mail programs open links by themselves. */
export const confirmDeskForm = defineAction({
  name: 'desk-confirm',
  async load({ token = '' }): Promise<ConfirmAbout | undefined> {
    const link = await findLink(token)
    if (!link) return undefined
    const { purpose: what, company, email, name } = link
    return { words: { what, company, email, name }, link }
  },
  schema: ({ about: { link } }) =>
    link.purpose === 'invite'
      ? z.object({ name: line({ maxLength: 120, autocomplete: 'name', initial: link.name }) })
      : z.object({}),
  async act(typed: { name?: string }, { payload, params, locale, visitor }) {
    const done = await confirmByLink(payload, params.token ?? '', typed.name)
    return done ? { location: pageAfter(await pageOf(visitor), locale, done) } : DEAD_LINK
  },
})
