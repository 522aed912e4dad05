import { readCountry } from '../imports/read-countries'
import { placeKey } from '../places/place-key'
import type { KnownPorts } from './known-ports'
import { nauticalMiles } from './distance'
import { countryOfPort, type Port } from './port'
import { portCode } from './port-code'
import { LONGEST_PORT_TEXT, partsOfPlace } from './port-texts'
import { LESSER } from './reviewed-ports'

/** What a text says of a port. */
export type PortReading =
  | { kind: 'port'; port: Port }
  /** Several may be meant, or what stands beside the name speaks against it. */
  | { kind: 'doubt'; ports: readonly Port[] }
  | { kind: 'unknown' }

/** Of these places crews say the other country too. */
const PARTS_OF: Readonly<Record<string, string>> = {
  ...{ HK: 'CN', MO: 'CN', TW: 'CN', PR: 'US', VI: 'US', GU: 'US', AS: 'US', MP: 'US' },
  ...{ GI: 'GB', IM: 'GB', JE: 'GB', GG: 'GB', BM: 'GB', KY: 'GB', VG: 'GB', FK: 'GB' },
  ...{ RE: 'FR', GP: 'FR', MQ: 'FR', GF: 'FR', NC: 'FR', PF: 'FR', YT: 'FR', BL: 'FR', MF: 'FR' },
  ...{ CW: 'NL', AW: 'NL', SX: 'NL', BQ: 'NL', FO: 'DK', GL: 'DK', SJ: 'NO', AX: 'FI' },
}

/** Countries whose regions people write beside a town, in a few letters: Houston, TX. */
const WITH_REGIONS = /^(?:US|CA|AU)/

/**
 * Reads a port by its code, or by its name in any language, with its country or its region beside it. What could mean several, or
 * says what does not fit, is a doubt.
 * @param country two letters, where it is known besides
 * @example readPort('Port of Rotterdam, Netherlands', portsOfList()) // { kind: 'port', port: { code: 'NLRTM', … } }
 */
export function readPort(text: string, known: KnownPorts, country?: string | null): PortReading {
  if (text.length > LONGEST_PORT_TEXT) return { kind: 'unknown' }
  const besides = country ? [country] : []
  const whole = portsIn(text.trim(), known)
  if (whole.length > 0) return decide(whole, { countries: besides, others: [] })
  const parts = partsOfPlace(text)
  if (parts.length < 2) return { kind: 'unknown' }
  const read = parts.map((part) => ({
    part,
    ports: portsIn(part, known),
    country: countryIn(part),
  }))
  const named = read.filter(({ ports }) => ports.length > 0)
  // Singapore is a port and a country: the country, where something else is the port.
  const ports = named.filter((one) => one.country === undefined)
  const own = ports.length > 0 ? ports : named.slice(0, 1)
  const [first, ...more] = own
  if (!first) return { kind: 'unknown' }
  const rest = read.filter((one) => !own.includes(one))
  const beside = {
    countries: [...besides, ...rest.flatMap((one) => one.country ?? [])],
    others: rest.filter((one) => one.country === undefined).map(({ part }) => part),
    letters: rest.flatMap(({ part }) => (/^[A-Z]{2,3}$/.test(part) ? [part] : [])),
  }
  const shared = first.ports.filter((port) => more.every((one) => one.ports.includes(port)))
  if (shared.length > 0) return decide(shared, beside)
  const [inner] = more.length === 1 ? more : []
  const narrower = inner && isInBrackets(text, inner.part) ? inOneTown(first, inner) : []
  if (narrower.length > 0) return decide(narrower, beside)
  return { kind: 'doubt', ports: [...new Set(own.flatMap((one) => one.ports))] }
}

/** Nautical miles between a port and a part of it, or of its city, that has a code of its own. */
const SAME_TOWN = 30

/** In brackets is the narrower of two ports of one town. @example 'Istanbul (Tuzla)' */
function isInBrackets(text: string, part: string): boolean {
  return ['()', '[]', '（）'].some((pair) =>
    text.includes(`${pair.charAt(0)}${part}${pair.charAt(1)}`),
  )
}

interface Named {
  ports: readonly Port[]
}

function inOneTown(outer: Named, inner: Named): Port[] {
  return inner.ports.filter((one) => outer.ports.some((other) => areInOneTown(one, other)))
}

function areInOneTown(one: Port, other: Port): boolean {
  return (
    countryOfPort(one.code) === countryOfPort(other.code) &&
    one.position !== undefined &&
    other.position !== undefined &&
    nauticalMiles(one.position, other.position) <= SAME_TOWN
  )
}

function portsIn(text: string, known: KnownPorts): readonly Port[] {
  const code = portCode(text)
  const coded = code === undefined ? undefined : known.byCode(code)
  // Of small letters a name is more likely.
  if (coded && code === text) return [coded]
  const named = known.called(text)
  return named.length === 0 && coded ? [coded] : named
}

function countryIn(part: string): string | undefined {
  return readCountry(part).value
}

interface Beside {
  countries: readonly string[]
  /** What is neither a port nor a country. */
  others: readonly string[]
  /** Short forms of regions, or codes of countries. */
  letters?: readonly string[]
}

function decide(ports: readonly Port[], { countries, others, letters = [] }: Beside): PortReading {
  // CA is Canada, and California where no such town is in Canada.
  const isOf = (country: string) => (port: Port) =>
    ports.some((one) => isPortIn(one, country))
      ? isPortIn(port, country)
      : isRegionOf(port, country, letters)
  const fit = ports.filter(
    (port) =>
      countries.every((country) => isOf(country)(port)) &&
      others.every((other) => isOfRegion(port, other) || isRegionOf(port, other, letters)),
  )
  const isToldApart = countries.length + others.length > 0
  const meant = isToldApart ? fit : withoutLesser(fit)
  const [port, ...more] = meant
  return port && more.length === 0
    ? { kind: 'port', port }
    : { kind: 'doubt', ports: meant.length > 0 ? meant : ports }
}

/** Whether a port is in a country, or in what crews call a part of it: Hong Kong is in China. */
export function isPortIn({ code }: Port, country: string): boolean {
  const own = countryOfPort(code)
  return own === country || PARTS_OF[own] === country
}

function isOfRegion({ region }: Port, text: string): boolean {
  return region !== undefined && placeKey(region) === placeKey(text)
}

/** Some letters beside a town of a country with regions. */
function isRegionOf({ code }: Port, text: string, letters: readonly string[]): boolean {
  return WITH_REGIONS.test(code) && letters.includes(text)
}

function withoutLesser(ports: readonly Port[]): readonly Port[] {
  const greater = ports.filter(({ code }) => !LESSER.has(code))
  return greater.length > 0 ? greater : ports
}
