'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { FactorStanding, FactorUse } from './factor-requests'
import { useFactorRequest } from './use-factor-request'
import { useKnowsPasskeys, usePasskey } from './use-passkey'

interface Props {
  ways: NonNullable<FactorStanding['ways']>
  /** What it is given for: a session (`give`), or one change of somebody who is signed in (`confirm`). */
  use?: FactorUse
  onGiven: () => void
}

/** Asks for the second factor after the password was given: a passkey, a code of an app, or a recovery code. */
export function GiveFactor({ ways, use = 'give', onGiven }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const request = useFactorRequest()
  const { ask, isBusy, problem } = request
  const passkey = usePasskey(request, use)
  const knowsPasskeys = useKnowsPasskeys()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const hasPasskey = ways.passkey && knowsPasskeys
  useEffect(() => {
    const first = button.current?.querySelector('button') ?? field.current
    first?.focus()
  }, [hasPasskey])
  const givePasskey = async () => {
    if (await passkey.give()) onGiven()
  }
  const giveCode = async () => {
    if (isBusy) return
    if (code.trim() === '') {
      request.setProblem(panelText(t, 'factorNoCode'))
      return
    }
    if (await ask(`/second-factor/${use}-code`, { code })) onGiven()
    else field.current?.select()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Forms around it in React's tree would be sent with it.
    event.stopPropagation()
    void giveCode()
  }
  return (
    <div className="mh-factor">
      <p>{panelText(t, use === 'give' ? 'factorGiveText' : 'factorConfirmText')}</p>
      {hasPasskey && (
        <div ref={button}>
          <Button
            buttonStyle="primary"
            size="large"
            margin={false}
            disabled={isBusy}
            onClick={() => void givePasskey()}
          >
            {panelText(t, 'factorUsePasskey')}
          </Button>
        </div>
      )}
      {/* The sentence of ours says what is missing, in the language of the panel. */}
      <form noValidate onSubmit={submit}>
        <label htmlFor={id}>{panelText(t, 'factorCodeField')}</label>
        <input
          id={id}
          ref={field}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={60}
          required
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem !== undefined}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <small id={`${id}-help`}>{panelText(t, 'factorCodeHelp')}</small>
        <p id={`${id}-problem`} role="alert" className="mh-bad">
          {problem}
        </p>
        <Button
          type="submit"
          buttonStyle={hasPasskey ? 'secondary' : 'primary'}
          size="large"
          margin={false}
          disabled={isBusy}
        >
          {panelText(t, 'factorGive')}
        </Button>
      </form>
    </div>
  )
}
