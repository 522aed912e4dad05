'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { AddApp } from './add-app'
import { AddPasskey } from './add-passkey'
import { RecoveryCodes } from './recovery-codes'

interface Props {
  canMakePasskey: boolean
  /** Whether the account has an app, in whose place another one comes. */
  hasApp: boolean
  /** After the recovery codes were kept, where some came with it. @param isFirst whether the session is another one by it */
  onAdded: (isFirst: boolean) => void
}

/** Sets up a passkey or an app for somebody who is signed in. */
export function AddFactor({ canMakePasskey, hasApp, onAdded }: Props) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[]>([])
  const added = (made: readonly string[]) => {
    setCodes(made)
    if (made.length === 0) onAdded(false)
  }
  if (codes.length > 0) {
    const kept = () => {
      setCodes([])
      onAdded(true)
    }
    return <RecoveryCodes codes={codes} onKept={kept} />
  }
  return (
    <div className="mh-factor__choice">
      <section>
        <h3>{panelText(t, 'factorPasskey')}</h3>
        <p>{panelText(t, 'factorPasskeyText')}</p>
        <AddPasskey canMakePasskey={canMakePasskey} onAdded={added} />
      </section>
      <section>
        <h3>{panelText(t, 'factorApp')}</h3>
        <p>{panelText(t, 'factorAppText')}</p>
        <AddApp isAgain={hasApp} onAdded={added} />
      </section>
    </div>
  )
}
