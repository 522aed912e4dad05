import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../src/cms/database/handle'
import { sql } from '../../src/cms/database/sql'
import { tokenId } from '../../src/cms/services/sessions/secret-tokens'
import { linkToken, newLinkSeed } from '../../src/features/seamen/shared-forms/form-link'
import { EXAMPLE_MEMBER } from './example-member.mjs'

/** Makes a link to the form of the invented member, which somebody has opened, in the transaction of `req`. */
export async function writeExampleFormLink(req: PayloadRequest): Promise<void> {
  const seed = newLinkSeed()
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO seaman_form_links (seaman_id, token_id, seed, company, language, parts, send_key, expires_at, opened,
      first_opened_at, last_opened_at)
    SELECT id, ${tokenId(linkToken(seed))}::bytea, ${seed}::bytea, 'Invented Shipping', 'en',
      '{work,languages,service,papers}', 'example-' || id, now() + interval '30 days', 2,
      now() - interval '3 hours', now() - interval '1 hour'
    FROM seamen WHERE email = ${EXAMPLE_MEMBER}`)
}
