import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { processNow } from '../../domain/time/process-clock'

/** Milliseconds. Payload compares in a moment. */
const A_MOMENT = 60_000

/**
 * A link to choose a password works until the end that the database's clock has set it. Payload compares that end with the
 * clock of this machine: it is told one that has passed, or has not, by that clock too. In the transaction of the password,
 * so nothing of it stays where none is set.
 */
export const lookAtLinkByDatabase: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  if (operation !== 'resetPassword') return
  // Payload's type of the arguments is a union over all operations; this one has a token.
  const { token } = (args as { data?: { token?: unknown } }).data ?? {}
  if (typeof token !== 'string' || token === '') return
  const now = processNow('Payload compares with this clock').getTime()
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    UPDATE staff SET reset_password_expiration = CASE WHEN reset_password_expiration > now()
      THEN ${new Date(now + A_MOMENT).toISOString()}::timestamptz ELSE 'epoch'::timestamptz END
    WHERE reset_password_token = ${token}`)
}

/** Ends the link to choose a password of an account, in the transaction of `req`: it was used, or the password is another. */
export async function endPasswordLink(req: PayloadRequest, staff: number): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    UPDATE staff SET reset_password_token = NULL, reset_password_expiration = NULL
    WHERE id = ${staff}`)
}
