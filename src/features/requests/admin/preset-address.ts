import type { Where } from 'payload'

import { filterWhere, listAddress } from '../../../cms/desk/lists/list-address'
import { type RequestKind, type RequestState, ROBOT_SIGNS } from '../../../domain/forms/requests'

export interface Preset {
  kind?: RequestKind
  state?: RequestState
  /** Neither closed nor withdrawn nor answered. */
  isOpen?: boolean
  assignee?: number | string
  /** Of whoever sent it. */
  email?: string
  mayBeRobot?: boolean
}

const OPEN: readonly RequestState[] = ['new', 'inProgress']

/** The conditions of a preset, as the panel's own filters write and read them. */
export function presetWhere(preset: Preset): Where {
  const { kind, state, isOpen, assignee, email, mayBeRobot } = preset
  return filterWhere([
    ...(kind ? [{ kind: { equals: kind } }] : []),
    ...(state ? [{ state: { equals: state } }] : []),
    ...(isOpen ? [{ state: { in: [...OPEN] } }] : []),
    ...(assignee === undefined ? [] : [{ assignee: { equals: String(assignee) } }]),
    ...(email === undefined ? [] : [{ email: { equals: email } }]),
    ...(mayBeRobot ? [{ robotSign: { in: [...ROBOT_SIGNS] } }] : []),
  ])
}

/** The list of requests with the conditions of a preset. */
export function presetAddress(preset: Preset): string {
  return listAddress('requests', presetWhere(preset))
}
