import type { Port, Position } from './port'

/** Nautical miles. */
const MEAN_RADIUS = 3440.065

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great circle between two places, in nautical miles; ships go around land, so they sail farther. */
export function nauticalMiles(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2)
  const east = Math.sin(radians(to.longitude - from.longitude) / 2)
  const part =
    north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2
  return 2 * MEAN_RADIUS * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** The codes of ports whose place is known, the nearest first, the port itself before all. */
export function nearestFirst(from: Position, ports: Iterable<Port>): string[] {
  const far: { code: string; miles: number }[] = []
  for (const { code, position } of ports) {
    if (position) far.push({ code, miles: nauticalMiles(from, position) })
  }
  return far
    .toSorted((one, other) => one.miles - other.miles || (one.code < other.code ? -1 : 1))
    .map(({ code }) => code)
}
