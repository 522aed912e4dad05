import { readCountry } from '../imports/read-countries'
import { placesWritten } from '../places/named-places'
import type { KnownPorts } from './known-ports'
import { countryOfPort, type Port } from './port'
import { readPort } from './read-port'

/** Why a text names no port that can be looked for, with the codes of those that it may mean, a few at most. */
export interface PortTrouble {
  /** `doubt`: of several, or with what does not fit beside it; `unplaced`: it is a port, and nobody has said where. */
  why: 'doubt' | 'country' | 'unplaced' | 'unknown'
  codes: readonly string[]
}

const MOST_NAMED = 5

/**
 * What to say of a text that was left out, where a port was asked for.
 * @example portTrouble('Portland', portsOfList()) // { why: 'doubt', codes: ['USPDX', 'USPWM'] }
 */
export function portTrouble(text: string, known: KnownPorts): PortTrouble {
  const reading = readPort(text, known)
  if (reading.kind === 'port') return { why: 'unplaced', codes: [] }
  if (reading.kind === 'doubt') return { why: 'doubt', codes: codesOf(reading.ports) }
  const country = readCountry(text).value
  const codes = country === undefined ? [] : codesOf(placedIn(country, known))
  return { why: codes.length > 0 ? 'country' : 'unknown', codes }
}

/** Ports of a country whose place is known: first those that people write of in most languages. */
function placedIn(country: string, known: KnownPorts): Port[] {
  return known.all
    .filter(({ code, position }) => position && countryOfPort(code) === country)
    .map((port) => ({ port, names: placesWritten(port.name).length }))
    .toSorted((one, other) => other.names - one.names)
    .map(({ port }) => port)
}

function codesOf(ports: readonly Port[]): string[] {
  return ports.slice(0, MOST_NAMED).map(({ code }) => code)
}
