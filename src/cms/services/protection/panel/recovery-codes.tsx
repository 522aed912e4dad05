'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { useFactorRequest } from './use-factor-request'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** Shows recovery codes, once, until somebody says that they are kept; what was shown and not said is told later. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation()
  const { ask, isBusy, problem } = useFactorRequest()
  const [isCopied, setCopied] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone: the keyboard goes on here.
  useEffect(() => title.current?.focus(), [])
  const keep = async () => {
    if (await ask('/second-factor/keep-codes', {})) onKept()
  }
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <section className="mh-factor">
      <h3 ref={title} tabIndex={-1}>
        {panelText(t, 'factorCodes')}
      </h3>
      <p>{panelText(t, 'factorCodesShown')}</p>
      <ol className="mh-factor__codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mh-factor__buttons">
        {/* There is none where the page did not come by https. */}
        {typeof navigator !== 'undefined' && 'clipboard' in navigator && (
          <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
            {panelText(t, isCopied ? 'factorCodesCopied' : 'factorCodesCopy')}
          </Button>
        )}
        <Button buttonStyle="primary" margin={false} disabled={isBusy} onClick={() => void keep()}>
          {panelText(t, 'factorCodesKept')}
        </Button>
      </div>
      <p role="alert" className="mh-bad">
        {problem}
      </p>
    </section>
  )
}
