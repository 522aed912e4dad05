import type { Where } from 'payload'

import { filterWhere, listAddress } from '../../../cms/desk/lists/list-address'
import type { SeamanState } from '../../../domain/members/seaman-account'

/** What the list of seafarers is narrowed down by. */
export interface SeamenFilter {
  state?: SeamanState
  isConfirmed?: boolean
  rank?: string
  citizenship?: string
  language?: string
}

/** Who waits to be let in: with a confirmed address, which alone shows that somebody reads the mail. */
export const WAITING: SeamenFilter = { state: 'pending', isConfirmed: true }

const CODES = ['rank', 'citizenship', 'language'] as const

/** The conditions of a filter, as the panel's own filters write and read them. */
export function seamenWhere({ state, isConfirmed, ...codes }: SeamenFilter): Where {
  return filterWhere([
    ...(state ? [{ state: { equals: state } }] : []),
    // As it stands in the address.
    ...(isConfirmed === undefined ? [] : [{ confirmedAt: { exists: String(isConfirmed) } }]),
    ...CODES.flatMap((name) => (codes[name] ? [{ [name]: { equals: codes[name] } }] : [])),
  ])
}

/** The list of seafarers with a filter. */
export function seamenAddress(filter: SeamenFilter): string {
  return listAddress('seamen', seamenWhere(filter))
}

/** The codes that a condition of the list asks for, where it is one of ours; conditions of another kind are left out. */
export function codesIn(where: Where | undefined): Pick<SeamenFilter, (typeof CODES)[number]> {
  const found: Pick<SeamenFilter, (typeof CODES)[number]> = {}
  for (const condition of where?.or?.[0]?.and ?? []) {
    for (const name of CODES) {
      const { equals } = (condition[name] ?? {}) as { equals?: unknown } // what the address says
      if (typeof equals === 'string') found[name] = equals
    }
  }
  return found
}
