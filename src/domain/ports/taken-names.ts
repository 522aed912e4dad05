import { foldedLetters } from '../folding/letter-steps'
import { placeKey } from '../places/place-key'
import { placesWritten } from '../places/named-places'
import { addedPort, type WrittenPort } from './added-port'
import { listedPorts } from './listed-ports'
import type { Port } from './port'
import { LESSER } from './reviewed-ports'

/** A name of a port that another one has. */
export interface TakenName {
  /** The port among those that are written. */
  at: number
  field: 'name' | 'otherNames'
  /** As it is written. */
  name: string
  /** The one that has it. */
  port: Port
}

/**
 * The names of written ports by which a port of our list, or one written before, is found: with both nobody could say which is
 * meant. The city of a listed port is free: what is called so itself comes before it.
 */
export function takenNames(ports: readonly WrittenPort[]): TakenName[] {
  const owners = new Map<string, Port[]>()
  const own = (port: Port) => {
    for (const key of port.keys) owners.set(key, [...(owners.get(key) ?? []), port])
  }
  for (const port of listedPorts()) own(port)
  const taken: TakenName[] = []
  for (const [at, written] of ports.entries()) {
    const port = addedPort(written)
    for (const [place, name] of port.names.entries()) {
      const others = keysOf(name).flatMap((key) => owners.get(key) ?? [])
      const owner = meantBy(
        name,
        others.filter(({ code }) => code !== port.code),
      )
      if (!owner) continue
      const field = place === 0 && written.name.trim() !== '' ? 'name' : 'otherNames'
      taken.push({ at, field, name, port: owner })
    }
    own(port)
  }
  return taken
}

/** The keys that a name is found by: its own, or those of the place that is called so in another language. */
function keysOf(name: string): string[] {
  return [name, ...placesWritten(name)].map(placeKey).filter((key) => key !== '')
}

/** Of several the one that is written so, or the one that everybody means. */
function meantBy(name: string, ports: readonly Port[]): Port | undefined {
  const typed = foldedLetters(name)
  const same = ports.filter(({ names }) => names.some((one) => foldedLetters(one) === typed))
  const meant = same.length > 0 ? same : ports
  return meant.find(({ code }) => !LESSER.has(code)) ?? meant[0]
}
