import type { Where } from 'payload'

import { filterWhere, listAddress } from '../../../cms/lists/list-address'

/** What the list is narrowed down by; days are those of UTC, `YYYY-MM-DD`. */
export interface AuditFilter {
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
function auditWhere({ from, to, ...codes }: AuditFilter): Where {
  return filterWhere([
    ...EQUALS.flatMap((name): Where[] => {
      const code = codes[name]
      if (!code) return []
      return code === NOBODY_OF_STAFF
        ? [{ [name]: { exists: 'false' } }]
        : [{ [name]: { equals: code } }]
    }),
    ...(from ? [{ at: { greater_than_equal: `${from}T00:00:00.000Z` } }] : []),
    ...(to ? [{ at: { less_than_equal: `${to}T23:59:59.999Z` } }] : []),
  ])
}

/** The list with a filter. */
export function auditAddress(filter: AuditFilter): string {
  return listAddress('audit-events', auditWhere(filter))
}

/** The filter that a condition of the list says, where it is one of ours; conditions of another kind are left out. */
export function filterIn(where: Where | undefined): AuditFilter {
  const found: AuditFilter = {}
  for (const condition of where?.or?.[0]?.and ?? []) {
    for (const name of EQUALS) {
      const { equals, exists } = (condition[name] ?? {}) as { equals?: unknown; exists?: unknown }
      if (exists === false || exists === 'false') found[name] = NOBODY_OF_STAFF
      else if (typeof equals === 'string' || typeof equals === 'number')
        found[name] = String(equals)
    }
    const { greater_than_equal: from, less_than_equal: to } = (condition.at ?? {}) as {
      greater_than_equal?: unknown
      less_than_equal?: unknown
    }
    if (typeof from === 'string') found.from = from.slice(0, 10)
    if (typeof to === 'string') found.to = to.slice(0, 10)
  }
  return found
}
