/** How long what was thrown away can be brought back, in days. */
export const DAYS_IN_TRASH = 30

const DAY = 24 * 60 * 60_000

/** When what was thrown away at an instant is gone for good, UTC. */
export function endOfTrash(thrownAway: Date): Date {
  return new Date(thrownAway.getTime() + DAYS_IN_TRASH * DAY)
}

/** What was thrown away before this instant is gone for good by `now`, UTC. */
export function dueInTrash(now: Date): Date {
  return new Date(now.getTime() - DAYS_IN_TRASH * DAY)
}

/** Whether something is an instant as the panel sends it, `2026-11-26T…`. */
export function isInstant(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
}
