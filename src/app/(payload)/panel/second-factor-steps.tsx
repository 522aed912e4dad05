'use client'

import { Button, useTranslation } from '@payloadcms/ui'

import { AddFactor } from '@/cms/services/protection/panel/add-factor'
import type { FactorStanding } from '@/cms/services/protection/panel/factor-requests'
import { GiveFactor } from '@/cms/services/protection/panel/give-factor'
import { useFactorRequest } from '@/cms/services/protection/panel/use-factor-request'
import { OwnCodes } from '@/features/staff/admin/own-codes'
import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  standing: 'give' | 'enrol'
  canMakePasskey: boolean
  ways: NonNullable<FactorStanding['ways']>
  /** Where it goes on to. */
  next: string
}

/** The step between the password and the panel. */
export function SecondFactorSteps({ standing, canMakePasskey, ways, next }: Props) {
  const { t } = useTranslation()
  const { ask, isBusy, problem } = useFactorRequest()
  // As a new document: the panel keeps nothing of the session of before.
  const goOn = () => window.location.assign(next)
  const leave = async () => {
    if (await ask('/second-factor/leave', {})) window.location.assign('/admin/login')
  }
  return (
    <>
      {standing === 'give' ? (
        <GiveFactor ways={ways} onGiven={goOn} />
      ) : (
        <>
          <p>{panelText(t, 'factorEnrolText')}</p>
          <AddFactor canMakePasskey={canMakePasskey} hasApp={false} onAdded={goOn} />
        </>
      )}
      <p role="alert" className="mh-bad">
        {problem}
      </p>
      <Button buttonStyle="none" margin={false} disabled={isBusy} onClick={() => void leave()}>
        {panelText(t, 'factorOther')}
      </Button>
    </>
  )
}

/** What is left of recovery codes that were shown and not said to be kept; then it goes on. */
export function UnkeptCodes({ left, next }: { left: number; next: string }) {
  return <OwnCodes left={left} areKept={false} onKept={() => window.location.assign(next)} />
}
