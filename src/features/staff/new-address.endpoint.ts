import type { Endpoint, PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { recordEvent } from '../../cms/services/audit/record-event.hooks'
import { documentInPath } from '../../cms/services/answers/document-in-path'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { databaseOf } from '../../cms/database/handle'
import { inOneTransaction } from '../../cms/database/within-transaction'
import { NOT_KEPT } from './factor-requests.hooks'
import { endAddressLinks, takeAddressLink, waitingAddress } from './new-address-links.hooks'
import { emailChangedMail } from './staff-mail.hooks'

/** What became of a link to a new address. */
type Confirmed = 'done' | 'dead' | 'taken'

/**
 * `POST /api/staff/new-address`, from the button behind the link that was mailed to a new address: from now on the account
 * has it, whoever is signed in here. The address of before is told, and every session of the account ends.
 */
export const confirmNewAddress: Endpoint = {
  path: '/new-address',
  method: 'post',
  handler: async (req) => {
    // A plain form: nobody who comes by a link of a mail needs scripts.
    const token = new URLSearchParams(await req.text?.()).get('token') ?? ''
    const became = await inOneTransaction(req, () => confirm(req, token))
    const headers = { Location: `/admin/new-address/${became}`, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 303, headers })
  },
}

async function confirm(req: PayloadRequest, token: string): Promise<Confirmed> {
  const link = await takeAddressLink(req, token)
  if (!link) return 'dead'
  const { staff, email } = link
  const db = await databaseOf(req.payload, req)
  const { rows: others } = await db.execute(
    sql`SELECT FROM staff WHERE email = ${email} AND id <> ${staff}`,
  )
  if (others.length > 0) return 'taken'
  const { rows } = await db.execute<{ email: string }>(
    sql`SELECT email FROM staff WHERE id = ${staff} FOR UPDATE`,
  )
  const before = rows[0]?.email
  if (before === undefined) return 'dead'
  await db.execute(sql`
    UPDATE staff SET email = ${email}, reset_password_token = NULL, reset_password_expiration = NULL,
      updated_at = now() WHERE id = ${staff}`)
  await db.execute(sql`DELETE FROM staff_sessions WHERE _parent_id = ${staff}`)
  await endAddressLinks(req, staff)
  await enqueueMessage(req, emailChangedMail(req, before, email))
  await recordEvent(req, {
    action: 'changed',
    collection: 'staff',
    document: staff,
    changed: ['email'],
  })
  return 'done'
}

/** `GET /api/staff/<id>/new-address`: the address of an account that waits to be confirmed, for all who may read it. */
export const showNewAddress: Endpoint = {
  path: '/:id/new-address',
  method: 'get',
  handler: async (req) => {
    const account = await documentInPath(req, 'staff')
    const address = await waitingAddress(req, account.id)
    return Response.json({ address: address ?? null }, NOT_KEPT)
  },
}
