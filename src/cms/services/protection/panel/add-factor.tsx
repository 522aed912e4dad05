'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { PasskeyPlace } from '../../../../domain/staff/second-factor'
import { AddApp } from './add-app'
import { AddPasskey } from './add-passkey'
import { RecoveryCodes } from './recovery-codes'

interface Props {
  /** Of its parts, one below what is around it. */
  heading: 'h2' | 'h3'
  /** Why it is asked for, until it is done. */
  why?: string
  place: PasskeyPlace
  /** Whether the account has an app, in whose place another one comes. */
  hasApp: boolean
  /** After the recovery codes were kept, where some came with it. @param isFirst whether the session is another one by it */
  onAdded: (isFirst: boolean) => void
}

/** Sets up a passkey or an app for somebody who is signed in. */
export function AddFactor({ heading: Heading, why, place, hasApp, onAdded }: Props) {
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
    return <RecoveryCodes heading={Heading} codes={codes} onKept={kept} />
  }
  return (
    <>
      {why !== undefined && <p>{why}</p>}
      <div className="mh-factor__choice">
        <section>
          <Heading>{panelText(t, 'factorPasskey')}</Heading>
          <p>{panelText(t, 'factorPasskeyText')}</p>
          <AddPasskey place={place} onAdded={added} />
        </section>
        <section>
          <Heading>{panelText(t, 'factorApp')}</Heading>
          <p>{panelText(t, 'factorAppText')}</p>
          <AddApp isAgain={hasApp} onAdded={added} />
        </section>
      </div>
    </>
  )
}
