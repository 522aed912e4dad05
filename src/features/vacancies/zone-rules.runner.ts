import type { Payload, PayloadRequest } from 'payload'

import { sql } from '@/cms/database/sql'
import type { Runner } from '@/cms/services/jobs/runner'
import { nowIn } from '@/cms/database/database-clock'
import { databaseOf } from '@/cms/database/handle'
import { inTurn, lockDocument } from '@/cms/database/locks'
import { project } from '@/cms/desk/publishing/project'
import { withinTransaction } from '@/cms/database/within-transaction'
import { readDay } from '@/domain/time/calendar-day'
import { endOfDay, releaseOfZones } from '@/domain/time/time-zones'

import { type MovedClosing, recomputeClosings } from './recompute-closings.hooks'

const STATE = 'zone-rules'

/** Milliseconds. The rules change only with the packages, so with a restart. A further check costs one query. */
const INTERVAL = 60 * 60_000
const INTERVAL_AFTER_FAILURE = 60_000

/** The most moved instants that the report shows. The log has all. */
const MOST_KEPT = 200

/** The instants that moved when the rules of time zones changed, as ISO 8601 in UTC. */
export interface ZoneChange {
  release: string
  /** The release before; absent where the site remembers none. */
  before?: string
  at: string
  closings: number
  licences: number
  moved: { company: string; zone: string; title?: string; from?: string; to: string }[]
}

/**
 * Checks after a start whether open closings and licences were computed with older rules of time zones, and recomputes
 * them. Schedules, planned prices and alerts are stored as instants or intervals, so no rule moves them.
 */
export const zoneRulesRunner: Runner = {
  name: 'zone-rules',
  interval: INTERVAL,
  intervalAfterFailure: INTERVAL_AFTER_FAILURE,
  time: 60 * 60_000,
  run: async (payload, { isOver }) => {
    await followZoneRules(payload, isOver)
    return isOver()
  },
  failure: 'Closings could not be reckoned by the rules of time zones of this release',
}

/** Reads what moved at the last change of the rules; `undefined` before the first change. */
export async function lastZoneChange(payload: Payload): Promise<ZoneChange | undefined> {
  return (await payload.kv.get<ZoneChange>(STATE)) ?? undefined
}

/**
 * Recomputes open closings and licences when the release of the rules has changed. Each company has its own
 * transaction, so the next process finishes what an interrupted one left. One of several instances does it.
 * @returns what moved; `undefined` when the rules are the same, when another instance does it, or when it was stopped
 * @throws the error of a database that does not answer
 */
export async function followZoneRules(
  payload: Payload,
  isOver: () => boolean = () => false,
): Promise<ZoneChange | undefined> {
  const last = await lastZoneChange(payload)
  if (last?.release === releaseOfZones()) return undefined
  return inTurn(payload, { of: 'zone rules' }, () => followRelease(payload, isOver))
}

async function followRelease(
  payload: Payload,
  isOver: () => boolean,
): Promise<ZoneChange | undefined> {
  const release = releaseOfZones()
  // Another instance may have done it since.
  const last = await lastZoneChange(payload)
  if (last?.release === release) return undefined
  const db = await databaseOf(payload, {})
  const now = await nowIn(db)
  const { rows } = await db.execute<Company>(
    sql`SELECT id, name, time_zone AS zone FROM crewings ORDER BY id`,
  )
  const moved: ZoneChange['moved'] = []
  const counts = { closings: 0, licences: 0 }
  for (const company of rows) {
    if (isOver()) return undefined
    const found = await withinTransaction(payload, (req) => followOne(req, company, now))
    counts.closings += found.closings.length
    counts.licences += found.licences.length
    const { name, zone } = company
    const lines = [...found.closings, ...found.licences].map(({ title, from, to }) => ({
      ...{ company: name ?? `#${company.id}`, zone },
      ...(title !== undefined && { title }),
      ...(from && { from: from.toISOString() }),
      to: to.toISOString(),
    }))
    for (const line of lines) payload.logger.warn(line, 'the rules of a time zone changed: moved')
    moved.push(...lines)
  }
  const change: ZoneChange = {
    release,
    ...(last && { before: last.release }),
    at: now.toISOString(),
    ...counts,
    moved: moved.slice(0, MOST_KEPT),
  }
  await payload.kv.set(STATE, { ...change })
  payload.logger.info(
    { release, before: last?.release, companies: rows.length, ...counts },
    'open closings and licences are reckoned by these rules of time zones',
  )
  return change
}

interface Company extends Record<string, unknown> {
  id: number
  name: string | null
  zone: string
}

type Moved = Pick<MovedClosing, 'from' | 'to'> & { title?: string }

async function followOne(
  req: PayloadRequest,
  { id }: Company,
  now: Date,
): Promise<{ closings: readonly Moved[]; licences: readonly Moved[] }> {
  // Nobody saves the company, or one of its vacancies, meanwhile.
  await lockDocument(req, 'crewings', id)
  return {
    closings: await recomputeClosings(req, id, now),
    licences: await followLicence(req, id, now),
  }
}

/** The licence of a company, as it stands and in its versions, with what readers are shown. */
async function followLicence(req: PayloadRequest, id: number, now: Date): Promise<Moved[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ day: string; zone: string; last: string | null }>(sql`
    SELECT licence_valid_until AS day, time_zone AS zone, licence_valid_to AS last FROM crewings
    WHERE id = ${id} AND licence_valid_until IS NOT NULL`)
  const [row] = rows
  const day = row && readDay(new Date(row.day))
  if (row === undefined || day === undefined) return []
  const to = endOfDay(day, row.zone)
  const from = row.last === null ? undefined : new Date(row.last)
  const isOver = Math.max(to.getTime(), from?.getTime() ?? 0) <= now.getTime()
  if (isOver || from?.getTime() === to.getTime()) return []
  const instant = sql`${to.toISOString()}::timestamptz`
  await db.execute(sql`
    UPDATE _crewings_v SET version_licence_valid_to = ${instant}
    WHERE parent_id = ${id} AND version_licence_valid_until = ${row.day}::timestamptz
      AND version_time_zone = ${row.zone}`)
  await db.execute(sql`UPDATE crewings SET licence_valid_to = ${instant} WHERE id = ${id}`)
  await project(req.payload, { collection: 'crewings', documents: [String(id)] }, req)
  return [{ from, to }]
}
