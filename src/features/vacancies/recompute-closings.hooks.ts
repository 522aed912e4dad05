import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql, type SQL } from '../../cms/database/sql'
import { lockPaths } from '../../cms/database/locks'
import { project } from '../../cms/desk/publishing/project'
import { readDay } from '../../domain/time/calendar-day'
import { endOfDay } from '../../domain/time/time-zones'

/** A vacancy whose closing instant has moved; both instants are UTC. */
export interface MovedClosing {
  vacancy: number
  title: string
  from: Date | undefined
  to: Date
}

/**
 * Writes when the vacancies of a company close by the time zone that is stored of it and the rules of today, in drafts and
 * older versions too, with what readers are shown, in the transaction of `req`.
 * @param since closings that were over by then, and are over still, stay as they were
 * @returns the vacancies that moved
 */
export async function recomputeClosings(
  req: PayloadRequest,
  company: number,
  since?: Date,
): Promise<MovedClosing[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ day: Date | string; zone: string }>(sql`
    SELECT DISTINCT v.open_until_day AS day, c.time_zone AS zone
    FROM crewings c JOIN (
      SELECT company_id, open_until_day FROM vacancies
      UNION SELECT version_company_id, version_open_until_day FROM _vacancies_v) v
      ON v.company_id = c.id
    WHERE c.id = ${company} AND v.open_until_day IS NOT NULL`)
  const closings = rows.flatMap(({ day: stored, zone }) => {
    const instant = new Date(stored)
    const day = readDay(instant)
    if (day === undefined) return []
    return sql`(${instant.toISOString()}::timestamptz, ${endOfDay(day, zone).toISOString()}::timestamptz)`
  })
  if (closings.length === 0) return []
  const closing = sql.join(closings, sql`, `)
  const isOpen = (stored: SQL) =>
    since === undefined
      ? sql`true`
      : sql`greatest(${stored}, instant) > ${since.toISOString()}::timestamptz`
  // The paths before the tags: the company is projected after its vacancies, and may move.
  await lockPaths(req.payload, req)
  const { rows: changed } = await db.execute<Changed>(sql`
    WITH closing(day, instant) AS (VALUES ${closing}),
    before AS (SELECT id, open_until FROM vacancies WHERE company_id = ${company}),
    versions AS (
      UPDATE _vacancies_v SET version_open_until = instant FROM closing
      WHERE version_company_id = ${company} AND version_open_until_day = day
        AND version_open_until IS DISTINCT FROM instant AND ${isOpen(sql`version_open_until`)})
    UPDATE vacancies SET open_until = instant FROM closing, before
    WHERE company_id = ${company} AND before.id = vacancies.id AND open_until_day = day
      AND vacancies.open_until IS DISTINCT FROM instant
      AND ${isOpen(sql`vacancies.open_until`)}
    RETURNING vacancies.id, title, before.open_until AS "from", instant AS "to"`)
  const documents = changed.map(({ id }) => String(id))
  if (documents.length > 0) await project(req.payload, { collection: 'vacancies', documents }, req)
  return changed.map(({ id, title, from, to }) => ({
    vacancy: id,
    title: title ?? `#${id}`,
    from: from === null ? undefined : new Date(from),
    to: new Date(to),
  }))
}

interface Changed extends Record<string, unknown> {
  id: number
  title: string | null
  from: string | null
  to: string
}
