import { z } from 'zod'

import { defineAction } from '../../../cms/services/forms/form'
import type { FormSchema } from '../../../cms/services/forms/form-fields'
import { SEAMAN_LINKS_PAGE } from '../../../domain/addresses/site-pages'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { ownFormLinks } from './form-links.queries'
import { endFormLink } from './form-links.submit'

interface EndAbout extends SeamanAbout {
  link: number
}

/**
 * Ends a link to a form at once. The list of links has its button, which needs no key: to end a link twice does no harm. One that is not there,
 * or is another's, is nothing that could be ended.
 */
export const recordLinkEndForm = defineAction<EndAbout, FormSchema>({
  name: 'record-link-end',
  isOnKeptPages: true,
  async load({ entry, ...params }, locale, visitor) {
    const about = await forSeamen(params, locale, visitor)
    if (!about) return undefined
    const links = await ownFormLinks(about.seaman.id)
    const link = links.find(({ id }) => id === Number(entry))
    return link && { ...about, words: { company: link.company }, link: link.id }
  },
  leadsFirst: leadToSignIn,
  schema: () => z.object({}),
  async act(_typed, { payload, about: { link, seaman }, locale }) {
    await endFormLink(payload, seaman.id, link)
    return { location: pageAfter(SEAMAN_LINKS_PAGE, locale, 'linkEnded') }
  },
})
