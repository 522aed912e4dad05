import { daysBetween, daysLater } from '../time/calendar-day'
import { type SeaService, servedDays } from './sea-service'

/** Two contracts that say that somebody was on two ships at once. */
interface Overlap {
  /** Which of the contracts, the one that began first before the other. */
  ids: readonly [string, string]
  first: string
  last: string
  days: number
}

/** Days on no ship between two contracts. */
interface Gap {
  /** The contract that ended before it, and the one that began after it. */
  ids: readonly [string, string]
  first: string
  last: string
  days: number
}

/**
 * Contracts that share more than one day. A seafarer who leaves one ship and joins the next on the same day is on both that day,
 * which is no overlap.
 */
export function overlaps(services: readonly SeaService[], today: string): Overlap[] {
  const served = inOrder(services, today)
  return served.flatMap((one, index) =>
    served.slice(index + 1).flatMap((other) => {
      const last = one.last < other.last ? one.last : other.last
      const days = daysBetween(other.first, last) + 1
      const isTransfer = days === 1 && (one.last === other.first || other.last === one.first)
      if (days < 1 || isTransfer) return []
      return [{ ids: [one.id, other.id] as const, first: other.first, last, days }]
    }),
  )
}

/**
 * Times on no ship of so many days at least, oldest first, up to `today`'s last contract. What lies behind it is leave and no gap.
 * @param least days; forms of companies ask for gaps of a month or of half a year
 */
export function gaps(services: readonly SeaService[], today: string, least: number): Gap[] {
  const found: Gap[] = []
  const [earliest, ...later] = inOrder(services, today)
  let reached = earliest
  for (const next of later) {
    if (reached === undefined) break
    const days = daysBetween(reached.last, next.first) - 1
    if (days >= Math.max(least, 1)) {
      found.push({
        ids: [reached.id, next.id],
        first: daysLater(reached.last, 1),
        last: daysLater(next.first, -1),
        days,
      })
    }
    if (next.last > reached.last) reached = next
  }
  return found
}

/** What has been served, by its first day. */
function inOrder(services: readonly SeaService[], today: string) {
  return services
    .map((service) => servedDays(service, today))
    .filter((one) => one !== undefined)
    .toSorted(
      (one, other) =>
        one.first.localeCompare(other.first, 'en') || one.last.localeCompare(other.last, 'en'),
    )
}
