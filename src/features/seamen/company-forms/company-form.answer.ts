import { askCompanyForm } from '../../../cms/services/company-forms/company-form-children'
import { downloadResponse } from '../../../cms/services/files/download-response'
import { consume } from '../../../cms/services/limits/limits'
import { seamanOf } from '../../../cms/services/seaman-only/seaman-session.queries'
import { signInAddress } from '../../../cms/services/seaman-only/sign-in-address'
import { SEAMAN_RECORD_PAGE } from '../../../domain/addresses/site-pages'
import { formValues } from '../../../domain/company-forms/form-values'
import { leadBack, refuseForm } from '../../../domain/forms/own-form'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { messagesIn } from '../../../i18n/messages-translator'
import { pageAfter } from '../form-visitor'
import { wholeRecord } from '../record/whole-record'
import { recordFormWords } from '../record/record-form-words'
import { formInUse } from './company-forms.queries'

/** Seconds until it may be tried again. */
const LATER = 5

/**
 * Answers with a company's own form, filled with the own record in the language of the form, to the account that is signed in. Anybody else is
 * led to the sign-in.
 */
export async function answerCompanyForm(request: Request): Promise<Response> {
  const seaman = await seamanOf(request.headers.get('cookie') ?? '')
  const asked = new URL(request.url).searchParams
  const page = asked.get('page')
  const reader = isLocale(page) ? page : (seaman?.language ?? env.DEFAULT_LOCALE)
  if (!seaman) return leadBack(signInAddress(reader, pageAfter(SEAMAN_RECORD_PAGE, reader)), [])
  const company = asked.get('company') ?? ''
  const form = /^[1-9]\d{0,8}$/.test(company) ? await formInUse(Number(company)) : undefined
  if (!form) return say(404, 'none', reader)
  const seconds = await consume('recordForm', { account: seaman.id })
  if (seconds !== undefined) return sayLimited(seconds, reader)
  const values = formValues(await wholeRecord(seaman), await recordFormWords(form.language))
  const filled = await askCompanyForm({ wants: 'fill', input: form.bytes, values })
  if (filled.kind === 'filled') {
    return downloadResponse(Buffer.from(filled.bytes), form.fileName)
  }
  // It was filled for a preview: what it takes now is more than there is.
  return later(await say(503, 'busy', reader), LATER)
}

async function say(status: number, sentence: 'busy' | 'none', locale: Locale): Promise<Response> {
  const t = await messagesIn(locale, 'seaman.record.companyForm')
  return refuseForm(status, t(sentence))
}

async function sayLimited(seconds: number, locale: Locale): Promise<Response> {
  const t = await messagesIn(locale, 'forms.notices')
  return later(refuseForm(429, t('limited', { minutes: Math.ceil(seconds / 60) })), seconds)
}

function later(answer: Response, seconds: number): Response {
  answer.headers.set('Retry-After', String(seconds))
  return answer
}
