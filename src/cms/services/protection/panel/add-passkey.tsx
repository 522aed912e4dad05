'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { panelText, type PanelKey } from '@/i18n/panel/panel-texts'

import { onEnter } from './on-enter'
import { useFactorRequest } from './use-factor-request'
import { useKnowsPasskeys, usePasskey } from './use-passkey'

interface Props {
  canMakePasskey: boolean
  onAdded: (codes: readonly string[]) => void
}

/** Makes a passkey under a name; where there can be none, says why. */
export function AddPasskey({ canMakePasskey, onAdded }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const request = useFactorRequest()
  const { isBusy, problem } = request
  const passkey = usePasskey(request)
  const knowsPasskeys = useKnowsPasskeys()
  const [name, setName] = useState('')
  const missing = whyNone(canMakePasskey, knowsPasskeys)
  if (missing) return <p>{panelText(t, missing)}</p>
  const make = async () => {
    const codes = await passkey.make(name)
    if (!codes) return
    setName('')
    onAdded(codes)
  }
  return (
    // No form: it is inside that of the account.
    <div className="mh-factor__fields">
      <label htmlFor={id}>{panelText(t, 'factorPasskeyName')}</label>
      <input
        id={id}
        autoComplete="off"
        maxLength={60}
        dir="auto"
        aria-describedby={`${id}-help ${id}-problem`}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onEnter(isBusy, () => void make())}
      />
      <small id={`${id}-help`}>{panelText(t, 'factorPasskeyNameHelp')}</small>
      <p id={`${id}-problem`} role="alert" className="mh-bad">
        {problem}
      </p>
      <Button buttonStyle="primary" margin={false} disabled={isBusy} onClick={() => void make()}>
        {panelText(t, 'factorAddPasskey')}
      </Button>
    </div>
  )
}

function whyNone(canMakePasskey: boolean, knowsPasskeys: boolean): PanelKey | undefined {
  if (canMakePasskey) return knowsPasskeys ? undefined : 'factorNoPasskeyBrowser'
  return window.location.protocol === 'https:'
    ? 'factorNoPasskeyAddress'
    : 'factorNoPasskeyInsecure'
}
