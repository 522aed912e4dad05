'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientCollectionConfig } from 'payload'

import { panelText } from '../../i18n/panel/panel-texts'
import { sendTrashDeed, type TrashDeed } from './trash-requests'

/** What the drawer around a form does once its document is gone, or back. */
type Afterwards = (args: {
  id: string
  collectionConfig?: ClientCollectionConfig
}) => Promise<void> | void

/**
 * Does something with the document of a form, says what came of it, and leaves the form where the document left it.
 * @returns the function that does it; it answers why it was refused
 */
export function useTrashDeed(inDrawer: Afterwards | undefined) {
  const { t, i18n } = useTranslation()
  const { id, collectionSlug = '', isTrashed } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { getEntityConfig } = useConfig()
  const { startRouteTransition } = useRouteTransition()
  const depth = useEditDepth()
  const router = useRouter()
  return async (deed: TrashDeed, isToldElsewhere = false): Promise<string | undefined> => {
    const collection = getEntityConfig({ collectionSlug })
    const address = `/api/${collectionSlug}/${id}?depth=0${isTrashed ? '&trash=true' : ''}`
    const { docs, errors } = await sendTrashDeed(address, deed, i18n.language)
    const [doc] = docs
    if (!doc) {
      const refused = errors[0] === '' ? panelText(t, 'connectionLost') : errors[0]
      if (!isToldElsewhere && refused !== undefined) toast.error(refused)
      return refused
    }
    const isBack = deed.startsWith('restore')
    const label = getTranslation(collection.labels.singular, i18n)
    // Whoever was asked may have deleted it for good instead.
    const isInTrash = deed === 'trash' && Boolean(doc.deletedAt)
    const said = isBack ? 'titleRestored' : isInTrash ? 'titleTrashed' : 'titleDeleted'
    toast.success(t(`general:${said}`, { label, title }))
    if (depth > 1) {
      await inDrawer?.({ id: String(id), collectionConfig: collection })
      return undefined
    }
    const to = `/admin/collections/${collectionSlug}${isBack ? `/${id}` : isTrashed ? '/trash' : ''}`
    startRouteTransition(() => router.push(to))
    return undefined
  }
}
