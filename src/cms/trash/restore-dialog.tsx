'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { QuestionDialog } from '../consequences/panel/question-dialog'
import { panelText } from '../../i18n/panel/panel-texts'

type How = 'restore' | 'restore as draft'

interface Props {
  /** Whether it can be live at all; files only come back. */
  hasDrafts: boolean
  /** Of many, how many they are. */
  count?: number
  /** Brings back what it is about; answers why something was refused. */
  restore: (how: How) => Promise<readonly string[]>
  onClose: () => void
}

/** Asks how something comes back from the trash: as it was, or as a draft. What is refused is said in it. */
export function RestoreDialog({ hasDrafts, count = 1, restore, onClose }: Props) {
  const { t } = useTranslation()
  const [how, setHow] = useState<How>('restore')
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    const errors = await restore(how)
    setIsBusy(false)
    setRefused(errors)
    if (errors.length === 0) onClose()
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
      isHarm={false}
      isBusy={isBusy}
      onLeave={onClose}
      onGoOn={() => void run()}
    >
      {count > 1 && <p>{panelText(t, 'consequencesMany', { count })}</p>}
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
      <div role="alert">
        {refused.map((sentence) => (
          <p key={sentence} className="mh-bad">
            {sentence}
          </p>
        ))}
      </div>
    </QuestionDialog>
  )
}
