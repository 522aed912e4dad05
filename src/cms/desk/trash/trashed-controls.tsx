'use client'

import {
  Button,
  useDocumentDrawerContext,
  useDocumentInfo,
  useDocumentTitle,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'

import { endOfTrash } from '../../../domain/staff/trash'
import { panelText } from '../../../i18n/panel/panel-texts'
import { RestoreDialog } from './restore-dialog'
import { useTrashDeed } from './use-trash-deed'

/**
 * Says in the form of what is in the trash when it is deleted for good, and brings it back. In the place of Payload's
 * buttons (care.css): theirs brings everything back as a draft unless a box is ticked.
 */
export function TrashedControls() {
  const { t, i18n } = useTranslation()
  const info = useDocumentInfo()
  const { collectionSlug, data, hasDeletePermission, hasSavePermission, isTrashed } = info
  const { title } = useDocumentTitle()
  const { onDelete, onRestore } = useDocumentDrawerContext()
  const remove = useTrashDeed(onDelete)
  const restore = useTrashDeed(onRestore)
  const [isAsking, setIsAsking] = useState(false)
  const { deletedAt, externalId } = (data ?? {}) as Partial<Record<string, string | null>>
  if (!isTrashed || !deletedAt || !collectionSlug) return null
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <div className="mh-trashed">
      {/* What an import knows stays there, or it would come back with the next one. */}
      {!externalId && (
        <p className="mh-trashed-until">
          {panelText(t, 'trashedUntil', { date: day.format(endOfTrash(new Date(deletedAt))) })}
        </p>
      )}
      {hasDeletePermission && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void remove('delete')}>
          {panelText(t, 'consequencesDoDelete')}
        </Button>
      )}
      {hasSavePermission && (
        <Button margin={false} onClick={() => setIsAsking(true)}>
          {t('general:restore')}
        </Button>
      )}
      {isAsking && (
        <RestoreDialog
          collection={collectionSlug}
          count={1}
          titles={[title]}
          restore={(how) => restore(how, true)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
