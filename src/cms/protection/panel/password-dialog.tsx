'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { QuestionDialog } from '../../consequences/panel/question-dialog'
import { sendFromPanel } from '../../editing/send-from-panel'
import type { PasswordFor } from '../recent-password'

interface Props {
  /** Why it is asked for, in a sentence. */
  sentence: string
  /** What it is given for. */
  why: PasswordFor
  onDecided: (isGiven: boolean) => void
}

/** Asks for the password of whoever is signed in, until it is right or somebody leaves. */
export function PasswordDialog({ sentence, why, onDecided }: Props) {
  const { i18n, t } = useTranslation()
  const { user } = useAuth()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // After the window has come, which takes the focus itself.
  useEffect(() => field.current?.focus(), [])
  const give = async () => {
    const password = field.current?.value ?? ''
    if (password === '' || isBusy) return
    setBusy(true)
    const notDone = await sendFromPanel(
      '/api/staff/confirm-password',
      'POST',
      { password, for: why },
      i18n.language,
    )
    setBusy(false)
    if (!notDone) {
      onDecided(true)
      return
    }
    setProblem(
      notDone.why === 'refused' ? notDone.sentence : panelText(t, 'consequencesUnanswered'),
    )
    field.current?.select()
  }
  return (
    <QuestionDialog
      title={panelText(t, 'askedPasswordTitle')}
      leave={t('general:cancel')}
      goOn={panelText(t, 'askedPasswordGoOn')}
      isBusy={isBusy}
      onLeave={() => onDecided(false)}
      onGoOn={() => void give()}
    >
      <p>{sentence}</p>
      <form
        className="mh-asked-password"
        onSubmit={(event) => {
          event.preventDefault()
          // Payload's form around it is another one.
          event.stopPropagation()
          void give()
        }}
      >
        {/* By it a keeper of passwords knows whose is asked for. */}
        <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <label htmlFor={id}>{panelText(t, 'askedPasswordField')}</label>
        <input
          id={id}
          ref={field}
          type="password"
          autoComplete="current-password"
          required
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== undefined}
        />
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
        {/* With two fields the key Enter sends a form only where it has a button. */}
        <button type="submit" hidden />
      </form>
    </QuestionDialog>
  )
}
