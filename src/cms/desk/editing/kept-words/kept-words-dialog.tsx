'use client'

import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'

import type { KeptField, KeptWords } from '../../../../domain/texts/kept-words'
import { panelText } from '../../../../i18n/panel/panel-texts'
import { QuestionDialog } from '../../../services/panel/question-dialog'
import { nameOfField } from '../wrong-fields'
import { readable } from './readable'

interface Props {
  words: KeptWords
  fields: readonly KeptField[]
  /** Whether the form can be written. */
  mayTake: boolean
  isTaking: boolean
  onTake: () => void
  onDrop: () => void
  onClose: () => void
}

/** Shows kept words beside what is stored, and lets somebody choose: nothing is written over unseen. */
export function KeptWordsDialog({ fields, mayTake, isTaking, onTake, onDrop, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' })
  const isChanged = fields.some(({ isChangedSince }) => isChangedSince)
  const copy = async () => {
    const words = fields.map(({ kept }) => readable(kept)).filter((text) => text !== '')
    await navigator.clipboard.writeText(words.join('\n\n'))
    toast.success(panelText(t, 'keptCopied'))
  }
  return (
    <QuestionDialog
      title={panelText(t, 'keptTitle')}
      leave={panelText(t, 'keptLater')}
      {...(mayTake && { goOn: panelText(t, isChanged ? 'keptReplace' : 'keptTake') })}
      isBusy={isTaking}
      onLeave={onClose}
      onGoOn={onTake}
      instead={
        <span className="mh-consequences__instead mh-kept__choice">
          <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
            {panelText(t, 'keptCopy')}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={onDrop}>
            {panelText(t, 'keptDrop')}
          </Button>
        </span>
      }
    >
      {isChanged && <p role="alert">{panelText(t, 'keptChangedSince')}</p>}
      {fields.map(({ name, kept, now, isChangedSince }) => (
        <section key={name} className="mh-kept__field">
          <h3>
            {nameOfField(entity?.fields ?? [], name, i18n) || name}
            {isChangedSince && ` · ${panelText(t, 'keptFieldChanged')}`}
          </h3>
          <div className="mh-kept__texts">
            <div>
              <h4>{panelText(t, 'keptYours')}</h4>
              <Text value={kept} />
            </div>
            <div>
              <h4>{panelText(t, 'keptStored')}</h4>
              <Text value={now} />
            </div>
          </div>
        </section>
      ))}
    </QuestionDialog>
  )
}

function Text({ value }: { value: unknown }) {
  const text = readable(value)
  return (
    <p dir="auto" className="mh-kept__text">
      {text === '' ? '–' : text}
    </p>
  )
}
