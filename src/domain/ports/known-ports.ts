import { foldedLetters } from '../folding/letter-steps'
import { placeKey } from '../places/place-key'
import { placesWritten } from '../places/named-places'
import { listedPorts } from './listed-ports'
import type { Port } from './port'
import { bareName } from './port-texts'

/** The ports that the site knows, by code and by name. */
export interface KnownPorts {
  all: readonly Port[]
  /** By today’s code, or one that stood for it. */
  byCode: (code: string) => Port | undefined
  /** Those that are called so, in any language and any way of writing that the folding knows. */
  called: (name: string) => readonly Port[]
}

interface Index {
  codes: ReadonlyMap<string, Port>
  keys: ReadonlyMap<string, readonly Port[]>
  lesserKeys: ReadonlyMap<string, readonly Port[]>
}

function indexOf(ports: readonly Port[]): Index {
  const codes = new Map<string, Port>()
  const keys = new Map<string, Port[]>()
  const lesserKeys = new Map<string, Port[]>()
  for (const port of ports) {
    for (const code of [port.code, ...(port.otherCodes ?? [])]) codes.set(code, port)
    for (const key of port.keys) add(keys, key, port)
    for (const key of port.lesserKeys) add(lesserKeys, key, port)
  }
  return { codes, keys, lesserKeys }
}

function add(keys: Map<string, Port[]>, key: string, port: Port): void {
  const same = keys.get(key)
  if (same) same.push(port)
  else keys.set(key, [port])
}

let listed: Index | undefined

/** Names are asked for again and again, by the rows of a file above all. */
const MOST_REMEMBERED = 5_000

function knownPorts(added: readonly Port[]): KnownPorts {
  const more = indexOf(added)
  const remembered = new Map<string, readonly Port[]>()
  const list = () => (listed ??= indexOf(listedPorts()))
  const ofKeys = (names: readonly string[]): Port[] => {
    const asked = names.map(placeKey).filter((key) => key !== '')
    const of = (kind: 'keys' | 'lesserKeys') =>
      asked.flatMap((key) => [...(list()[kind].get(key) ?? []), ...(more[kind].get(key) ?? [])])
    const own = of('keys')
    return [...new Set(own.length > 0 ? own : of('lesserKeys'))]
  }
  const find = (name: string): readonly Port[] => {
    // A name as it is means more than one without its words, and than one in another language.
    for (const one of new Set([name, bareName(name)])) {
      const own = ofKeys([one])
      if (own.length > 0) return writtenSo(own, one)
      const elsewhere = ofKeys(placesWritten(one))
      if (elsewhere.length > 0) return elsewhere
    }
    return []
  }
  return {
    get all() {
      return [...listedPorts(), ...added]
    },
    byCode: (code) => list().codes.get(code) ?? more.codes.get(code),
    called: (name) => {
      const known = remembered.get(name)
      if (known) return known
      const found = find(name)
      if (remembered.size < MOST_REMEMBERED) remembered.set(name, found)
      return found
    },
  }
}

/** Nanjing and Nanning have one key: of several those that are written as it is typed, where there are such. */
function writtenSo(ports: readonly Port[], name: string): readonly Port[] {
  if (ports.length < 2) return ports
  const typed = foldedLetters(name)
  const same = ports.filter(({ names }) => names.some((one) => foldedLetters(one) === typed))
  return same.length > 0 ? same : ports
}

const ofAdded = new WeakMap<readonly Port[], KnownPorts>()

/**
 * The ports of our list, and those that editors have added; made once for the same list of them.
 * @param added none of them in the list
 */
export function portsWith(added: readonly Port[]): KnownPorts {
  const made = ofAdded.get(added) ?? knownPorts(added)
  ofAdded.set(added, made)
  return made
}

const NONE: readonly Port[] = []

/** The ports of our list alone. */
export const portsOfList = (): KnownPorts => portsWith(NONE)
