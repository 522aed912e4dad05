import type { PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { recordEvent } from '../../cms/services/audit/record-event.hooks'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { endApp } from '../../cms/services/protection/second-factor/apps'
import { endSessions } from '../../cms/services/protection/second-factor/full-session'
import { endPasskeys } from '../../cms/services/protection/second-factor/passkeys'
import { endRecoveryCodes } from '../../cms/services/protection/second-factor/recovery-codes'
import { databaseOf } from '../../cms/database/handle'
import { tokenId } from '../../cms/services/sessions/secret-tokens'
import { inOneTransaction } from '../../cms/database/within-transaction'
import type { NamedFactor } from '../../domain/staff/second-factor'
import type { Staff } from '../../payload-types'
import { wordsOf } from './own-language.hooks'
import { factorTakenMail } from './staff-mail.hooks'

type Owner = Pick<Staff, 'id' | 'name' | 'email'>

/**
 * Takes every second factor of an account away, in the transaction of `req`: its sessions end, its
 * owner is told, and the audit log has a line.
 */
export async function endFactors(req: PayloadRequest, account: Owner): Promise<void> {
  await takeAll(req, account)
  await endSessions(req, account.id)
}

async function takeAll(req: PayloadRequest, { id, name, email }: Owner): Promise<void> {
  const passkeys = await endPasskeys(req, id)
  const hadApp = await endApp(req, id)
  await endRecoveryCodes(req, id)
  const codes = [passkeys.length > 0 && `${passkeys.length} × passkey`, hadApp && 'app'].filter(
    (one) => one !== false,
  )
  const taken: NamedFactor[] = passkeys.map((passkey) => ({ method: 'passkey', name: passkey }))
  if (hadApp) taken.push({ method: 'app' })
  await recordEvent(req, {
    action: 'factorRemoved',
    collection: 'staff',
    document: id,
    title: name,
    codes: `${codes.join(', ') || '–'} → –`,
  })
  await enqueueMessage(req, factorTakenMail(await wordsOf(req, id), email, taken))
}

/**
 * Takes the second factors of an account away where its password was set by a link that the operator has made for that
 * (`npm run staff:recover -- name@example.org --without-factor`).
 * @param token that stood in the link
 */
export async function endFactorsByLink(
  req: PayloadRequest,
  account: Owner,
  token: string,
): Promise<void> {
  // Payload has committed the password already.
  await inOneTransaction(req, async () => {
    const db = await databaseOf(req.payload, req)
    const { rows } = await db.execute(sql`
      DELETE FROM staff_recoveries WHERE id = ${tokenId(token)} AND staff_id = ${account.id}
      RETURNING staff_id`)
    // The session that the link has begun goes on.
    if (rows.length > 0) await takeAll(req, account)
  })
}
