'use client'

import { Button, ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'

import { usePanelDeed } from '../../../cms/editing/use-panel-deed'
import { panelText } from '../../../i18n/panel/panel-texts'

interface Props {
  request: number
  /** Companies that it reaches now. */
  count: number
}

const CONFIRMATION = 'send-mailing'

/** Sends a confirmed mailing, after it was asked once more. */
export function SendMailingButton({ request, count }: Props) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  const { send, isBusy } = usePanelDeed()
  const label = panelText(t, 'mailingSend', { count })
  return (
    <>
      <Button disabled={isBusy || count === 0} onClick={() => openModal(CONFIRMATION)}>
        {label}
      </Button>
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={label}
        body={panelText(t, 'mailingSendAsk', { count })}
        onConfirm={async () => {
          await send(`/api/requests/${request}/send-mailing`, 'POST', {})
        }}
      />
    </>
  )
}
