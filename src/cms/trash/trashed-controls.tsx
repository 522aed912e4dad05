'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { endOfTrash } from '../../domain/trash'
import { panelText } from '../../i18n/panel/panel-texts'

/** Says in the form of what is in the trash when it is deleted for good. */
export function TrashedUntil() {
  const { t, i18n } = useTranslation()
  const { data } = useDocumentInfo()
  const { deletedAt, externalId } = (data ?? {}) as Partial<Record<string, string | null>>
  // What an import knows stays there, or it would come back with the next one.
  if (!deletedAt || externalId) return null
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <p className="mh-trashed-until">
      {panelText(t, 'trashedUntil', { date: day.format(endOfTrash(new Date(deletedAt))) })}
    </p>
  )
}
