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
import { use } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'
import { TellRefusal } from '../consequences/panel/tell-refusal'
import { sendTrashDeed, type TrashDeed, type TrashOutcome } from './trash-requests'

/** What the drawer around a form does once its document is gone, or back. */
type Afterwards = (args: {
  id: string
  collectionConfig?: ClientCollectionConfig
}) => Promise<void> | void

/**
 * Does something with the document of a form, says what came of it, and leaves the form where the document left it.
 * @returns the function that does it
 */
export function useTrashDeed(inDrawer: Afterwards | undefined) {
  const { t, i18n } = useTranslation()
  const { id, collectionSlug = '', isTrashed } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { getEntityConfig } = useConfig()
  const { startRouteTransition } = useRouteTransition()
  const tell = use(TellRefusal)
  const depth = useEditDepth()
  const router = useRouter()
  /** @param isToldElsewhere whether who calls says why it was refused */
  return async (deed: TrashDeed, isToldElsewhere = false): Promise<TrashOutcome> => {
    const collection = getEntityConfig({ collectionSlug })
    const address = `/api/${collectionSlug}/${id}?depth=0${isTrashed ? '&trash=true' : ''}`
    const outcome = await sendTrashDeed({ address, deed, count: 1, language: i18n.language })
    const { docs, end, sentences } = outcome
    const [doc] = docs
    if (!doc) {
      if (end === 'left') toast.info(panelText(t, 'consequencesNothingDone'))
      else if (end !== 'told' && !isToldElsewhere) {
        tell({ collection: collection.slug, count: 1, titles: [title], sentences })
      }
      return outcome
    }
    const isBack = deed.startsWith('restore')
    const label = getTranslation(collection.labels.singular, i18n)
    // Whoever was asked may have deleted it for good instead.
    const isInTrash = deed === 'trash' && Boolean(doc.deletedAt)
    const said = isBack ? 'titleRestored' : isInTrash ? 'titleTrashed' : 'titleDeleted'
    toast.success(t(`general:${said}`, { label, title }))
    if (depth > 1) {
      await inDrawer?.({ id: String(id), collectionConfig: collection })
      return outcome
    }
    const to = `/admin/collections/${collectionSlug}${isBack ? `/${id}` : isTrashed ? '/trash' : ''}`
    startRouteTransition(() => router.push(to))
    return outcome
  }
}
