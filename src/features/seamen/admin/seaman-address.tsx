import type { UIFieldServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

/** The e-mail address of an account, as text. */
export function SeamanAddress({ data, req }: UIFieldServerProps) {
  const email: unknown = data.email
  if (typeof email !== 'string') return null
  return (
    <div className="field-type mh-fact">
      <span className="field-label">{panelText(req.t, 'requestEmail')}</span>
      <p>
        <bdi>{email}</bdi>
      </p>
    </div>
  )
}
