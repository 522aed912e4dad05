import 'server-only'

import { troubleOf } from '@/cms/database/database-trouble'
import { downloadResponse } from '@/cms/services/files/download-response'
import { SHARED_FORM_PAGE } from '@/domain/addresses/site-pages'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { isLocale } from '@/domain/locales/locales'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'
import { isRecordFormFile, makeReadableFile } from '../record/make-record-file'
import { findSharedForm } from './form-links.queries'

/** Seconds until it may be tried again. */
const LATER = '5'

/**
 * Answers a press on the page of a link with the form as a file, in the language of the page. The secret is in the body: no log has it. A link
 * that opens nothing leads to its page, which says so.
 */
export async function answerSharedForm(request: Request): Promise<Response> {
  const sent = await readOwnForm(request, env.SITE_URL)
  if (sent instanceof Response) return sent
  const given = sent.get('locale')
  const locale = isLocale(given) ? given : env.DEFAULT_LOCALE
  const file = sent.get('file')
  const t = await messagesIn(locale, 'seaman.record.form')
  if (!isRecordFormFile(file)) return refuseForm(404, t('none'))
  try {
    const token = sent.get('token') ?? ''
    const shared = await findSharedForm(token)
    if (!shared)
      return leadBack(pageAfter(`${SHARED_FORM_PAGE}/${encodeURIComponent(token)}`, locale), [])
    const made = await makeReadableFile(await shared.record(), locale, file)
    if (made.kind === 'made') {
      const answer = downloadResponse(made.bytes, made.name, made.type)
      answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
      return answer
    }
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    console.error(`A shared form could not be read: ${String(error)}`)
  }
  const busy = refuseForm(503, t('busy'))
  busy.headers.set('Retry-After', LATER)
  return busy
}
