import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { APIError, Forbidden, ValidationError } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { mayWriteLanguage } from '../../cms/access'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Schedule } from '../../payload-types'

function refuse(
  req: PayloadRequest,
  path: 'at' | 'document',
  reason: PanelKey,
  facts?: Record<string, string>,
): never {
  const message = panelText(req.t, reason, facts)
  throw new ValidationError({ collection: 'schedules', errors: [{ path, message }] }, req.t)
}

/** Refuses what could never be done, while whoever schedules it is there to read why. */
export const refuseImpossibleSchedule: CollectionBeforeChangeHook<Schedule> = async ({
  data,
  originalDoc,
  req,
}) => {
  // The runner's own notes.
  if (!req.user) return data
  if (originalDoc?.doneAt) {
    throw new APIError(panelText(req.t, 'scheduleDone'), 400, undefined, true)
  }
  const { at, document, locale, action } = { ...originalDoc, ...data }
  if (!at || !document || !locale) return data
  // Also where a schedule is moved to another language.
  if (!mayWriteLanguage(req, locale)) throw new Forbidden(req.t)
  if (new Date(at) <= (await databaseNow(req))) refuse(req, 'at', 'schedulePast')
  const { relationTo, value } = document
  const found = await req.payload.findByID({
    collection: relationTo,
    id: typeof value === 'object' ? value.id : value,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    disableErrors: true,
    select: { title: true },
    overrideAccess: false,
    user: req.user,
  })
  if (!found) refuse(req, 'document', 'scheduleOfNothing')
  if (action !== 'unpublish' && !found.title) {
    refuse(req, 'document', 'scheduleUnwritten', { language: locale })
  }
  return data
}

/** Whose schedule it is: it is carried out with that account's rights, and problems are told in its language. */
export const noteScheduler: CollectionBeforeChangeHook<Schedule> = ({ data, req }) =>
  req.user?.collection === 'staff'
    ? { ...data, by: req.user.id, panelLanguage: req.i18n.language }
    : data
