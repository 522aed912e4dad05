import type { PayloadRequest } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import { ROBOT_SIGN_LABELS } from '../request-labels'
import type { RequestRecord } from '../request-record.queries'
import { PersonButton } from './person-button'

interface Props {
  record: RequestRecord
  req: PayloadRequest
}

/** That a request may be from a robot, why, and the way to say that a person wrote it; nothing of other requests. */
export function RequestRobot({ record: { request }, req }: Props) {
  const { id, robotSign } = request
  if (!robotSign) return null
  return (
    <section aria-labelledby="mh-request-robot">
      <h2 id="mh-request-robot" className="mh-robot">
        {panelText(req.t, 'requestRobot')}
      </h2>
      <p>{panelText(req.t, ROBOT_SIGN_LABELS[robotSign])}</p>
      <p>{panelText(req.t, 'requestRobotHeld')}</p>
      <PersonButton id={id} />
    </section>
  )
}
