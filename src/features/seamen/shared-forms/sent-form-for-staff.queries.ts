import type { PayloadRequest } from 'payload'

import { recordEvent } from '../../../cms/services/audit/record-event.hooks'
import { findSentForm, type SentForm } from './sent-form.queries'

/**
 * The form that came with a request, for somebody of the staff who may read the request; nothing for anybody else, as where there is none.
 * Before it is handed out, the audit log has a line of it: which request, and which parts.
 */
export async function sentFormForStaff(
  req: PayloadRequest,
  request: number,
): Promise<SentForm | undefined> {
  const { payload, user } = req
  if (user?.collection !== 'staff') return undefined
  // Payload answers "forbidden" where nothing of the collection may be read.
  const { docs } = await payload
    .find({
      collection: 'requests',
      where: { id: { equals: request } },
      select: { reference: true },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
      user,
      req,
    })
    .catch((error: unknown) => {
      if (error instanceof Error && 'status' in error && error.status === 403) return { docs: [] }
      throw error
    })
  const sent = docs.length === 0 ? undefined : await findSentForm(request)
  if (!sent) return undefined
  const codes = sent.parts.join(', ')
  await recordEvent(req, { action: 'read', collection: 'requests', document: request, codes })
  return sent
}
