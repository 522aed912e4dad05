import { Forbidden, type PayloadRequest } from 'payload'

import { mayFindSeamen } from '../../../cms/access'
import { databaseOf, rowsOf } from '../../../cms/database/handle'
import { sql, type SQL } from '../../../cms/database/sql'
import { inOneTransaction } from '../../../cms/database/within-transaction'
import { recordEvent } from '../../../cms/services/audit/record-event.hooks'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import { recordInSearch } from '../../../domain/sea-service/record-parts'
import type { DocumentCode } from '../../../domain/vocabulary/documents'
import type { RankCode } from '../../../domain/vocabulary/ranks'
import type { VesselTypeCode } from '../../../domain/vocabulary/vessel-types'
import { type AccountInForm, wholeRecord } from '../record/whole-record'
import { COUNTS } from './search-consents'

/** What staff look for. What is not asked does not count. */
export interface SeamanSearch {
  /** One of the ranks wanted; where none is written down, that of the account. */
  rank?: RankCode | undefined
  vesselType?: VesselTypeCode | undefined
  /** `YYYY-MM-DD`: ready to join on this day or earlier. */
  readyBy?: string | undefined
  /** Each of them is there, and runs out on `validOn` or later. */
  papers: readonly DocumentCode[]
  /** `YYYY-MM-DD`. */
  validOn: string
}

/** One line of the list. */
export interface FoundSeaman {
  id: number
  name: string
  /** Codes of the vocabulary. */
  ranks: string[]
  vesselTypes: string[]
  citizenship: string | null
  /** `YYYY-MM-DD`. */
  readyFrom: string | null
}

interface FoundSeamen {
  /** Of all pages. */
  count: number
  seamen: FoundSeaman[]
}

/** A page of the list has so many. */
export const FOUND_PER_PAGE = 50

/**
 * Of an account `s` with its consent `c`: whether it may be found. Each search asks again, so an account that has withdrawn, is suspended or
 * gone is not there any more.
 */
const MAY_BE_FOUND = sql`${sql.raw(COUNTS)} AND s.confirmed_at IS NOT NULL AND s.state <> 'suspended'`

const READY_FROM = sql`(w.ready_from AT TIME ZONE 'UTC')::date`

/**
 * The seafarers who let themselves be found and are as asked: those who are ready first come first.
 * @param page from 1 on
 * @throws Forbidden without the right
 */
export async function findSeamen(
  req: PayloadRequest,
  search: SeamanSearch,
  page: number,
): Promise<FoundSeamen> {
  requireRight(req)
  const db = await databaseOf(req.payload, req)
  // Found once, counted and shown of the same.
  const rows = await rowsOf<{ count: number } & (FoundSeaman | { id: null })>(
    db,
    sql`WITH found AS MATERIALIZED (
        SELECT s.id, w.id AS work, w.ready_from
        FROM seaman_search_consents c JOIN seamen s ON s.id = c.seaman_id
          LEFT JOIN seaman_work_wanted w ON w.seaman_id = s.id
        WHERE ${sql.join([MAY_BE_FOUND, ...conditionsOf(search)], sql` AND `)}),
      page AS (
        SELECT * FROM found ORDER BY ready_from NULLS LAST, id
        LIMIT ${FOUND_PER_PAGE} OFFSET ${(page - 1) * FOUND_PER_PAGE})
      SELECT counted.count, s.id, s.name, s.citizenship::text AS citizenship,
        CASE WHEN w.id IS NULL THEN array_remove(ARRAY[s.rank::text], NULL)
          ELSE array_remove(ARRAY[w.rank::text, w.second_rank::text, w.third_rank::text], NULL) END AS ranks,
        array_remove(ARRAY[w.vessel_type::text, w.second_vessel_type::text, w.third_vessel_type::text], NULL) AS "vesselTypes",
        to_char(${READY_FROM}, 'YYYY-MM-DD') AS "readyFrom"
      FROM (SELECT count(*)::int AS count FROM found) counted LEFT JOIN page p ON true
        LEFT JOIN seamen s ON s.id = p.id LEFT JOIN seaman_work_wanted w ON w.id = p.work
      ORDER BY p.ready_from NULLS LAST, p.id`,
  )
  return {
    count: rows[0]?.count ?? 0,
    seamen: rows.flatMap(({ count: _count, ...one }) => (one.id === null ? [] : [one])),
  }
}

/**
 * What is found of one of them; nothing where the account does not let itself be found. The audit log says who has read it, in the same
 * transaction.
 * @throws Forbidden without the right
 */
export async function openFoundSeaman(
  req: PayloadRequest,
  id: number,
): Promise<OwnRecord | undefined> {
  requireRight(req)
  return inOneTransaction(req, async () => {
    const db = await databaseOf(req.payload, req)
    // A withdrawal at this moment is waited for, or waits.
    const [account] = await rowsOf<AccountInForm>(
      db,
      sql`SELECT s.id, s.name, s.email, s.telephone, s.rank::text AS rank, s.citizenship::text AS citizenship
        FROM seaman_search_consents c JOIN seamen s ON s.id = c.seaman_id
        WHERE s.id = ${id} AND ${MAY_BE_FOUND} FOR SHARE OF c`,
    )
    if (!account) return undefined
    await recordEvent(req, { action: 'read', collection: 'seamen', document: id, codes: 'search' })
    return recordInSearch(await wholeRecord(account))
  })
}

function requireRight(req: PayloadRequest): void {
  if (!mayFindSeamen(req)) throw new Forbidden(req.t)
}

function conditionsOf({ rank, vesselType, readyBy, papers, validOn }: SeamanSearch): SQL[] {
  return [
    ...(rank === undefined
      ? []
      : [
          sql`(${rank} IN (w.rank::text, w.second_rank::text, w.third_rank::text)
            OR (w.id IS NULL AND s.rank::text = ${rank}))`,
        ]),
    ...(vesselType === undefined
      ? []
      : [
          sql`${vesselType} IN (w.vessel_type::text, w.second_vessel_type::text, w.third_vessel_type::text)`,
        ]),
    ...(readyBy === undefined ? [] : [sql`${READY_FROM} <= ${readyBy}::date`]),
    ...papers.map(
      (paper) => sql`EXISTS (SELECT FROM seaman_papers p
        WHERE p.seaman_id = s.id AND p.document = ${paper}::enum_seafarer_document
          AND (p.validity = 'unlimited' OR (p.expires AT TIME ZONE 'UTC')::date >= ${validOn}::date))`,
    ),
  ]
}
