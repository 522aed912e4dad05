import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import type { DeskEvent } from '../../domain/company-desk/company-people'

interface Happened {
  company: number
  event: DeskEvent
  /** Whom it is about, and who of the company did it. */
  person?: number
  by?: number
}

/** Writes down what has happened at a desk, in the transaction of `req`. */
export async function writeDeskEvent(
  req: PayloadRequest,
  { company, event, person, by }: Happened,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO company_desk_events (company_id, event, person, by)
    VALUES (${company}, ${event}, ${person ?? null}, ${by ?? null})`)
}
