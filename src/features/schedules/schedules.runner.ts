import type { Payload, PayloadRequest } from 'payload'
import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
} from 'payload'

import { databaseNow } from '@/cms/database/database-clock'
import { causedBy } from '@/cms/services/audit/audit-cause'
import { startBackgroundWork } from '@/cms/services/background-work'
import { overridingAccess } from '@/cms/local-api'
import { lockSchedules } from '@/cms/database/locks'
import { documentOf, i18nOf, noteOutcome } from '@/cms/publications/writing/schedule-outcome'
import { refusalSentence } from '@/cms/services/answers/refusal'
import { panelText } from '@/i18n/panel/panel-texts'
import type { Schedule } from '@/payload-types'

const HEARTBEAT = 'schedule-runner'

/** How often the schedules are looked at, in milliseconds. */
const INTERVAL = 3_000

/** A runner that has not been heard of for so long, in milliseconds, is not running. */
const SILENCE = 60_000

const EVERY_HEARTBEAT = 20_000

/**
 * Looks for due schedules every few seconds, as long as the process lives. What became due while nothing
 * ran is done at once. Any number of instances may do this on one database.
 *
 * @returns ends it: resolves once the look under way is over, and says nothing of a database that ends too
 */
export function startScheduleRunner(open: () => Promise<Payload>): () => Promise<void> {
  let heard = -Infinity
  return startBackgroundWork({
    open,
    run: async (payload) => {
      await runDueSchedules(payload)
      if (performance.now() - heard <= EVERY_HEARTBEAT) return
      const at = await databaseNow({ payload })
      await payload.kv.set(HEARTBEAT, { at: at.toISOString() })
      heard = performance.now()
    },
    interval: INTERVAL,
    failure: 'Schedules could not be read',
  })
}

/** When a runner has last looked, UTC, and whether one is running as far as that tells. */
export async function healthOfRunner(
  payload: Payload,
): Promise<{ heard: Date | undefined; isRunning: boolean }> {
  const heartbeat = await payload.kv.get<{ at: string }>(HEARTBEAT)
  if (!heartbeat) return { heard: undefined, isRunning: false }
  const heard = new Date(heartbeat.at)
  const now = await databaseNow({ payload })
  return { heard, isRunning: now.getTime() - heard.getTime() < SILENCE }
}

/** How often a schedule is tried that does not come to an end because of a fault of the site. */
const MOST_TRIES = 20

const tries = new Map<number, number>()

/**
 * Does what is due, in the order of its times. What cannot be done is noted with a sentence for
 * whoever scheduled it. One that breaks something stays due, and so do those that come after it for the
 * same text; the others go on.
 * @throws whatever the database throws where it does not answer; what is due then stays due
 */
export async function runDueSchedules(payload: Payload): Promise<void> {
  const now = await databaseNow({ payload })
  const { docs: due } = await payload.find({
    collection: 'schedules',
    where: { doneAt: { exists: false }, at: { less_than_equal: now.toISOString() } },
    sort: 'at',
    limit: 100,
    depth: 0,
    ...overridingAccess('the runner reads every schedule; each has the rights of whoever made it'),
  })
  const waiting = new Set<string>()
  for (const schedule of due) {
    const text = textOf(schedule)
    if (waiting.has(text)) continue
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
 * After a fault that is no refusal: tried again at the next looks, and given up after many.
 * @throws where the fault is that the database does not answer
 */
async function noteFault(payload: Payload, schedule: Schedule, error: unknown): Promise<void> {
  // The cheapest question there is: if this fails too, the others would as well.
  await payload.kv.get(HEARTBEAT)
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
    // What trying again would not cure, as opposed to a database that is away.
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

/** As whoever scheduled it, as they are today: a right that was taken away is gone here too. */
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

/** Another instance may have done it since: they wait for each other, and the second sees it done. */
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
    // What was planned happens, whoever is writing.
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
