'use client'

import { useTranslation } from '@payloadcms/ui'

import { panelText } from '@/i18n/panel/panel-texts'

import { NamedDocuments } from './named-documents'
import { QuestionDialog } from '../../../services/panel/question-dialog'
import type { Refusal } from './tell-refusal'

interface Props {
  refusal: Refusal
  onClose: () => void
}

/** Says what was not done and why; the sentences themselves say what to do. */
export function RefusalDialog({ refusal, onClose }: Props) {
  const { t } = useTranslation()
  const { collection, count, titles } = refusal
  // Nothing is said where no answer came.
  const sentences =
    refusal.sentences.length > 0 ? refusal.sentences : [panelText(t, 'consequencesUnanswered')]
  return (
    <QuestionDialog
      title={panelText(t, 'consequencesRefused')}
      leave={t('general:close')}
      onLeave={onClose}
    >
      <NamedDocuments collection={collection} count={count} titles={titles} />
      <Refused sentences={sentences} />
    </QuestionDialog>
  )
}

/** Why something was refused, told at once to whoever listens. */
export function Refused({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert">
      {sentences.map((sentence, index) => (
        // Two may be refused in the same words.
        <p key={index} className="mh-bad">
          {sentence}
        </p>
      ))}
    </div>
  )
}
