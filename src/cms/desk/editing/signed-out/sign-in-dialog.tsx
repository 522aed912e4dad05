'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'

import { panelText } from '../../../../i18n/panel/panel-texts'
import { QuestionDialog } from '../../../services/panel/question-dialog'
import { AddFactor } from '../../../services/protection/panel/add-factor'
import { askFactor, type FactorStanding } from '../../../services/protection/panel/factor-requests'
import { GiveFactor } from '../../../services/protection/panel/give-factor'
import { refusalsOf } from '../saving'
import type { SignedIn } from './signed-out'

interface Props {
  /** Who was signed in before. */
  last: RefObject<SignedIn | undefined>
  onSignedIn: () => Promise<void>
}

/**
 * Says that nobody is signed in any more, and signs in beside what is being written. A window that opened by itself would
 * take the letters that are typed in that moment.
 */
export function SignInNotice({ last, onSignedIn }: Props) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <p role="alert" className="mh-connection mh-signed-out">
        {panelText(t, 'signedOut')}{' '}
        <Button buttonStyle="primary" size="small" margin={false} onClick={() => setAsked(true)}>
          {t('authentication:login')}
        </Button>
      </p>
      {isAsked && <Ask last={last} onSignedIn={onSignedIn} onLater={() => setAsked(false)} />}
    </>
  )
}

function Ask({ last, onSignedIn, onLater }: Props & { onLater: () => void }) {
  const { t, i18n } = useTranslation()
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [other, setOther] = useState<string | undefined>(undefined)
  const [email, setEmail] = useState(() => last.current?.email ?? '')
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<(FactorStanding & { outcome: SignedIn }) | undefined>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const signIn = async () => {
    setBusy(true)
    setRefusals([])
    const outcome = await logIn(email, password, i18n.language)
    setBusy(false)
    if ('refusals' in outcome) {
      const { refusals: said } = outcome
      setRefusals(said.length > 0 ? said : [panelText(t, 'consequencesUnanswered')])
      return
    }
    const { body: missing } = await askStanding(i18n.language)
    if (missing.standing === 'give' || missing.standing === 'enrol')
      setStep({ ...missing, outcome })
    else await signedIn(outcome)
  }
  const signedIn = async (outcome: SignedIn) => {
    setStep(undefined)
    const before = last.current?.id
    // Words of one person are not saved in the name of another unseen.
    if (before !== undefined && outcome.id !== before) setOther(outcome.email)
    else await onSignedIn()
  }
  if (step) {
    return (
      <QuestionDialog
        key="step"
        title={panelText(t, 'factorStepTitle')}
        leave={panelText(t, 'signedOutLater')}
        onLeave={onLater}
      >
        {step.standing === 'give' && step.ways ? (
          <GiveFactor ways={step.ways} onGiven={() => void signedIn(step.outcome)} />
        ) : (
          <>
            <p>{panelText(t, 'factorEnrolText')}</p>
            <AddFactor
              canMakePasskey={step.canMakePasskey === true}
              hasApp={false}
              onAdded={() => void signedIn(step.outcome)}
            />
          </>
        )}
      </QuestionDialog>
    )
  }
  if (other !== undefined) {
    return (
      <QuestionDialog
        key="other"
        title={panelText(t, 'signedInAsOther', { name: other })}
        leave={panelText(t, 'readAnewLoad')}
        goOn={panelText(t, 'signedInSave')}
        onLeave={() => window.location.reload()}
        onGoOn={() => void onSignedIn()}
      >
        <p>{panelText(t, 'signedInAsOtherMeaning')}</p>
      </QuestionDialog>
    )
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Forms around it in React's tree would be sent with it.
    event.stopPropagation()
    if (!isBusy) void signIn()
  }
  return (
    <QuestionDialog
      title={panelText(t, 'signedOutTitle')}
      leave={panelText(t, 'signedOutLater')}
      goOn={t('authentication:login')}
      isBusy={isBusy}
      onLeave={onLater}
      onGoOn={() => void signIn()}
    >
      <p>{panelText(t, 'signedOutMeaning')}</p>
      <form id={form} className="mh-sign-in" onSubmit={submit}>
        <label>
          {t('general:email')}
          <input
            type="email"
            autoComplete="username"
            required
            dir="ltr"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <label>
          {t('general:password')}
          <input
            ref={field}
            type="password"
            autoComplete="current-password"
            required
            dir="ltr"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        {/* Enter in a field sends a form only where it has a button. */}
        <button type="submit" hidden />
      </form>
      <div role="alert">
        {refusals.map((sentence) => (
          <p key={sentence} className="mh-bad">
            {sentence}
          </p>
        ))}
      </div>
    </QuestionDialog>
  )
}

/** What is missing in the session that has just begun; where that cannot be asked, the next refusal says it. */
async function askStanding(language: string): Promise<{ body: FactorStanding }> {
  const answer = await askFactor<FactorStanding>('/second-factor', language)
  return 'body' in answer ? answer : { body: { standing: 'full' } }
}

/** Signs in at the panel's own address for that. */
async function logIn(
  email: string,
  password: string,
  language: string,
): Promise<SignedIn | { refusals: string[] }> {
  try {
    const answer = await fetch('/api/staff/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ email, password }),
      signal: AbortSignal.timeout(LONGEST_SIGN_IN),
    })
    if (!answer.ok) return { refusals: await refusalsOf(answer) }
    return ((await answer.json()) as { user: SignedIn }).user
  } catch {
    // Lost on the way, or too late: it is said, and can be tried again.
    return { refusals: [] }
  }
}

/** How long a sign-in may take, in ms. */
const LONGEST_SIGN_IN = 30_000
