import { downloadResponse } from '../../../cms/services/files/download-response'
import { makeFile } from '../../../cms/services/made-files/made-file-children'
import { consume } from '../../../cms/services/limits/limits'
import {
  type SignedInSeaman,
  seamanOf,
} from '../../../cms/services/seaman-only/seaman-session.queries'
import { signInAddress } from '../../../cms/services/seaman-only/sign-in-address'
import { PARTS_PARAMETER } from '../../../domain/addresses/own-form-address'
import { SEAMAN_RECORD_PAGE } from '../../../domain/addresses/site-pages'
import { leadBack, refuseForm } from '../../../domain/forms/own-form'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import type { FormDocument } from '../../../domain/sea-service/form-document'
import { type FormPart, readFormParts, recordOfParts } from '../../../domain/sea-service/form-parts'
import { type FormBounds, recordForm } from '../../../domain/sea-service/record-form'
import { env } from '../../../env'
import { messagesIn } from '../../../i18n/messages-translator'
import { pageAfter } from '../form-visitor'
import { recordFormWords } from './record-form-words'
import {
  lettersInAddress,
  RECORD_FORM_FILES,
  RECORD_FORM_TYPES,
  type RecordFormFile,
  TAKE_ALONG,
} from './record-form-files'
import { ownFormRecord } from './own-form.queries'

/** What a form of one page may hold, until it fits. */
const BOUNDS: readonly FormBounds[] = [
  { ranks: 9, contracts: 10, papers: 16 },
  { ranks: 7, contracts: 8, papers: 12 },
  { ranks: 7, contracts: 6, papers: 10 },
  { ranks: 5, contracts: 5, papers: 8 },
  { ranks: 3, contracts: 3, papers: 5 },
  { ranks: 1, contracts: 1, papers: 2 },
]

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
  if (!isLocale(language) || !isFile(file)) return say(404, 'none', reader)
  const seconds = await consume('recordForm', { account: seaman.id })
  if (seconds !== undefined) return sayLimited(seconds, reader)

  const { format, isShort } = RECORD_FORM_FILES[file]
  const named = asked.get(PARTS_PARAMETER)
  const forms = await formsOf(seaman, language, {
    bounds: isShort ? BOUNDS : [undefined],
    parts: named === null ? undefined : readFormParts(named),
  })
  const made = await makeFile({ format, forms })
  switch (made.kind) {
    case 'made':
      return downloadResponse(
        Buffer.from(made.bytes),
        `application-form-${isShort ? 'one-page-' : ''}${language}.${format}`,
        RECORD_FORM_TYPES[format],
      )
    case 'letters':
      return leadBack(`${back}?letters=${lettersInAddress(made.letters)}#${TAKE_ALONG}`, [])
    case 'busy':
      return later(await say(503, 'busy', reader), LATER)
  }
}

/** The own form in a language, within each of some bounds. @param parts those that somebody is to see; all where there are none */
async function formsOf(
  seaman: SignedInSeaman,
  locale: Locale,
  { bounds, parts }: Asked,
): Promise<[FormDocument, ...FormDocument[]]> {
  const whole = await ownFormRecord(seaman)
  const record = parts ? recordOfParts(whole, parts) : whole
  const words = await recordFormWords(locale)
  const [first, ...others] = bounds
  return [recordForm(record, words, first), ...others.map((one) => recordForm(record, words, one))]
}

interface Asked {
  bounds: readonly (FormBounds | undefined)[]
  parts: readonly FormPart[] | undefined
}

function isFile(text: string | null): text is RecordFormFile {
  return text !== null && Object.hasOwn(RECORD_FORM_FILES, text)
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
