import { downloadResponse } from '../../cms/services/files/download-response'
import { getServiceFile } from './seaman-services.queries'

/**
 * A file of a live service. Whoever is no member is told the same whether there is one or not: 401 where nobody is
 * signed in, 403 where the account is not open.
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
