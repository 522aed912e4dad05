import { z } from 'zod'

import { type ActionContext, defineAction, type NotDone } from '../../../cms/services/forms/form'
import { file } from '../../../cms/services/forms/form-fields'
import { takeText } from '../../../cms/services/forms/unopened-text'
import { consume } from '../../../cms/services/limits/limits'
import { SEAMAN_OLD_CV_PAGE } from '../../../domain/addresses/site-pages'
import { isReadDocument, LARGEST_FORM_FILE } from '../../../domain/forms/form-file'
import { OLD_CV_DAYS } from '../../../domain/sea-service/old-cv'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { keepOldCv } from './kept-old-cv.submit'
import { type OldCv, oldCvOf } from './old-cv.queries'

interface OldCvAbout extends SeamanAbout {
  oldCv: OldCv | undefined
  /** The page of its text that is shown, from 1 on, as the address says it. */
  page: number
}

const SCHEMA = z.object({
  // Its text alone is kept, and of a file that is refused nothing.
  cv: file({ group: 'file', takes: 'texts', mostBytes: LARGEST_FORM_FILE, isNeverKept: true }),
})

/** How long who comes while too many files are read is to wait. Seconds. */
const LATER = 60

/** Takes the text out of an old CV, to be shown beside the forms of the own record. Nothing is written into them. */
export const oldCvForm = defineAction<OldCvAbout, typeof SCHEMA>({
  name: 'record-cv',
  query: ['page', 'done'],
  async load({ page, ...params }, locale, visitor) {
    const about = await forSeamen(params, locale, visitor)
    if (!about) return undefined
    const words = { days: OLD_CV_DAYS }
    return { ...about, words, oldCv: await oldCvOf(about.seaman.id), page: Number(page ?? 1) }
  },
  leadsFirst: leadToSignIn,
  schema: () => SCHEMA,
  async act(_typed, context) {
    const { about, locale, payload } = context
    const seconds = await consume('oldCv', { account: about.seaman.id })
    if (seconds !== undefined) {
      const minutes = Math.ceil(seconds / 60)
      return { status: 429, notice: { kind: 'limited', minutes }, retryAfter: seconds }
    }
    const taken = await textOf(context)
    if (typeof taken !== 'string') return taken
    const isKept = await keepOldCv(payload, about.seaman.id, taken)
    return isKept
      ? { location: pageAfter(SEAMAN_OLD_CV_PAGE, locale, 'saved') }
      : { notice: { kind: 'failed' } }
  },
})

/** The text of the file that came, or why there is none. */
async function textOf({ files: { cv } }: ActionContext<OldCvAbout>): Promise<string | NotDone> {
  if (!cv || !isReadDocument(cv.type)) return { problems: { cv: 'fileUnreadable' } }
  const taken = await takeText(cv.bytes, cv.type)
  if ('text' in taken) {
    // Pages that were photographed have no letters.
    return /[\p{L}\p{N}]/u.test(taken.text) ? taken.text : { problems: { cv: 'filePicture' } }
  }
  return taken.problem === 'busy'
    ? { problems: { cv: 'fileUnchecked' }, status: 503, retryAfter: LATER }
    : { problems: { cv: 'fileUnreadable' } }
}

/** Whether a page is that of the old CV. */
export function isOfOldCv(about: object): about is OldCvAbout {
  return 'oldCv' in about
}
