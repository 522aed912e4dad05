import type { UIFieldServerProps } from 'payload'

import { MESSAGE_STATES } from '@/domain/mail/mail'
import { panelText } from '@/i18n/panel/panel-texts'

import { BOUNCEABLE, RESENDABLE, STATE_MEANINGS } from '../mail-labels'
import { MessageActions } from './message-actions'

/** What has become of a message, and what can be done about it. */
export function MessageState({ id, data, req }: UIFieldServerProps) {
  const state = MESSAGE_STATES.find((one) => one === data.state)
  if (id === undefined || state === undefined) return null
  const meaning = STATE_MEANINGS[state]
  return (
    <section className="mh-actions">
      {meaning && <p className="mh-bad">{panelText(req.t, meaning)}</p>}
      <MessageActions
        id={id}
        address={String(data.to)}
        canSendAgain={RESENDABLE.has(state)}
        canBounce={BOUNCEABLE.has(state)}
      />
    </section>
  )
}
