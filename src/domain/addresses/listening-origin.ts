import { canParse } from './can-parse'

/** Addresses at which a site is found as `localhost`: every one of the machine, and the first of its own. */
const LOCALHOST = new Set([undefined, '', '0.0.0.0', '::', '127.0.0.1', 'localhost'])

/**
 * The origin at which a browser finds a site that listens at an address, where nobody has said another one.
 * @param host an address or a name; none is every address of the machine
 * @example listeningOrigin('::1', 3000) // 'http://[::1]:3000'
 */
export function listeningOrigin(host: string | undefined, port: number): string {
  const bare = host?.replace(/^\[(.*)\]$/, '$1')
  const written = bare?.includes(':') ? `[${bare}]` : bare
  const url = `http://${LOCALHOST.has(bare) ? 'localhost' : written}:${port}`
  // An address with a zone (fe80::1%eth0) is none that a browser can be told.
  return canParse(url) ? new URL(url).origin : `http://localhost:${port}`
}
