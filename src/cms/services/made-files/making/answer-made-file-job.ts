import type { FormDocument } from '../../../../domain/sea-service/form-document'
import { makeDocx } from './docx-form'
import { makePdf } from './pdf-form'

/** What the process that makes files of forms is asked. */
export interface MadeFileJob {
  format: 'pdf' | 'docx'
  /**
   * The form; of one that is to have one page, all that it may be, each shorter than the one before. The first that fits is made, and the
   * last one where none does.
   */
  forms: readonly [FormDocument, ...FormDocument[]]
}

export type MadeFileAnswer =
  | { kind: 'made'; bytes: Uint8Array }
  /** It would have boxes in place of these letters, as code points. */
  | { kind: 'letters'; letters: readonly number[] }

/**
 * Makes the file of a form.
 * @public scripts/made-file-child.mjs loads it by its path
 */
export async function answerMadeFileJob({ format, forms }: MadeFileJob): Promise<MadeFileAnswer> {
  if (format === 'docx') return { kind: 'made', bytes: await makeDocx(forms[0]) }
  const last = forms.at(-1)
  for (const form of forms) {
    const made = makePdf(form)
    if (made.kind === 'letters') return made
    if (made.pages === 1 || form === last) return { kind: 'made', bytes: made.bytes }
  }
  throw new Error('There is no form.')
}
