import type { Where } from 'payload'

import { filterWhere, listAddress } from '../../../cms/desk/lists/list-address'
import { MOVED_FIELDS } from '../../../domain/staff/audit'
import { CHANGES_ONLY, SIGN_INS_ONLY } from './audit-kinds'

/** Which lines are listed where no single action is asked for. */
export type AuditKind = 'changes' | 'signIns' | 'all'

/** In the place of an action: a change of nothing but the place of a document. */
export const MOVED = 'moved'

/** What the list is narrowed down by; days are those of UTC, `YYYY-MM-DD`. */
export interface AuditFilter {
  kind?: AuditKind
  staffId?: string
  action?: string
  collection?: string
  document?: string
  locale?: string
  from?: string
  to?: string
}

const EQUALS = ['staffId', 'action', 'collection', 'document', 'locale'] as const

/** In the place of a number: nobody of the staff. */
export const NOBODY_OF_STAFF = '-'

/** The conditions of a filter, as the panel's own filters write and read them. */
function auditWhere({ kind, from, to, ...codes }: AuditFilter): Where {
  const conditions = [
    ...(codes.action ? [] : kind === 'changes' ? [CHANGES_ONLY] : []),
    ...(codes.action ? [] : kind === 'signIns' ? [SIGN_INS_ONLY] : []),
    ...EQUALS.flatMap((name): Where[] => {
      const code = codes[name]
      if (!code) return []
      if (name === 'action' && code === MOVED) {
        return [{ action: { equals: 'changed' } }, { changed: { in: [...MOVED_FIELDS] } }]
      }
      return code === NOBODY_OF_STAFF
        ? [{ [name]: { exists: 'false' } }]
        : [{ [name]: { equals: code } }]
    }),
    ...(from ? [{ at: { greater_than_equal: `${from}T00:00:00.000Z` } }] : []),
    ...(to ? [{ at: { less_than_equal: `${to}T23:59:59.999Z` } }] : []),
  ]
  // Without a condition the list shows changes alone.
  return filterWhere(conditions.length > 0 ? conditions : [{ at: { exists: 'true' } }])
}

/** The list with a filter. */
export function auditAddress(filter: AuditFilter): string {
  return listAddress('audit-events', auditWhere(filter))
}

/** The filter that a condition of the list says, where it is one of ours; conditions of another kind are left out. */
export function filterIn(where: Where | undefined): AuditFilter {
  const conditions = where?.or?.[0]?.and ?? []
  const found: AuditFilter = { kind: Object.keys(where ?? {}).length > 0 ? 'all' : 'changes' }
  for (const condition of conditions) {
    for (const name of EQUALS) {
      const { equals, exists } = (condition[name] ?? {}) as { equals?: unknown; exists?: unknown }
      if (exists === false || exists === 'false') found[name] = NOBODY_OF_STAFF
      else if (typeof equals === 'string' || typeof equals === 'number')
        found[name] = String(equals)
    }
    const { in: among, not_in: beside } = (condition.action ?? {}) as Record<string, unknown>
    if (beside !== undefined) found.kind = 'changes'
    if (among !== undefined) found.kind = 'signIns'
    const { greater_than_equal: from, less_than_equal: to } = (condition.at ?? {}) as {
      greater_than_equal?: unknown
      less_than_equal?: unknown
    }
    if (typeof from === 'string') found.from = from.slice(0, 10)
    if (typeof to === 'string') found.to = to.slice(0, 10)
  }
  const isMoved = conditions.some(({ changed }) => 'in' in ((changed ?? {}) as object))
  if (isMoved) found.action = MOVED
  return found
}
