import type { DefaultServerCellComponentProps } from 'payload'

import { REQUEST_STATES } from '@/domain/forms/requests'
import { panelText } from '@/i18n/panel/panel-texts'

import { STATE_LABELS } from '../request-labels'

/** The state of a request in the list, and whether it may be from a robot. */
export function StateCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const state = REQUEST_STATES.find((one) => one === cellData)
  const { robotSign } = rowData as { robotSign?: string | null }
  return (
    <span className="mh-state-cell">
      {state ? panelText(i18n.t, STATE_LABELS[state]) : '—'}
      {robotSign && <strong className="mh-robot">{panelText(i18n.t, 'requestRobot')}</strong>}
    </span>
  )
}
