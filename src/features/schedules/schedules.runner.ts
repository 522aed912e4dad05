import type { Payload, PayloadRequest } from 'payload'
import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
} from 'payload'

import { databaseNow } from '@/cms/database/database-clock'
import { sql } from '@/cms/database/sql'
import { causedBy } from '@/cms/services/audit/audit-cause'
import { lastRunOf } from '@/cms/services/jobs/last-runs'
import { type Runner, type Turn, UNBOUNDED } from '@/cms/services/jobs/runner'
import { overridingAccess } from '@/cms/local-api'
import { lockSchedules } from '@/cms/database/locks'
import { documentOf, i18nOf, noteOutcome } from '@/cms/publications/writing/schedule-outcome'
import { refusalSentence } from '@/cms/services/answers/refusal'
import { panelText } from '@/i18n/panel/panel-texts'
import type { Schedule } from '@/payload-types'

/** Milliseconds between two checks for due schedules. */
const INTERVAL = 3_000

/**
 * Runs due schedules every few seconds. Schedules that became due during an outage run at once. Several instances may
 * share one database.
 */
export const schedulesRunner: Runner = {
  name: 'schedules',
  interval: INTERVAL,
  time: 5 * 60_000,
  due: sql`EXISTS (SELECT FROM schedules WHERE done_at IS NULL AND at <= now())`,
  run: runDueSchedules,
  failure: 'Schedules could not be read',
}

/** When a runner has last looked, UTC, and whether one is running as far as that tells. */
export function healthOfRunner(
  payload: Payload,
): Promise<{ heard: Date | undefined; isRunning: boolean }> {
  return lastRunOf(payload, 'schedules')
}

/** The most attempts for a schedule that fails by a fault of the site. */
const MOST_TRIES = 20

const tries = new Map<number, number>()

/**
 * Runs the due schedules in the order of their times. A schedule that is refused keeps a sentence for the person who
 * made it. One that throws stays due, and so do later ones for the same text; the others go on.
 * @throws the error of a database that does not answer; all schedules stay due then
 */
export async function runDueSchedules(
  payload: Payload,
  turn: Pick<Turn, 'mayBegin'> = UNBOUNDED,
): Promise<void> {
  const now = await databaseNow({ payload })
  const { docs: due } = await payload.find({
    collection: 'schedules',
    where: { doneAt: { exists: false }, at: { less_than_equal: now.toISOString() } },
    sort: 'at',
    limit: 100,
    depth: 0,
    ...overridingAccess(
      'the runner reads every schedule; each has the rights of the person who made it',
    ),
  })
  const waiting = new Set<string>()
  for (const schedule of due) {
    const text = textOf(schedule)
    if (waiting.has(text)) continue
    if (!turn.mayBegin()) return
    try {
      await run(payload, schedule)
      tries.delete(schedule.id)
    } catch (error) {
      await noteFault(payload, schedule, error)
      waiting.add(text)
    }
  }
}

/** What a schedule is about: a document in a language. */
function textOf(schedule: Schedule): string {
  const { relationTo, value } = documentOf(schedule) ?? {
    relationTo: 'deleted',
    value: schedule.id,
  }
  return `${relationTo}/${typeof value === 'object' ? value.id : value}/${schedule.locale}`
}

/**
 * Handles a fault that is no refusal: later runs try it again, and give up after many attempts.
 * @throws the error when the database does not answer
 */
async function noteFault(payload: Payload, schedule: Schedule, error: unknown): Promise<void> {
  // A cheap query: if it fails too, the database does not answer.
  await databaseNow({ payload })
  const count = (tries.get(schedule.id) ?? 0) + 1
  tries.set(schedule.id, count)
  if (count === 1) {
    payload.logger.error(
      { err: error, schedule: schedule.id },
      'a schedule broke; it is tried again',
    )
  }
  if (count < MOST_TRIES) return
  payload.logger.error({ err: error, schedule: schedule.id }, 'a schedule was given up')
  const { t } = await i18nOf(payload, schedule)
  await noteOutcome(payload, schedule.id, panelText(t, 'scheduleBroke'))
  tries.delete(schedule.id)
}

async function run(payload: Payload, schedule: Schedule): Promise<void> {
  const { req, isKnown } = await requestOf(payload, schedule)
  await initTransaction(req)
  try {
    if (!(await isStillToDo(payload, req, schedule.id))) {
      await killTransaction(req)
      return
    }
    if (!isKnown) throw refusal(panelText(req.t, 'scheduleByNobody'))
    await carryOut(payload, req, schedule)
    await noteOutcome(payload, schedule.id, null, req)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    // The database answers, so this is a fault that a retry may not cure.
    const sentence = await refusalSentence(error, req)
    if (sentence === undefined) throw error
    payload.logger.warn(
      { err: error, schedule: schedule.id },
      'a schedule could not be carried out',
    )
    const problem = isNotFound(error) ? panelText(req.t, 'scheduleGone') : sentence
    await noteOutcome(payload, schedule.id, problem)
  }
}

/** Makes a request with the current rights of the person who made the schedule. A right taken away since is gone. */
async function requestOf(payload: Payload, schedule: Schedule) {
  const { by, locale } = schedule
  const id = typeof by === 'object' ? by?.id : by
  const user = id
    ? await payload.findByID({
        collection: 'staff',
        id,
        depth: 0,
        disableErrors: true,
        ...overridingAccess('whose rights count has to be known before they can be asked'),
      })
    : null
  const i18n = await i18nOf(payload, schedule)
  const req = await createLocalReq(
    {
      locale,
      context: causedBy('schedule', schedule.id),
      req: { i18n, t: i18n.t },
      ...(user && { user: { ...user, collection: 'staff' } }),
    },
    payload,
  )
  return { req, isKnown: Boolean(user) }
}

/** Whether the schedule still has to run. Instances wait for each other's lock, so the second one sees it done. */
async function isStillToDo(payload: Payload, req: PayloadRequest, id: number): Promise<boolean> {
  await lockSchedules(payload, req)
  const schedule = await payload.findByID({
    collection: 'schedules',
    id,
    depth: 0,
    disableErrors: true,
    req,
    ...overridingAccess('the runner reads every schedule'),
  })
  return Boolean(schedule && !schedule.doneAt)
}

async function carryOut(payload: Payload, req: PayloadRequest, schedule: Schedule): Promise<void> {
  const document = documentOf(schedule)
  if (!document) throw refusal(panelText(req.t, 'scheduleGone'))
  const { relationTo, value } = document
  await payload.update({
    collection: relationTo,
    id: typeof value === 'object' ? value.id : value,
    locale: schedule.locale,
    data: { _status: schedule.action === 'unpublish' ? 'draft' : 'published' },
    depth: 0,
    overrideAccess: false,
    // A schedule runs even while somebody edits the document.
    overrideLock: true,
    user: req.user,
    req,
  })
}

function refusal(sentence: string): Error {
  return new APIError(sentence, 400, undefined, true)
}

/** The document is in the trash, or was deleted at this very moment. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
