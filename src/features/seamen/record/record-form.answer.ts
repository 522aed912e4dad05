import { downloadResponse } from '../../../cms/services/files/download-response'
import { consume } from '../../../cms/services/limits/limits'
import { seamanOf } from '../../../cms/services/seaman-only/seaman-session.queries'
import { signInAddress } from '../../../cms/services/seaman-only/sign-in-address'
import { PARTS_PARAMETER } from '../../../domain/addresses/own-form-address'
import { SEAMAN_RECORD_PAGE } from '../../../domain/addresses/site-pages'
import { leadBack, refuseForm } from '../../../domain/forms/own-form'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { chosenRecord, readParts } from '../../../domain/sea-service/chosen-record'
import { env } from '../../../env'
import { messagesIn } from '../../../i18n/messages-translator'
import { pageAfter } from '../form-visitor'
import { isRecordFormFile, makeRecordFile } from './make-record-file'
import { lettersInAddress, TAKE_ALONG } from './record-form-files'
import { wholeRecord } from './whole-record'

/** Seconds until it may be tried again. */
const LATER = 5

/**
 * Answers with the own sea service and papers as a file, in the language that was chosen, to the account that is signed in. Anybody else is
 * led to the sign-in.
 */
export async function answerRecordForm(request: Request): Promise<Response> {
  const seaman = await seamanOf(request.headers.get('cookie') ?? '')
  const asked = new URL(request.url).searchParams
  const page = asked.get('page')
  const reader = isLocale(page) ? page : (seaman?.language ?? env.DEFAULT_LOCALE)
  const back = pageAfter(SEAMAN_RECORD_PAGE, reader)
  if (!seaman) return leadBack(signInAddress(reader, back), [])
  const language = asked.get('language')
  const file = asked.get('file')
  if (!isLocale(language) || !isRecordFormFile(file)) return say(404, 'none', reader)
  const seconds = await consume('recordForm', { account: seaman.id })
  if (seconds !== undefined) return sayLimited(seconds, reader)

  const whole = await wholeRecord(seaman)
  const parts = asked.get(PARTS_PARAMETER)
  const record = parts === null ? whole : chosenRecord(whole, readParts(parts.split(',')))
  const made = await makeRecordFile(record, language, file)
  switch (made.kind) {
    case 'made':
      return downloadResponse(made.bytes, made.name, made.type)
    case 'letters':
      return leadBack(`${back}?letters=${lettersInAddress(made.letters)}#${TAKE_ALONG}`, [])
    case 'busy':
      return later(await say(503, 'busy', reader), LATER)
  }
}

async function say(status: number, sentence: 'busy' | 'none', locale: Locale): Promise<Response> {
  const t = await messagesIn(locale, 'seaman.record.form')
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
