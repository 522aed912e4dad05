import type { Where } from 'payload'

import type { RequestKind, RequestState } from '../../../domain/requests'

export interface Preset {
  kind?: RequestKind
  state?: RequestState
  /** Neither closed nor withdrawn nor answered. */
  isOpen?: boolean
  assignee?: number | string
  /** Of whoever sent it. */
  email?: string
}

const OPEN: readonly RequestState[] = ['new', 'inProgress']

/** The conditions of a preset, as the panel's own filters write and read them. */
export function presetWhere({ kind, state, isOpen, assignee, email }: Preset): Where {
  const and: Where[] = [
    ...(kind ? [{ kind: { equals: kind } }] : []),
    ...(state ? [{ state: { equals: state } }] : []),
    ...(isOpen ? [{ state: { in: [...OPEN] } }] : []),
    ...(assignee === undefined ? [] : [{ assignee: { equals: String(assignee) } }]),
    ...(email === undefined ? [] : [{ email: { equals: email } }]),
  ]
  return and.length === 0 ? {} : { or: [{ and }] }
}

/** The list of requests with the conditions of a preset. */
export function presetAddress(preset: Preset): string {
  const query = new URLSearchParams(parameters('where', presetWhere(preset))).toString()
  return `/admin/collections/requests${query === '' ? '' : `?${query}`}`
}

/** `where[or][0][and][0][state][equals]=new`, as the panel writes it. */
function parameters(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    parameters(`${name}[${key}]`, one),
  )
}
