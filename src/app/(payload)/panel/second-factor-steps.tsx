'use client'

import { Button, useTranslation } from '@payloadcms/ui'

import { AddFactor } from '@/cms/services/protection/panel/add-factor'
import { GiveFactor } from '@/cms/services/protection/panel/give-factor'
import { useFactorRequest } from '@/cms/services/protection/panel/use-factor-request'
import type { FactorWays } from '@/cms/services/protection/second-factor/own-factors'
import type { PasskeyPlace } from '@/domain/staff/second-factor'
import { OwnCodes } from '@/features/staff/admin/own-codes'
import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  standing: 'give' | 'enrol'
  place: PasskeyPlace
  ways: FactorWays
  /** Where it goes on to. */
  next: string
}

/** The step between the password and the panel. */
export function SecondFactorSteps({ standing, place, ways, next }: Props) {
  const { t } = useTranslation()
  const { ask, isBusy, problem } = useFactorRequest()
  // As a new document: the panel keeps nothing of the session of before.
  const goOn = () => window.location.assign(next)
  const leave = async () => {
    if (await ask('/logout', {})) window.location.assign('/admin/login')
  }
  return (
    <>
      {standing === 'give' ? (
        <GiveFactor ways={ways} onGiven={goOn} />
      ) : (
        <AddFactor
          heading="h2"
          why={panelText(t, 'factorEnrolText')}
          place={place}
          hasApp={false}
          onAdded={goOn}
        />
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
  return (
    <OwnCodes
      heading="h2"
      left={left}
      areKept={false}
      onKept={() => window.location.assign(next)}
    />
  )
}
