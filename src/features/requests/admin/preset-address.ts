import type { RequestKind, RequestState } from '../../../domain/requests'

interface Preset {
  kind?: RequestKind
  state?: RequestState
  /** Neither closed nor withdrawn nor answered. */
  isOpen?: boolean
  assignee?: number | string
}

/** The list of requests with some conditions, as the panel's own filters write them. */
export function presetAddress({ kind, state, isOpen, assignee }: Preset): string {
  const conditions = [
    ...(kind ? [['kind', 'equals', kind]] : []),
    ...(state ? [['state', 'equals', state]] : []),
    ...(isOpen ? [['state', 'in', 'new,inProgress']] : []),
    ...(assignee === undefined ? [] : [['assignee', 'equals', String(assignee)]]),
  ]
  const query = new URLSearchParams(
    conditions.map(([field, operator, value], index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      value ?? '',
    ]),
  ).toString()
  return `/admin/collections/requests${query === '' ? '' : `?${query}`}`
}
