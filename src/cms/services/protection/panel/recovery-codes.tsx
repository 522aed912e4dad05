'use client'

import { Button, useAuth, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { useFactorRequest } from './use-factor-request'

interface Props {
  heading: 'h2' | 'h3'
  codes: readonly string[]
  onKept: () => void
}

/** Shows recovery codes, once, until somebody says that they are kept; what was shown and not said is told later. */
export function RecoveryCodes({ heading: Heading, codes, onKept }: Props) {
  const { t } = useTranslation()
  const { ask, isBusy, problem } = useFactorRequest()
  const { user } = useAuth()
  const [copied, setCopied] = useState<'factorCodesCopied' | 'factorCodesNotCopied'>()
  const title = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone: the keyboard goes on here.
  useEffect(() => title.current?.focus(), [])
  const keep = async () => {
    if (await ask('/second-factor/keep-codes', {})) onKept()
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied('factorCodesCopied')
    } catch {
      setCopied('factorCodesNotCopied')
    }
  }
  return (
    <section className="mh-factor mh-factor__sheet">
      <Heading ref={title} tabIndex={-1}>
        {panelText(t, 'factorCodes')}
      </Heading>
      {/* A sheet of paper says where its codes are typed, and for whom. */}
      <p className="mh-factor__whose" dir="ltr">
        {[window.location.host, user?.email].filter(Boolean).join(' · ')}
      </p>
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
            {panelText(t, 'factorCodesCopy')}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={() => window.print()}>
          {panelText(t, 'factorCodesPrint')}
        </Button>
        <Button buttonStyle="primary" margin={false} disabled={isBusy} onClick={() => void keep()}>
          {panelText(t, 'factorCodesKept')}
        </Button>
      </div>
      <p role="status">{copied && panelText(t, copied)}</p>
      <p role="alert" className="mh-bad">
        {problem}
      </p>
    </section>
  )
}
