import { getLocalI18n, type Payload, type PayloadRequest } from 'payload'

import { databaseNow } from '../../database/database-clock'
import type { Schedule } from '../../../payload-types'

/** The document of a schedule; `undefined` where it was deleted for good, whatever the type promises. */
export function documentOf(schedule: Schedule): Schedule['document'] | undefined {
  const document = schedule.document as Partial<Schedule['document']> | null | undefined
  return document?.value ? schedule.document : undefined
}

/** The texts of the panel as whoever made the schedule reads them. */
export function i18nOf(payload: Payload, { panelLanguage }: Schedule) {
  const language = panelLanguage as Parameters<typeof getLocalI18n>[0]['language']
  return getLocalI18n({ config: payload.config, language })
}

/** Ends a schedule: it is done, or `problem` says why it could not be. */
export async function noteOutcome(
  payload: Payload,
  id: number,
  problem: string | null,
  req?: PayloadRequest,
): Promise<void> {
  const now = await databaseNow(req ?? { payload })
  // The adapter itself: no rule of a field may keep the outcome from being noted.
  await payload.db.updateOne({
    collection: 'schedules',
    id,
    data: { doneAt: now.toISOString(), problem },
    ...(req && { req }),
    returning: false,
  })
}
