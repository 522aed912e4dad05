import { daysBetween, daysLater } from '../time/calendar-day'
import { type SeaService, type ServedDays, servedDays } from './sea-service'
import { type SizeBand, sizeBand } from './ship-size'

/** Days of a month where times of several contracts are added up. */
const MONTH = 30

/** Time on board. A day in two contracts is one day. */
export interface SeaTime {
  days: number
  /** Whole months of 30 days. What a rule counts as a month is said by the rule. */
  months: number
  /** Days beyond the whole months. */
  rest: number
}

/** A rank or a type of vessel: by its code, in own words, or neither where nothing is written. */
export interface Named<Code extends string> {
  code?: Code
  written?: string
}

/** What times at sea are told apart by. */
const KEYS = {
  rank: ({ rank, rankWritten }: SeaService) => named(rank, rankWritten),
  vesselType: ({ vesselType, vesselTypeWritten }: SeaService) =>
    named(vesselType, vesselTypeWritten),
  tonnage: ({ grossTonnage }: SeaService): SizeBand => sizeBand('tonnage', grossTonnage),
  power: ({ power }: SeaService): SizeBand => sizeBand('power', power),
} as const

type KeyOf<By extends keyof typeof KEYS> = ReturnType<(typeof KEYS)[By]>

/** All time at sea until the end of `today`. */
export function seaTime(services: readonly SeaService[], today: string): SeaTime {
  const served = services
    .map((service) => servedDays(service, today))
    .filter((one) => one !== undefined)
  return timeOf(countDays(served))
}

/**
 * Time at sea by rank, type of vessel or size, longest first. Somebody who was on two ships at once has that day in both, so the sum
 * may be more than `seaTime` says.
 */
export function seaTimeBy<By extends keyof typeof KEYS>(
  by: By,
  services: readonly SeaService[],
  today: string,
): { key: KeyOf<By>; time: SeaTime }[] {
  // Each of them answers with its own kind of key, which the compiler cannot follow through an index.
  const keyOf = KEYS[by] as (service: SeaService) => KeyOf<By>
  const groups = new Map<string, { key: KeyOf<By>; group: SeaService[] }>()
  for (const service of services) {
    const key = keyOf(service)
    const id = JSON.stringify(key)
    groups.set(id, { key, group: [...(groups.get(id)?.group ?? []), service] })
  }
  return [...groups.values()]
    .map(({ key, group }) => ({ key, time: seaTime(group, today) }))
    .filter(({ time }) => time.days > 0)
    .toSorted((one, other) => other.time.days - one.time.days)
}

function named<Code extends string>(
  code: Code | undefined,
  written: string | undefined,
): Named<Code> {
  if (code !== undefined) return { code }
  return written === undefined ? {} : { written }
}

/** Days of the calendar that lie in one of them at least. */
function countDays(served: readonly ServedDays[]): number {
  let count = 0
  let from = ''
  for (const { first, last } of served.toSorted((one, other) =>
    one.first < other.first ? -1 : 1,
  )) {
    const begin = first > from ? first : from
    if (begin > last) continue
    count += daysBetween(begin, last) + 1
    from = daysLater(last, 1)
  }
  return count
}

function timeOf(days: number): SeaTime {
  return { days, months: Math.floor(days / MONTH), rest: days % MONTH }
}
