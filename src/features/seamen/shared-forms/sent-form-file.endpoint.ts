import { createPayloadRequest, NotFound } from 'payload'

import { answerError } from '../../../cms/services/answers/error-answer'
import { downloadResponse } from '../../../cms/services/files/download-response'
import { localApi } from '../../../cms/local-api'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { companyFormOfRequest, type FormOfAnswer } from '../company-forms/company-forms.queries'
import { isRecordFormFile, makeReadableFile } from '../record/make-record-file'
import type { RecordFormFile } from '../record/record-form-files'
import { COMPANY_FORM_FILE } from './company-form-file'
import { type FilledForm, fillSentForm } from './fill-sent-form'
import { sentFormForStaff } from './sent-form-for-staff.queries'
import type { SentForm } from './sent-form.queries'

/** Seconds until it may be tried again. */
const LATER = '5'

/** A file that can be made of a form that was sent. */
type Wanted = { language: Locale; file: RecordFormFile } | { companyForm: FormOfAnswer }

/**
 * Handles `GET /api/requests/:id/form?language=uk&file=whole`: the form that came with a request as a file, for staff who may read the request.
 * `?file=company` is the own form of the company that was answered, in its language. Anybody else gets 404, as where there is no form.
 */
export async function answerSentFormFile(request: Request, id: string): Promise<Response> {
  const { config } = await localApi()
  const req = await createPayloadRequest({ config, request })
  try {
    const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
    const wanted = await wantedOf(number, new URL(request.url).searchParams)
    const sent = wanted && (await sentFormForStaff(req, number))
    if (!wanted || !sent) throw new NotFound(req.t)
    const made = await make(sent, wanted)
    switch (made.kind) {
      case 'made':
        return downloadResponse(made.bytes, `${sent.reference}-${made.name}`, made.type)
      case 'busy':
        return notMade(503, panelText(req.t, 'sentFormBusy'), { 'Retry-After': LATER })
      case 'failed':
        return notMade(422, panelText(req.t, 'sentFormCompanyFailed'))
    }
  } catch (error) {
    const answer =
      error instanceof Error ? await answerError({ context: {}, error, req }) : undefined
    if (!answer?.response) throw error
    const { status = 500, response } = answer
    if (status >= 500) console.error('A form that was sent could not be read:', error)
    return Response.json(response, { status, headers: req.responseHeaders ?? {} })
  }
}

/** What is asked for; nothing where there is no such file. Only what a guard lets through is made of it. */
async function wantedOf(request: number, asked: URLSearchParams): Promise<Wanted | undefined> {
  const language = asked.get('language')
  const file = asked.get('file')
  if (file === COMPANY_FORM_FILE) {
    const companyForm = await companyFormOfRequest(request)
    return companyForm && { companyForm }
  }
  return isLocale(language) && isRecordFormFile(file) ? { language, file } : undefined
}

function make(
  sent: SentForm,
  wanted: Wanted,
): Promise<FilledForm | Awaited<ReturnType<typeof makeReadableFile>>> {
  return 'companyForm' in wanted
    ? fillSentForm(sent, wanted.companyForm)
    : makeReadableFile(sent.record, wanted.language, wanted.file)
}

function notMade(
  status: 422 | 503,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { 'Cache-Control': 'private, no-store', ...headers } },
  )
}
