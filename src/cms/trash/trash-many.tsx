'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  toast,
  useAuth,
  useConfig,
  useListDrawerContext,
  useRouteCache,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { CollectionSlug, Where } from 'payload'
import { use, useState } from 'react'

import { panelText } from '../../i18n/panel/panel-texts'
import { useSelected, useSelectedTitles } from '../bulk/use-selected'
import { TellRefusal } from '../consequences/panel/tell-refusal'
import { RestoreDialog } from './restore-dialog'
import { sendTrashDeed, type TrashDeed, type TrashOutcome } from './trash-requests'

interface Props {
  collectionSlug: CollectionSlug
}

/**
 * Deletes what is chosen in a list, or brings it back. In the place of Payload's buttons (care.css): theirs ask twice, and
 * bring everything back as drafts unless a box is ticked.
 */
export function TrashMany({ collectionSlug }: Props) {
  const { t, i18n } = useTranslation()
  const { permissions } = useAuth()
  const { getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const { isInDrawer } = useListDrawerContext()
  const isTrash = usePathname().endsWith('/trash')
  const { count, toggleAll } = useSelection()
  const selected = useSelected(collectionSlug)
  const titles = useSelectedTitles(collectionSlug)
  const tell = use(TellRefusal)
  const [isAsking, setIsAsking] = useState(false)
  const may = permissions?.collections?.[collectionSlug]
  if (isInDrawer || !may?.delete || count === 0) return null

  const collection = getEntityConfig({ collectionSlug })
  const run = async (deed: TrashDeed): Promise<TrashOutcome> => {
    const inTrash: Where = { deletedAt: { exists: true } }
    const where = isTrash ? { and: [selected, inTrash] } : selected
    const query = new URLSearchParams({ depth: '0', where: JSON.stringify(where) })
    if (isTrash) query.set('trash', 'true')
    const address = `/api/${collectionSlug}?${query.toString()}`
    const outcome = await sendTrashDeed({ address, deed, count, language: i18n.language })
    const { docs, end } = outcome
    if (docs.length > 0) {
      const { singular, plural } = collection.labels
      const label = getTranslation(docs.length > 1 ? plural : singular, i18n)
      const said = deed.startsWith('restore')
        ? 'restoredCountSuccessfully'
        : deed === 'trash' && docs.some(({ deletedAt }) => deletedAt)
          ? 'trashedCountSuccessfully'
          : 'permanentlyDeletedCountSuccessfully'
      toast.success(t(`general:${said}`, { count: docs.length, label }))
      if (end === 'done') toggleAll()
      clearRouteCache()
    }
    return outcome
  }
  const remove = async (deed: TrashDeed) => {
    const { end, sentences } = await run(deed)
    if (end !== 'refused' && end !== 'unanswered') return
    // Each sentence names its document.
    tell({ collection: collectionSlug, count: sentences.length || count, titles: [], sentences })
  }
  return (
    <>
      <div className="mh-list-actions mh-trash-many">
        {isTrash && (
          <Button size="small" margin={false} onClick={() => setIsAsking(true)}>
            {t('general:restore')}
          </Button>
        )}
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => void remove(isTrash ? 'delete' : 'trash')}
        >
          {isTrash ? panelText(t, 'consequencesDoDelete') : t('general:delete')}
        </Button>
      </div>
      {isAsking && (
        <RestoreDialog
          collection={collectionSlug}
          count={count}
          titles={titles}
          restore={run}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
