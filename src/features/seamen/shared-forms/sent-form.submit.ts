import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { chosenRecord } from '../../../domain/sea-service/chosen-record'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import type { PartName } from '../../../domain/sea-service/record-parts'

interface Chosen {
  record: OwnRecord
  parts: readonly PartName[]
}

/** Keeps with a request what was sent of a form, and nothing else of it; in the transaction of the request, with which it is erased. */
export async function keepSentForm(
  req: PayloadRequest,
  request: number,
  { record, parts }: Chosen,
): Promise<void> {
  // Time at sea follows from the contracts, and is worked out when it is read.
  const { account, contracts, papers, references, sheets, today } = chosenRecord(record, parts)
  const kept = { account, contracts, papers, references, sheets, today }
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO sent_forms (request_id, parts, record)
    VALUES (${request}, ${`{${parts.join(',')}}`}::text[], ${JSON.stringify(kept)}::jsonb)`)
}
