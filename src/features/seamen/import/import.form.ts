import { z } from 'zod'

import { defineAction } from '../../../cms/services/forms/form'
import { file } from '../../../cms/services/forms/form-fields'
import { SEAMAN_IMPORT_REVIEW_PAGE } from '../../../domain/addresses/site-pages'
import { dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { keepImport } from './kept-imports.submit'
import { readRecordFile } from './read-record-file'

/** The fullest record is a fifth of it; the rest of a download are letters. Bytes. */
const LARGEST_DATA = 2 * 1024 * 1024

const SCHEMA = z.object({
  // Of a file that is refused nothing is kept: it may be somebody's whole account.
  data: file({ group: 'file', takes: 'data', mostBytes: LARGEST_DATA, isNeverKept: true }),
})

/** Reads a download of an account again; nothing is written before its owner has looked at what it would change. */
export const importForm = defineAction<SeamanAbout, typeof SCHEMA>({
  name: 'record-import',
  load: forSeamen,
  leadsFirst: leadToSignIn,
  schema: () => SCHEMA,
  async act(_typed, { payload, about: { seaman }, locale, files: { data } }) {
    const today = dayInUtc(processNow('days that have not come yet'))
    const read = data && readRecordFile(JSON.parse(textOf(data.bytes)), { today, seaman })
    if (!read) return { problems: { data: 'fileUnreadable' } }
    const isKept = await keepImport(payload, seaman.id, read)
    return isKept
      ? { location: pageAfter(SEAMAN_IMPORT_REVIEW_PAGE, locale) }
      : { notice: { kind: 'failed' } }
  },
})

/** Without a mark at its beginning, as some editors write it. */
function textOf(bytes: Buffer): string {
  return new TextDecoder('utf-8').decode(bytes)
}
