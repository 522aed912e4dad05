'use client'

import { Button, useTranslation } from '@payloadcms/ui'

import { useFactorRequest } from '@/cms/services/protection/panel/use-factor-request'
import { panelText } from '@/i18n/panel/panel-texts'

/** An admin takes the second factors of a colleague away; the API asks for the admin's password. */
export function TakeFactorsAway({
  account,
  onDone,
}: {
  account: number | string
  onDone: () => void
}) {
  const { t } = useTranslation()
  const { ask, isBusy, problem } = useFactorRequest()
  const take = async () => {
    if (await ask(`/${account}/second-factor/take-away`, {})) onDone()
  }
  return (
    <>
      <p>{panelText(t, 'factorTakeAwayText')}</p>
      <p role="alert" className="mh-bad">
        {problem}
      </p>
      <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void take()}>
        {panelText(t, 'factorTakeAway')}
      </Button>
    </>
  )
}
