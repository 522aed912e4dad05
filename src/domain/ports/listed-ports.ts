import LINES from './port-list.json'
import type { Port } from './port'

let ports: readonly Port[] | undefined

/** The ports of our list. It is taken apart when somebody first asks for a port. */
export function listedPorts(): readonly Port[] {
  ports ??= LINES.map(portOf)
  return ports
}

function portOf(line: string): Port {
  const [code = '', place = '', region = '', others = '', names = '', lesser = ''] = line.split('|')
  const [latitude, longitude] = place.split(',').map(Number)
  return {
    code,
    name: names.slice(0, names.indexOf('=')),
    names: names.split(';').map((one) => one.slice(0, one.indexOf('='))),
    keys: keysIn(names),
    lesserKeys: keysIn(lesser),
    ...(region !== '' && { region }),
    ...(others !== '' && { otherCodes: others.split(' ') }),
    ...(latitude !== undefined && longitude !== undefined && { position: { latitude, longitude } }),
  }
}

function keysIn(names: string): string[] {
  if (names === '') return []
  return names.split(';').map((name) => name.slice(name.indexOf('=') + 1))
}
