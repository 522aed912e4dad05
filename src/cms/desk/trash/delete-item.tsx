'use client'

import {
  PopupList,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'

import { useTrashDeed } from './use-trash-deed'

/**
 * Deletes the document of a form. In the place of Payload's, which asks first without a word of what comes of it
 * (care.css): here one window asks and says everything.
 */
export function DeleteItem() {
  const { t } = useTranslation()
  const { id, collectionSlug, hasDeletePermission, hasTrashPermission, isTrashed } =
    useDocumentInfo()
  const { setModified } = useForm()
  const isModified = useFormModified()
  const { onDelete } = useDocumentDrawerContext()
  const run = useTrashDeed(onDelete)
  if (id === undefined || !collectionSlug || isTrashed) return null
  if (!hasDeletePermission && !hasTrashPermission) return null
  const remove = async () => {
    // What was typed goes with it, and keeps nobody on the page; else it is still to be saved.
    setModified(false)
    const { end } = await run('trash')
    if (end !== 'done') setModified(isModified)
  }
  return (
    <PopupList.Button id="action-delete-document" onClick={() => void remove()}>
      {t('general:delete')}
    </PopupList.Button>
  )
}
