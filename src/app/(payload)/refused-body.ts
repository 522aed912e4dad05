import config from '@payload-config'
import { createPayloadRequest } from 'payload'

import { LARGEST_COMPANY_FORM } from '@/domain/company-forms/template-problems'
import { IMPORT_LIMITS } from '@/domain/imports/import-limits'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

const MB = 1024 * 1024

/** What is said where a body is the file itself. Bytes. */
const UPLOADS: Readonly<Record<string, { text: PanelKey; most: number }>> = {
  '/api/imports/upload': { text: 'importTooLarge', most: IMPORT_LIMITS.bytes },
  '/api/company-forms/upload': { text: 'companyFormTooLarge', most: LARGEST_COMPANY_FORM },
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Answers 413 in the user's language when the front server has dropped a body that was too large
 * (src/server/request-bodies.ts). The front server has no panel texts, so it leaves the answer to the route.
 */
export function refuseLargeBody<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    if (request.headers.get('x-mh-body-refused') === null) return handler(request, context)
    const { t, pathname } = await createPayloadRequest({ config, request })
    if (/^\/api\/service-files(?:\/|$)/.test(pathname)) {
      return besideFile(panelText(t, 'serviceFileRefused'))
    }
    const isUpload = /^\/api\/media(?:\/|$)/.test(pathname)
    const tooLarge = UPLOADS[pathname]
    const message = tooLarge
      ? panelText(t, tooLarge.text, { most: tooLarge.most / MB })
      : panelText(t, isUpload ? 'fileTooLarge' : 'requestTooLarge')
    // In this form the panel shows a sentence beside its field.
    const data = isUpload ? { errors: [{ path: 'file', message }] } : undefined
    const error = isUpload ? { name: 'ValidationError', data, message } : { message }
    return Response.json({ errors: [error] }, { status: 413 })
  }
}

/** In this form the panel shows a sentence beside the field of a file. */
function besideFile(message: string): Response {
  const error = { name: 'ValidationError', data: { errors: [{ path: 'file', message }] }, message }
  return Response.json({ errors: [error] }, { status: 413 })
}
