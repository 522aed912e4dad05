'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { RecoveryCodes } from '@/cms/services/protection/panel/recovery-codes'
import { useFactorRequest } from '@/cms/services/protection/panel/use-factor-request'
import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  /** How many were not used. */
  left: number
  /** Whether their owner has said that they are kept. */
  areKept: boolean
  /** After somebody has said it, of these or of new ones. */
  onKept: () => void
}

/** How many recovery codes are left, and new ones; of those that were shown and not said to be kept, what can be done. */
export function OwnCodes({ left, areKept, onKept }: Props) {
  const { t } = useTranslation()
  const { ask, isBusy, problem } = useFactorRequest()
  const [codes, setCodes] = useState<readonly string[]>([])
  const make = async () => {
    const made = await ask<{ codes: string[] }>('/second-factor/recovery-codes', {})
    if (made) setCodes(made.codes)
  }
  const keep = async () => {
    if (await ask('/second-factor/keep-codes', {})) onKept()
  }
  if (codes.length > 0) {
    const kept = () => {
      setCodes([])
      onKept()
    }
    return <RecoveryCodes codes={codes} onKept={kept} />
  }
  return (
    <section className="mh-factor">
      <h3>{panelText(t, 'factorCodes')}</h3>
      <p>
        {areKept
          ? panelText(t, 'factorCodesLeft', { codes: left })
          : panelText(t, 'factorCodesUnkept')}
      </p>
      <p role="alert" className="mh-bad">
        {problem}
      </p>
      <div className="mh-factor__buttons">
        {!areKept && (
          <Button
            buttonStyle="primary"
            margin={false}
            disabled={isBusy}
            onClick={() => void keep()}
          >
            {panelText(t, 'factorCodesKept')}
          </Button>
        )}
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void make()}
        >
          {panelText(t, 'factorCodesNew')}
        </Button>
      </div>
      <small>{panelText(t, 'factorCodesNewMeaning')}</small>
    </section>
  )
}
