'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { use, useEffect, useRef, useState } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'
import { NamedDocuments } from '../consequences/panel/named-documents'
import { QuestionDialog } from '../../services/panel/question-dialog'
import { Refused } from '../consequences/panel/refusal-dialog'
import { TellRefusal } from '../consequences/panel/tell-refusal'
import type { TrashOutcome } from './trash-requests'

type How = 'restore' | 'restore as draft'

interface Props {
  collection: CollectionSlug
  /** How many come back. */
  count: number
  /** What the first of them are called. */
  titles: readonly string[]
  /** Brings back what it is about. */
  restore: (how: How) => Promise<TrashOutcome>
  onClose: () => void
}

/**
 * Asks how something comes back from the trash: as it was, or as a draft. What is refused is said in it, or in a window of
 * its own to whoever has closed it meanwhile.
 */
export function RestoreDialog({ collection, count, titles, restore, onClose }: Props) {
  const { t } = useTranslation()
  const { getEntityConfig } = useConfig()
  const [how, setHow] = useState<How>('restore')
  const [outcome, setOutcome] = useState<TrashOutcome>()
  const [isWaiting, setIsWaiting] = useState(false)
  const tell = use(TellRefusal)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  // Files cannot be live or drafts; they only come back.
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug: collection }).versions?.drafts)
  const tellLate = ({ docs, end, isAboutAddress, sentences }: TrashOutcome) => {
    if (end !== 'refused' && end !== 'unanswered') return
    // Of many, those that are left; the sentences name them.
    const left = docs.length > 0 ? { count: sentences.length, titles: [] } : { count, titles }
    const hint = isAboutAddress ? [panelText(t, 'trashRestoreAddress')] : []
    tell({ collection, ...left, sentences: [...sentences, ...hint] })
  }
  const run = async () => {
    setOutcome(undefined)
    setIsWaiting(true)
    const ended = await restore(how)
    if (!isOpen.current) {
      tellLate(ended)
      return
    }
    setIsWaiting(false)
    if (ended.end === 'done') onClose()
    else setOutcome(ended)
  }
  const ways: readonly [How, string][] = [
    ['restore', panelText(t, 'trashRestoreAsItWas')],
    ['restore as draft', panelText(t, 'trashRestoreAsDraft')],
  ]
  return (
    <QuestionDialog
      title={t('general:confirmRestoration')}
      leave={panelText(t, 'consequencesLeave')}
      goOn={t('general:restore')}
      isWaiting={isWaiting}
      onLeave={onClose}
      onGoOn={() => void run()}
    >
      {outcome && outcome.docs.length > 0 ? (
        // Of many, those that are left; the sentences name them.
        <NamedDocuments collection={collection} count={outcome.sentences.length} titles={[]} />
      ) : (
        <NamedDocuments collection={collection} count={count} titles={titles} />
      )}
      {hasDrafts && (
        <fieldset className="mh-restore">
          <legend>{panelText(t, 'trashRestoreHow')}</legend>
          {ways.map(([way, label]) => (
            <label key={way}>
              <input
                type="radio"
                name="mh-restore"
                checked={how === way}
                onChange={() => setHow(way)}
              />{' '}
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <Refused
        sentences={
          outcome?.end === 'unanswered'
            ? [panelText(t, 'consequencesUnanswered')]
            : (outcome?.sentences ?? [])
        }
      />
      {outcome?.isAboutAddress && <p>{panelText(t, 'trashRestoreAddress')}</p>}
    </QuestionDialog>
  )
}
