import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import type { Request as SentRequest } from '../../../payload-types'
import { databaseOf } from '../../database/handle'
import { isAction, type SiteForm } from './form'

type PassOn = (req: PayloadRequest, request: SentRequest) => Promise<void>

// The forms are in the bundle that starts with the server, the panel's API in another one of the same process.
const shared = globalThis as typeof globalThis & { passOnRequest?: PassOn }

/** Lets the panel pass on what was held back. */
export function sharePassingOn(forms: readonly SiteForm[]): void {
  shared.passOnRequest = async (req, request) => {
    const form = forms.find((one) => !isAction(one) && one.kind === request.kind)
    if (!form || isAction(form) || !form.passOn) return
    const { id, reference, eraseAt, locale } = request
    const { relationTo, value } = request.about ?? {}
    // Nothing stands there where it is gone for good.
    const target = typeof value === 'object' ? (value as { id: number } | null)?.id : value
    await form.passOn(await valuesOf(req, request), {
      req,
      request: { id, reference, eraseAt: eraseAt ? new Date(eraseAt) : undefined },
      about: relationTo && target ? { relationTo, value: target } : undefined,
      locale,
    })
  }
}

/**
 * Does with a request what would have been done as it came, had it not been held back; in the transaction of `req`.
 * @throws Error where it cannot be done now
 */
export async function passOnRequest(req: PayloadRequest, request: SentRequest): Promise<void> {
  if (!shared.passOnRequest) throw new Error('The forms of the site have not been shared.')
  await shared.passOnRequest(req, request)
}

/** What was sent, without the files that have been erased since. */
async function valuesOf(
  req: PayloadRequest,
  { id, values }: SentRequest,
): Promise<Record<string, unknown>> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ field: string }>(sql`
    SELECT field FROM form_files WHERE request_id = ${id} AND (erase_at IS NULL OR erase_at > now())`)
  const files = new Set(rows.map(({ field }) => field))
  const isThere = ([field, value]: [string, unknown]) =>
    typeof value !== 'object' || value === null || files.has(field)
  return Object.fromEntries(Object.entries(values as object).filter(isThere))
}
