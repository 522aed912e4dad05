import { downloadResponse } from '../../cms/services/files/download-response'
import { seamanOf } from '../../cms/services/seaman-only/seaman-session.queries'
import { handedOutName } from '../../domain/forms/form-file'
import { ownFile } from './own-requests.queries'

/** A file that came with a form, for whoever has sent it. All others are told that there is none, signed in or not. */
export async function answerOwnFile(headers: Headers, file: number): Promise<Response> {
  const seaman = await seamanOf(headers.get('cookie') ?? '')
  const found = seaman && (await ownFile(seaman, file))
  // Anybody may have sent it under this address.
  if (found) return downloadResponse(found.bytes, handedOutName(found))
  const error = 'There is no such file.'
  return Response.json(
    { error },
    { status: 404, headers: { 'Cache-Control': 'private, no-store' } },
  )
}
