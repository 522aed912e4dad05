import type { MailedFile } from '../../../cms/services/mail/deliver-message'
import type { Locale } from '../../../domain/locales/locales'
import { makeReadableFile } from '../record/make-record-file'
import { findSentForm } from './sent-form.queries'

interface Forward {
  kind: string
  request: number | null
  locale: Locale
}

/**
 * The form that came with an answer, as the company gets it with the letter: a PDF in its language, made when the letter goes out. Where the
 * fonts lack letters it is a DOCX.
 * @returns `busy` where it cannot be made just now
 */
export async function mailedForm({
  kind,
  request,
  locale,
}: Forward): Promise<readonly MailedFile[] | 'busy'> {
  const sent = kind === 'forward' && request !== null ? await findSentForm(request) : undefined
  if (!sent) return []
  const made = await makeReadableFile(sent.record, locale, 'whole')
  return made.kind === 'made' ? [made] : 'busy'
}
