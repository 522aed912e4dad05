import config from '@payload-config'
import { createPayloadRequest } from 'payload'

import { IMPORT_LIMITS } from '@/domain/imports/import-limits'
import { panelText } from '@/i18n/panel/panel-texts'

const MB = 1024 * 1024

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
    const message =
      pathname === '/api/imports/upload'
        ? panelText(t, 'importTooLarge', { most: IMPORT_LIMITS.bytes / MB })
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
