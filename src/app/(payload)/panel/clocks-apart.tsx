import type { AdminViewServerProps } from 'payload'

import { lookAtClocks } from '@/cms/services/watching/clock-difference'
import { areApart } from '@/domain/time/clock-difference'
import { panelText } from '@/i18n/panel/panel-texts'

/** Says that the clocks of this machine and of the database are apart; nothing where they are not. */
export async function ClocksApart({ i18n }: Pick<AdminViewServerProps, 'i18n'>) {
  const { ahead } = await lookAtClocks()
  if (!areApart(ahead)) return null
  const count = Math.round(Math.abs(ahead) / 60)
  return (
    <p className="mh-bad" role="alert">
      {panelText(i18n.t, ahead > 0 ? 'deskClockAhead' : 'deskClockBehind', { count })}
    </p>
  )
}
