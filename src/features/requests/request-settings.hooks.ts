import type { GlobalAfterChangeHook } from 'payload'

import { sql } from '../../cms/database/sql'
import { PERIODS_TAG } from '../../cms/publications/tag-sql'
import { databaseOf } from '../../cms/database/handle'
import { renewTag } from '../../cms/publications/writing/tags'
import { REQUEST_KINDS } from '../../domain/forms/requests'
import { requestSettings } from './requests.hooks'

const later = (months: number) =>
  sql`(r.created_at AT TIME ZONE 'UTC' + make_interval(months => ${months}::int)) AT TIME ZONE 'UTC'`

/** Gives the requests and files that are here already the periods that are now set. */
export const moveEraseAt: GlobalAfterChangeHook = async ({ doc, req }) => {
  // Who saved them may have asked for a part of the answer: what is handed here is that part.
  const settings = await requestSettings(req)
  const db = await databaseOf(req.payload, req)
  for (const kind of REQUEST_KINDS) {
    const months = settings[`${kind}Months`]
    await db.execute(sql`
      UPDATE requests r SET erase_at = ${later(months)}
      WHERE r.kind = ${kind} AND r.erase_at IS DISTINCT FROM ${later(months)}`)
    const fileMonths = Math.min(settings.fileMonths, months)
    await db.execute(sql`
      UPDATE form_files f SET erase_at = ${later(fileMonths)}
      FROM requests r
      WHERE r.id = f.request_id AND r.kind = ${kind} AND f.erase_at IS DISTINCT FROM ${later(fileMonths)}`)
  }
  return doc as unknown
}

/** Gives pages that say how long it is kept a new key, in the transaction that changes it. */
export const renewShownPeriods: GlobalAfterChangeHook = async ({ doc, req }) => {
  await renewTag(req, PERIODS_TAG)
  return doc as unknown
}
