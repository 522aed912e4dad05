/** What somebody is at the desk of a company. */
export const DESK_ROLES = ['owner', 'recruiter'] as const

export type DeskRole = (typeof DESK_ROLES)[number]

/** What can be done at a desk. */
export const DESK_ACTS = ['see', 'invite', 'changeSeats', 'leave'] as const

export type DeskAct = (typeof DESK_ACTS)[number]

/** Who may do what (docs/decisions/095-companies-desk.md). */
export const DESK_RIGHTS: Readonly<Record<DeskAct, readonly DeskRole[]>> = {
  see: ['owner', 'recruiter'],
  invite: ['owner'],
  changeSeats: ['owner'],
  leave: ['owner', 'recruiter'],
}

/** What can be done at a desk that a warning or a suspension has closed. */
export const AT_CLOSED_DESKS: ReadonlySet<DeskAct> = new Set(['see', 'leave'])

/** Reads a role; `undefined` for anything else. */
export function deskRole(text: unknown): DeskRole | undefined {
  return DESK_ROLES.find((one) => one === text)
}

/** What becomes of a seat, as its form says: another role, or its end. */
export type SeatChange = DeskRole | 'end'

/** Of a desk: how many owners it has, and how many seats are accepted. */
export interface SeatCounts {
  owners: number
  seats: number
}

/** Whether a desk would be left without an owner while others are there. An owner who is alone may go. */
export function leavesNoOwner(role: DeskRole, change: SeatChange, { owners, seats }: SeatCounts) {
  return role === 'owner' && change !== 'owner' && owners <= 1 && (change !== 'end' || seats > 1)
}
