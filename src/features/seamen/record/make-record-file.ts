import { isJobRefused } from '../../../cms/services/child-processes/job-child'
import { makeFile } from '../../../cms/services/made-files/made-file-children'
import type { Locale } from '../../../domain/locales/locales'
import {
  type FormBounds,
  type OwnRecord,
  recordForm,
} from '../../../domain/sea-service/record-form'
import { recordFormWords } from './record-form-words'
import { RECORD_FORM_FILES, RECORD_FORM_TYPES, type RecordFormFile } from './record-form-files'

/** What a form of one page may hold, until it fits. */
const BOUNDS: readonly [FormBounds, ...FormBounds[]] = [
  { ranks: 9, contracts: 10, papers: 16 },
  { ranks: 7, contracts: 8, papers: 12 },
  { ranks: 7, contracts: 6, papers: 10 },
  { ranks: 5, contracts: 5, papers: 8 },
  { ranks: 3, contracts: 3, papers: 5 },
  { ranks: 1, contracts: 1, papers: 2 },
]

interface Made {
  kind: 'made'
  bytes: Buffer
  name: string
  type: (typeof RECORD_FORM_TYPES)[keyof typeof RECORD_FORM_TYPES]
}

/**
 * A record as a file in a language. A PDF that its maker refuses is a DOCX: nobody should be without the form.
 * @returns `letters` where the fonts of a PDF lack some, `busy` where too many files are being made
 */
export async function makeRecordFile(
  record: OwnRecord,
  locale: Locale,
  file: RecordFormFile,
): Promise<MadeOrNot> {
  try {
    return await makeAs(record, locale, file)
  } catch (error) {
    if (RECORD_FORM_FILES[file].format !== 'pdf' || !isJobRefused(error)) throw error
    console.error('A form could not be made as a PDF, and is a DOCX:', error)
    return makeAs(record, locale, 'docx')
  }
}

type MadeOrNot = Made | { kind: 'letters'; letters: readonly number[] } | { kind: 'busy' }

async function makeAs(record: OwnRecord, locale: Locale, file: RecordFormFile): Promise<MadeOrNot> {
  const { format, isShort } = RECORD_FORM_FILES[file]
  const words = await recordFormWords(locale)
  const [first, ...others] = BOUNDS
  const made = await makeFile({
    format,
    forms: isShort
      ? [recordForm(record, words, first), ...others.map((one) => recordForm(record, words, one))]
      : [recordForm(record, words)],
  })
  if (made.kind !== 'made') return made
  return {
    kind: 'made',
    bytes: Buffer.from(made.bytes),
    name: `application-form-${isShort ? 'one-page-' : ''}${locale}.${format}`,
    type: RECORD_FORM_TYPES[format],
  }
}

/** The same for a reader who cannot mend the record: where the fonts of a PDF lack letters, it is a DOCX. */
export async function makeReadableFile(
  record: OwnRecord,
  locale: Locale,
  file: RecordFormFile,
): Promise<Made | { kind: 'busy' }> {
  const made = await makeRecordFile(record, locale, file)
  if (made.kind !== 'letters') return made
  const other = await makeRecordFile(record, locale, 'docx')
  if (other.kind === 'letters') throw new Error('A DOCX brings no fonts.')
  return other
}

/** Whether a file of the form is called so. */
export function isRecordFormFile(text: string | null): text is RecordFormFile {
  return text !== null && Object.hasOwn(RECORD_FORM_FILES, text)
}
