import type { PayloadRequest } from 'payload'

import { sql } from '../../../database/sql'
import { isLocale, type Locale } from '../../../../domain/locales/locales'
import type { TranslatedCollection } from '../../../../content-types'
import { databaseOf } from '../../../database/handle'
import { lockOfDocument } from '../../../database/locks'

/** Seconds without a word after which a colleague may go on with a text. */
const LOCK_LASTS = 60

/** What is locked: a document in one language. */
export interface Spot {
  collection: TranslatedCollection
  id: number
  locale: Locale
}

/** Somebody who is writing. */
export interface Lock {
  id: number
  locale: Locale
  holder: number
  name: string
  /** Since when, as ISO 8601 in UTC. */
  since: string
}

const LIVE = sql`edit_locks.seen_at > clock_timestamp() - make_interval(secs => ${LOCK_LASTS})`

/**
 * Takes or renews the lock of a text for somebody, unless a colleague holds it. Waits for a save of the document that is
 * under way, so that who has it from here on reads what that save wrote.
 * @param takesOver takes it from a colleague, too
 */
export async function holdLock(
  req: PayloadRequest,
  { collection, id, locale }: Spot,
  holder: number,
  takesOver = false,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO edit_locks (collection, document, locale, holder_id, since, seen_at)
    SELECT ${collection}, ${id}::int, ${locale}, staff.id, clock_timestamp(), clock_timestamp()
    FROM staff, (SELECT pg_advisory_xact_lock_shared(${lockOfDocument(collection, id)})) AS waited
    WHERE staff.id = ${holder}
    ON CONFLICT (collection, document, locale) DO UPDATE
    SET holder_id = excluded.holder_id, seen_at = excluded.seen_at,
      since = CASE WHEN edit_locks.holder_id = excluded.holder_id AND ${LIVE}
        THEN edit_locks.since ELSE excluded.since END
    WHERE edit_locks.holder_id IS NULL OR edit_locks.holder_id = excluded.holder_id
      OR NOT (${LIVE}) OR ${takesOver}`)
}

/** Gives a text free that somebody holds. What nobody has held for a day goes with it. */
export async function freeLock(
  req: PayloadRequest,
  { collection, id, locale }: Spot,
  holder: number,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    DELETE FROM edit_locks
    WHERE (collection = ${collection} AND document = ${id} AND locale = ${locale} AND holder_id = ${holder})
      OR seen_at < clock_timestamp() - interval '1 day'`)
}

/** Who is writing documents of a collection, in whichever languages; of one document where it is named. */
export async function liveLocks(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: string,
  id?: number,
): Promise<Lock[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT edit_locks.document::int AS id, edit_locks.locale, staff.id AS holder, staff.name,
      to_char(edit_locks.since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
    FROM edit_locks JOIN staff ON staff.id = edit_locks.holder_id
    WHERE edit_locks.collection = ${collection} AND ${LIVE}
      ${id === undefined ? sql`` : sql`AND edit_locks.document = ${id}`}
    ORDER BY edit_locks.since, edit_locks.id`)
  // The columns are those of the statement.
  return (rows as unknown as Lock[]).filter(({ locale }) => isLocale(locale))
}
