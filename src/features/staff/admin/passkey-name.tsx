'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'

import { onEnter } from '@/cms/services/protection/panel/on-enter'
import { useFactorRequest } from '@/cms/services/protection/panel/use-factor-request'
import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  /** Of the passkey. */
  id: string
  name: string
  onRenamed: () => void
  onLeft: () => void
}

/** The field in which the owner of a passkey gives it another name. */
export function PasskeyName({ id, name, onRenamed, onLeft }: Props) {
  const { t } = useTranslation()
  const { ask, isBusy, problem } = useFactorRequest()
  const field = useId()
  const [typed, setTyped] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const rename = async () => {
    if (await ask('/second-factor/rename-passkey', { id, name: typed })) onRenamed()
  }
  return (
    // No form: it is inside that of the account.
    <div className="mh-factor__fields">
      <label htmlFor={field}>{panelText(t, 'factorPasskeyName')}</label>
      <input
        id={field}
        ref={input}
        autoComplete="off"
        maxLength={60}
        dir="auto"
        aria-describedby={`${field}-problem`}
        aria-invalid={problem !== undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onEnter(isBusy, () => void rename())}
      />
      <p id={`${field}-problem`} role="alert" className="mh-bad">
        {problem}
      </p>
      <div className="mh-factor__buttons">
        <Button
          buttonStyle="primary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void rename()}
        >
          {t('general:save')}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onLeft}>
          {t('general:cancel')}
        </Button>
      </div>
    </div>
  )
}
