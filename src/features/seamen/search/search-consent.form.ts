import { z } from 'zod'

import { defineAction } from '../../../cms/services/forms/form'
import { agreement } from '../../../cms/services/forms/form-fields'
import { SEAMAN_RECORD_PAGE } from '../../../domain/addresses/site-pages'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { searchConsentOf } from './search-consent.queries'
import { saveSearchConsent } from './search-consent.submit'

interface ConsentAbout extends SeamanAbout {
  isGiven: boolean
}

/** Whether staff may find the form of a seafarer: not before it is ticked, and not any more once it is not. */
export const searchConsentForm = defineAction<ConsentAbout, ReturnType<typeof schemaOf>>({
  name: 'record-search',
  keepsTyped: true,
  async load(params, locale, visitor) {
    const about = await forSeamen(params, locale, visitor)
    if (!about) return undefined
    return { ...about, isGiven: (await searchConsentOf(about.seaman.id)) !== undefined }
  },
  leadsFirst: leadToSignIn,
  schema: ({ about }) => schemaOf(about),
  async act({ found }, { payload, about: { seaman }, locale }) {
    const isSaved = await saveSearchConsent(payload, seaman.id, found)
    return isSaved
      ? { location: pageAfter(SEAMAN_RECORD_PAGE, locale, 'saved') }
      : { notice: { kind: 'failed' } }
  },
})

function schemaOf({ isGiven }: ConsentAbout) {
  return z.object({
    found: agreement({ group: 'search', isOptional: true, ...(isGiven && { initial: 'yes' }) }),
  })
}
