'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { AppSecret } from '../second-factor/apps'
import { onEnter } from './on-enter'
import { useFactorRequest } from './use-factor-request'

interface Props {
  isAgain: boolean
  onAdded: (codes: readonly string[]) => void
}

/** Gives an app its secret, by a square to point it at or as letters, and takes the first code. */
export function AddApp({ isAgain, onAdded }: Props) {
  const { t } = useTranslation()
  const { ask, isBusy, problem, setProblem } = useFactorRequest()
  const [offered, setOffered] = useState<AppSecret>()
  const begin = async () => setOffered(await ask<AppSecret>('/second-factor/begin-app', {}))
  const take = async (code: string) => {
    if (code.trim() === '') {
      setProblem(panelText(t, 'factorNoFirst'))
      return
    }
    const added = await ask<{ codes: string[] }>('/second-factor/add-app', { code })
    if (!added) return
    setOffered(undefined)
    onAdded(added.codes)
  }
  if (offered) {
    return <FirstCode offered={offered} isBusy={isBusy} problem={problem} onCode={take} />
  }
  return (
    <>
      <p role="alert" className="mh-bad">
        {problem}
      </p>
      <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void begin()}>
        {panelText(t, isAgain ? 'factorAppAgain' : 'factorAddApp')}
      </Button>
    </>
  )
}

interface FirstCodeProps {
  offered: AppSecret
  isBusy: boolean
  problem: string | undefined
  onCode: (code: string) => Promise<void>
}

function FirstCode({ offered, isBusy, problem, onCode }: FirstCodeProps) {
  const { t } = useTranslation()
  const id = useId()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { secret, square, uri } = offered
  return (
    // No form: it is inside that of the account.
    <div className="mh-factor__fields">
      <p>{panelText(t, 'factorAppScan')}</p>
      {/* An app reads dark on light, whatever the colours of the panel. */}
      <svg
        className="mh-factor__square"
        viewBox={`0 0 ${square.size} ${square.size}`}
        shapeRendering="crispEdges"
        aria-hidden
      >
        <path fill="#fff" d={`M0 0h${square.size}v${square.size}H0z`} />
        <path fill="#000" d={square.path} />
      </svg>
      <p>
        {panelText(t, 'factorAppKey')}:{' '}
        <code className="mh-factor__key" dir="ltr">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <p>
        <a href={uri}>{panelText(t, 'factorAppOpen')}</a>
      </p>
      <label htmlFor={id}>{panelText(t, 'factorAppFirst')}</label>
      <input
        id={id}
        ref={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        required
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== undefined}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={onEnter(isBusy, () => void onCode(code))}
      />
      <p id={`${id}-problem`} role="alert" className="mh-bad">
        {problem}
      </p>
      <Button
        buttonStyle="primary"
        margin={false}
        disabled={isBusy}
        onClick={() => void onCode(code)}
      >
        {panelText(t, 'factorAppConfirm')}
      </Button>
    </div>
  )
}
