import type { UIFieldServerProps } from 'payload'

import { passkeyPlace } from '@/domain/staff/second-factor'
import { env } from '@/env'
import { panelText } from '@/i18n/panel/panel-texts'

/** Says which name passkeys of this site are made for, and what becomes of them with another one; or why there are none. */
export function PasskeyPlaceNote({ i18n }: UIFieldServerProps) {
  const place = passkeyPlace(env.SITE_URL)
  if ('rpId' in place) {
    return (
      <p>{panelText(i18n.t as never, 'factorPlaceName', { site: `\u2068${place.rpId}\u2069` })}</p>
    )
  }
  const why = place.why === 'address' ? 'factorNoPasskeyAddress' : 'factorNoPasskeyInsecure'
  return <p>{panelText(i18n.t as never, why)}</p>
}
