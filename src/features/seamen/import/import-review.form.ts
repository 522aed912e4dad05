import { z } from 'zod'

import { defineAction } from '../../../cms/services/forms/form'
import type { FormSchema } from '../../../cms/services/forms/form-fields'
import { SEAMAN_RECORD_PAGE } from '../../../domain/addresses/site-pages'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { ownRecord } from '../record/record.queries'
import { applyImport } from './apply-import.submit'
import { keptImportOf } from './kept-imports.submit'
import { type ImportPlan, planDigest, planImport } from './plan-import'
import type { RecordFile } from './read-record-file'

export interface ImportAbout extends SeamanAbout {
  file: RecordFile
  plan: ImportPlan
}

/** Does what a file would change, after its owner has looked at it. */
export const importReviewForm = defineAction<ImportAbout, FormSchema>({
  name: 'record-import-review',
  async load(params, locale, visitor) {
    const about = await forSeamen(params, locale, visitor)
    const file = about && (await keptImportOf(about.seaman.id))
    return (
      file && { ...about, file, plan: planImport(await ownRecord(about.seaman.id), file.entries) }
    )
  },
  leadsFirst: leadToSignIn,
  shown: ({ plan }) => planDigest(plan),
  isReady: ({ plan }) => plan.added.length + plan.changed.length > 0,
  schema: () => z.object({}),
  async act(_typed, { payload, about: { seaman }, locale, shown }) {
    const applied = await applyImport(payload, seaman.id, shown)
    switch (applied.kind) {
      case 'saved':
        return { location: pageAfter(SEAMAN_RECORD_PAGE, locale, 'saved') }
      case 'changed':
        return { notice: { kind: 'changed' }, shown: applied.shown }
      case 'gone':
        return { notice: { kind: 'expired' } }
    }
  },
})
