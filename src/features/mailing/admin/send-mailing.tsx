'use client'

import {
  Button,
  ConfirmationModal,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui'

import { usePanelDeed } from '../../../cms/desk/editing/use-panel-deed'
import { panelText } from '../../../i18n/panel/panel-texts'

interface Props {
  request: number
  /** When the page was drawn. */
  state: string
  /** Companies that it reaches now. */
  count: number
}

const CONFIRMATION = 'send-mailing'

/** States from which a mailing has yet to be confirmed. */
const BEFORE: readonly string[] = ['new', 'inProgress', 'answered']

/**
 * Sends a confirmed mailing, after it was asked once more; says what comes first where it is not confirmed. Payload draws
 * what comes from the server once for a page: what was saved since is known to the browser alone.
 */
export function SendMailing({ request, state: drawn, count }: Props) {
  const { t } = useTranslation()
  const { data } = useDocumentInfo()
  const saved: unknown = data?.state
  const state = typeof saved === 'string' ? saved : drawn
  if (BEFORE.includes(state)) return <p>{panelText(t, 'mailingConfirmFirst')}</p>
  return state === 'confirmed' ? <SendButton request={request} count={count} /> : null
}

function SendButton({ request, count }: Omit<Props, 'state'>) {
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
