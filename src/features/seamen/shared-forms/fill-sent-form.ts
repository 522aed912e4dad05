import { askCompanyForm } from '../../../cms/services/company-forms/company-form-children'
import { formValues } from '../../../domain/company-forms/form-values'
import { chosenRecord } from '../../../domain/sea-service/chosen-record'
import { companyFormBytes, type FormOfAnswer } from '../company-forms/company-forms.queries'
import { recordFormWords } from '../record/record-form-words'
import type { SentForm } from './sent-form.queries'

export type FilledForm =
  | { kind: 'made'; bytes: Buffer; name: string; type: 'application/octet-stream' }
  /** Too many are being filled. */
  | { kind: 'busy' }
  /** It was filled for its preview: what it takes now is more than there is, or it has been deleted. */
  | { kind: 'failed' }

/**
 * A company's own form, in its language, filled with what was sent and with nothing else: parts that were not ticked stay empty, whatever their
 * seafarer has written down.
 */
export async function fillSentForm(
  { parts, record }: Pick<SentForm, 'parts' | 'record'>,
  { id, fileName, language }: FormOfAnswer,
): Promise<FilledForm> {
  const input = await companyFormBytes(id)
  if (!input) return { kind: 'failed' }
  const values = formValues(chosenRecord(record, parts), await recordFormWords(language))
  const filled = await askCompanyForm({ wants: 'fill', input, values })
  switch (filled.kind) {
    case 'filled':
      return {
        kind: 'made',
        bytes: Buffer.from(filled.bytes),
        name: fileName,
        // Somebody has sent it, as a company made it.
        type: 'application/octet-stream',
      }
    case 'busy':
      return filled
    default:
      return { kind: 'failed' }
  }
}
