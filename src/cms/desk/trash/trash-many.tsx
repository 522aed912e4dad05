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

import { panelText } from '../../../i18n/panel/panel-texts'
import { useSelected, useSelectedTitles } from '../bulk/use-selected'
import { TellRefusal } from '../consequences/panel/tell-refusal'
import { RestoreDialog } from './restore-dialog'
import { sendTrashDeed, type TrashDeed, type TrashOutcome } from './trash-requests'

/** What was chosen in the list. */
interface Chosen {
  selected: Where
  count: number
  titles: string[]
}

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
  // As they were when it was asked: the list that is loaded again forgets what was chosen.
  const [asked, setAsked] = useState<Chosen>()
  const may = permissions?.collections?.[collectionSlug]
  if (isInDrawer || !may?.delete || (count === 0 && !asked)) return null

  const collection = getEntityConfig({ collectionSlug })
  const chosen: Chosen = { selected, count, titles }
  const run = async (deed: TrashDeed, of: Chosen): Promise<TrashOutcome> => {
    const inTrash: Where = { deletedAt: { exists: true } }
    const where = isTrash ? { and: [of.selected, inTrash] } : of.selected
    const query = new URLSearchParams({ depth: '0', where: JSON.stringify(where) })
    if (isTrash) query.set('trash', 'true')
    const address = `/api/${collectionSlug}?${query.toString()}`
    const outcome = await sendTrashDeed({ address, deed, count: of.count, language: i18n.language })
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
      if (end === 'done' && count > 0) toggleAll()
      clearRouteCache()
    }
    return outcome
  }
  const remove = async (deed: TrashDeed) => {
    const { end, sentences } = await run(deed, chosen)
    if (end !== 'refused' && end !== 'unanswered') return
    // Each sentence names its document.
    tell({ collection: collectionSlug, count: sentences.length || count, titles: [], sentences })
  }
  return (
    <>
      <div className="mh-list-actions mh-trash-many">
        {isTrash && (
          <Button size="small" margin={false} onClick={() => setAsked(chosen)}>
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
      {asked && (
        <RestoreDialog
          collection={collectionSlug}
          count={asked.count}
          titles={asked.titles}
          restore={(how) => run(how, asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
