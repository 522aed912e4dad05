import type { CollectionBeforeDeleteHook } from 'payload'

import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import { i18nOf, noteOutcome } from './schedule-outcome'
import type { TreeCollection } from '../../../content-types'

/**
 * Ends the schedules of a document that is deleted for good, with a sentence for their authors. It runs before the
 * delete, because the database then forgets which document a schedule was for.
 */
export const endSchedules: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { payload } = req
  const { docs: pending } = await payload.find({
    collection: 'schedules',
    where: {
      'document.relationTo': { equals: collection.slug },
      'document.value': { equals: id },
      doneAt: { exists: false },
    },
    pagination: false,
    depth: 0,
    // A user who may delete a document ends its schedules too, also those of others.
    overrideAccess: true,
    req,
  })
  for (const schedule of pending) {
    const document = await payload.findByID({
      collection: collection.slug as TreeCollection,
      id,
      locale: schedule.locale,
      fallbackLocale: env.SOURCE_LOCALE,
      draft: true,
      trash: true,
      depth: 0,
      select: { title: true },
      // The title of what they may delete.
      overrideAccess: true,
    })
    const { t } = await i18nOf(payload, schedule)
    const title = document.title || `#${id}`
    await noteOutcome(payload, schedule.id, panelText(t, 'scheduleDeleted', { title }), req)
  }
}
