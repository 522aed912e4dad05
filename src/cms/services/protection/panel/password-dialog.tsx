'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { QuestionDialog } from '../../panel/question-dialog'
import type { PasswordFor } from '../../answers/password-needed'
import type { FactorStanding } from './factor-requests'
import { GiveFactor } from './give-factor'
import { useFactorRequest } from './use-factor-request'

export interface Reason {
  /** Why it is asked for, as the site says it. */
  sentence: string
  why: PasswordFor
  /** Of `keys`: for which change, as the site names it, and in a sentence (key-changes.ts). */
  change?: string | undefined
  act?: string | undefined
}

interface Props {
  reason: Reason
  onDecided: (isGiven: boolean) => void
}

/** Asks for the password of the person who is signed in, and a second factor where both are needed, until it is right or somebody leaves. */
export function PasswordDialog({ reason, onDecided }: Props) {
  const { act, change, sentence, why } = reason
  const { t } = useTranslation()
  const { user } = useAuth()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { ask, isBusy, problem } = useFactorRequest()
  const [ways, setWays] = useState<FactorStanding['ways']>()
  // After the window has come, which takes the focus itself.
  useEffect(() => field.current?.focus(), [])
  const give = async () => {
    const password = field.current?.value ?? ''
    if (password === '' || isBusy) return
    const given = await ask<{ factor?: boolean }>('/confirm-password', {
      password,
      for: why,
      change,
    })
    if (!given) {
      field.current?.select()
      return
    }
    if (given.factor !== true) {
      onDecided(true)
      return
    }
    const standing = await ask<FactorStanding>('/second-factor')
    setWays(standing?.ways)
  }
  if (ways) {
    return (
      <QuestionDialog
        key="factor"
        title={panelText(t, 'factorStepTitle')}
        leave={t('general:cancel')}
        onLeave={() => onDecided(false)}
      >
        {act !== undefined && <p>{act}</p>}
        <GiveFactor ways={ways} use="confirm" onGiven={() => onDecided(true)} />
      </QuestionDialog>
    )
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
