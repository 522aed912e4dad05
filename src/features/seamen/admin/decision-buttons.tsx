'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { usePanelDeed } from '@/cms/desk/editing/use-panel-deed'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

interface Props {
  id: number
  state: string
  isConfirmed: boolean
}

/** Lets a seafarer in, suspends with a reason, or lifts the suspension. */
export function DecisionButtons({ id, state, isConfirmed }: Props) {
  const { t } = useTranslation()
  const { send, isBusy } = usePanelDeed()
  const [isSuspending, setSuspending] = useState(false)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  // Where the keyboard was, the button is gone.
  useEffect(() => {
    if (isSuspending) field.current?.focus()
  }, [isSuspending])
  const decide = async (done: PanelKey, ...deed: Parameters<typeof send>) => {
    if (!(await send(...deed))) return
    toast.success(panelText(t, done))
    setSuspending(false)
    setReason('')
  }
  const address = `/api/seamen/${id}`
  return (
    <div className="field-type mh-decision">
      {state === 'pending' && !isConfirmed && <p>{panelText(t, 'seamanUnconfirmed')}</p>}
      {state === 'pending' && isConfirmed && (
        <Button
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void decide('seamanAdmittedNow', `${address}/admit`, 'POST', {})}
        >
          {panelText(t, 'seamenAdmit')}
        </Button>
      )}
      {state === 'suspended' && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void decide('suspensionLifted', address, 'PATCH', { state: 'active' })}
        >
          {panelText(t, 'liftSuspension')}
        </Button>
      )}
      {state !== 'suspended' && !isSuspending && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => setSuspending(true)}
        >
          {panelText(t, 'suspend')}
        </Button>
      )}
      {state !== 'suspended' && isSuspending && (
        <div className="mh-request-box">
          <label htmlFor="mh-suspend-reason">{panelText(t, 'seamanReason')}</label>
          <p id="mh-suspend-about">{panelText(t, 'seamanReasonDescription')}</p>
          <textarea
            id="mh-suspend-reason"
            aria-describedby="mh-suspend-about"
            ref={field}
            dir="auto"
            rows={5}
            maxLength={1_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button
            size="medium"
            margin={false}
            disabled={isBusy || reason.trim() === ''}
            onClick={() =>
              void decide('seamanSuspendedNow', address, 'PATCH', { state: 'suspended', reason })
            }
          >
            {panelText(t, 'seamanSuspendSend')}
          </Button>
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            disabled={isBusy}
            onClick={() => setSuspending(false)}
          >
            {t('general:cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}
