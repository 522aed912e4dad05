import type { Payload } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { AUDIT_KEPT_MONTHS } from '../../domain/staff/audit'

/** How many are erased in one statement. */
const AT_ONCE = 5_000

/**
 * Erases the lines of the audit log that are older than they are kept; of younger ones the database refuses it.
 * @returns how many
 * @throws whatever the database throws; what is due then stays due
 */
export async function eraseDueAuditEvents(payload: Payload): Promise<{ auditEvents: number }> {
  const db = await databaseOf(payload, {})
  let auditEvents = 0
  for (;;) {
    const { rows } = await db.execute(sql`
      DELETE FROM audit_events WHERE id IN (
        SELECT id FROM audit_events WHERE at < now() - make_interval(months => ${AUDIT_KEPT_MONTHS})
        ORDER BY at LIMIT ${AT_ONCE})
      RETURNING id`)
    auditEvents += rows.length
    if (rows.length < AT_ONCE) return { auditEvents }
  }
}
