import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'

import { databaseOf, lockPaths } from '../../cms/publications/writing/locks'
import { project } from '../../cms/publications/writing/project'
import { readDay } from '../../domain/calendar-day'
import { endOfDay } from '../../domain/time-zones'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Crewing } from '../../payload-types'

/** A company is not deleted while a vacancy is its own. */
export const refuseToDeleteInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Also what is in the trash: it could come back without its company.
  await refuseInUse(req, id, true)
}

/** A company does not go to the trash while a vacancy that is not there is its own. */
export const refuseToTrashInUse: CollectionBeforeChangeHook<Crewing> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Of a company that is being made Payload says that there was one, without anything in it (3.90.1).
  if (operation === 'update' && data.deletedAt && originalDoc && !originalDoc.deletedAt) {
    await refuseInUse(req, originalDoc.id, false)
  }
  return data
}

async function refuseInUse(
  req: PayloadRequest,
  id: number | string,
  trash: boolean,
): Promise<void> {
  const query = {
    collection: 'vacancies',
    where: { company: { equals: id } },
    trash,
    // Drafts count too, also those the deleter may not read.
    overrideAccess: true,
    req,
  } as const
  const stored = await req.payload.count(query)
  const drafts = await req.payload.find({ ...query, draft: true, limit: 1, depth: 0, select: {} })
  const count = Math.max(stored.totalDocs, drafts.totalDocs)
  if (count > 0) {
    throw new APIError(panelText(req.t, 'companyInUse', { count }), 409, undefined, true)
  }
}

/**
 * A vacancy closes at the end of its last day where its company is: it closes at another instant once the
 * company has another time zone. By SQL, in drafts and older versions too: a save of each would publish its
 * draft. The time zone that counts is the one that is stored; a draft of the company changes nothing yet.
 */
export const closeByItsClock: CollectionAfterChangeHook<Crewing> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return doc
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ day: Date | string; zone: string }>(sql`
    SELECT DISTINCT v.open_until_day AS day, c.time_zone AS zone
    FROM crewings c JOIN (
      SELECT company_id, open_until_day FROM vacancies
      UNION SELECT version_company_id, version_open_until_day FROM _vacancies_v) v
      ON v.company_id = c.id
    WHERE c.id = ${doc.id} AND v.open_until_day IS NOT NULL`)
  const closings = rows.flatMap(({ day: stored, zone }) => {
    const instant = new Date(stored)
    const day = readDay(instant)
    if (day === undefined) return []
    return sql`(${instant.toISOString()}::timestamptz, ${endOfDay(day, zone).toISOString()}::timestamptz)`
  })
  if (closings.length === 0) return doc
  const closing = sql.join(closings, sql`, `)
  // The paths before the tags: the company is projected after its vacancies, and may move.
  await lockPaths(req.payload, req)
  const { rows: changed } = await db.execute<{ id: number }>(sql`
    WITH closing(day, instant) AS (VALUES ${closing}),
    versions AS (
      UPDATE _vacancies_v SET version_open_until = instant FROM closing
      WHERE version_company_id = ${doc.id} AND version_open_until_day = day
        AND version_open_until IS DISTINCT FROM instant)
    UPDATE vacancies SET open_until = instant FROM closing
    WHERE company_id = ${doc.id} AND open_until_day = day AND open_until IS DISTINCT FROM instant
    RETURNING id`)
  const documents = changed.map(({ id }) => String(id))
  if (documents.length > 0) await project(req.payload, { collection: 'vacancies', documents }, req)
  return doc
}
