import { z } from 'zod'

import { defineAction } from '../../../cms/services/forms/form'
import type { FormSchema } from '../../../cms/services/forms/form-fields'
import { SEAMAN_OLD_CV_PAGE } from '../../../domain/addresses/site-pages'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { removeOldCv } from './kept-old-cv.submit'

/**
 * Removes the text of an old CV at once. The page of the text has its button, which needs no key: to remove it twice does no harm.
 */
export const oldCvRemoveForm = defineAction<SeamanAbout, FormSchema>({
  name: 'record-cv-remove',
  isOnKeptPages: true,
  load: forSeamen,
  leadsFirst: leadToSignIn,
  schema: () => z.object({}),
  async act(_typed, { payload, about: { seaman }, locale }) {
    await removeOldCv(payload, seaman.id)
    return { location: pageAfter(SEAMAN_OLD_CV_PAGE, locale, 'removed') }
  },
})
