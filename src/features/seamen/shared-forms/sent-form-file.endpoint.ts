import { createPayloadRequest, NotFound } from 'payload'

import { answerError } from '../../../cms/services/answers/error-answer'
import { downloadResponse } from '../../../cms/services/files/download-response'
import { localApi } from '../../../cms/local-api'
import { isLocale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { isRecordFormFile, makeReadableFile } from '../record/make-record-file'
import { sentFormForStaff } from './sent-form-for-staff.queries'

/** Seconds until it may be tried again. */
const LATER = '5'

/**
 * Handles `GET /api/requests/:id/form?language=uk&file=whole`: the form that came with a request as a file, for staff who may read the request.
 * Anybody else gets 404, as where there is no form.
 */
export async function answerSentFormFile(request: Request, id: string): Promise<Response> {
  const { config } = await localApi()
  const req = await createPayloadRequest({ config, request })
  try {
    const asked = new URL(request.url).searchParams
    const language = asked.get('language')
    const file = asked.get('file')
    const isAsked = /^[1-9]\d{0,8}$/.test(id) && isLocale(language) && isRecordFormFile(file)
    const sent = isAsked ? await sentFormForStaff(req, Number(id)) : undefined
    if (!isAsked || !sent) throw new NotFound(req.t)
    const made = await makeReadableFile(sent.record, language, file)
    if (made.kind !== 'made') {
      const message = panelText(req.t, 'sentFormBusy')
      return Response.json(
        { errors: [{ message }] },
        { status: 503, headers: { 'Retry-After': LATER, 'Cache-Control': 'private, no-store' } },
      )
    }
    return downloadResponse(made.bytes, `${sent.reference}-${made.name}`, made.type)
  } catch (error) {
    const answer =
      error instanceof Error ? await answerError({ context: {}, error, req }) : undefined
    if (!answer?.response) throw error
    const { status = 500, response } = answer
    if (status >= 500) console.error('A form that was sent could not be read:', error)
    return Response.json(response, { status, headers: req.responseHeaders ?? {} })
  }
}
