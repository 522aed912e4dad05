import { downloadResponse } from '../../cms/services/files/download-response'
import { getServiceFile } from './seaman-services.queries'

/**
 * Answers with a file of a published service. Clients who are no members learn nothing about the file: they get 401
 * without a session and 403 with an account that is not open, whether the file exists or not.
 */
export async function answerServiceFile(headers: Headers, id: number): Promise<Response> {
  const guarded = await getServiceFile(headers, id)
  switch (guarded.kind) {
    case 'signedOut':
      return refusal(401, 'Sign in first.')
    case 'notAdmitted':
      return refusal(403, 'Your account is not open for this.')
    case 'open':
      return guarded.told
        ? downloadResponse(guarded.told.bytes, guarded.told.name)
        : refusal(404, 'There is no such file.')
  }
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'private, no-store' } })
}
