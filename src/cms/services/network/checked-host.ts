import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

import { isPublicAddress } from './public-address'

/** How the network is reached. Only tests give another: no setting of a running site leads past the check. */
export interface Network {
  resolve: (host: string) => Promise<LookupAddress[]>
  isAllowed: (address: string) => boolean
  /** Authorities to believe beside the system's own; PEM. */
  ca?: string
}

/** The public internet, as the machine's own resolver names it. */
export const INTERNET: Network = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
}

/** Why no connection to a host is made. */
export class HostRefused extends Error {
  constructor(readonly problem: 'slow' | 'unresolved' | 'notPublic') {
    super(problem)
  }
}

/**
 * All addresses of a host, each of them checked: whoever answers one of their own is refused whole.
 * @throws HostRefused where it has none, one is not allowed, or the signal aborts before they are known
 */
export async function resolveChecked(
  host: string,
  { resolve, isAllowed }: Network,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  // The system's resolver cannot be stopped; it is no more waited for.
  const isLate = new Promise<never>((_, reject) => {
    const stop = () => reject(new HostRefused('slow'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  isLate.catch(() => undefined)
  const resolving = resolve(host).catch(() => [])
  const addresses = await Promise.race([resolving, isLate])
  if (addresses.length === 0) throw new HostRefused('unresolved')
  if (!addresses.every(({ address }) => isAllowed(address))) throw new HostRefused('notPublic')
  return addresses
}

/** In the place of a second look-up: the addresses that were checked. */
export function pinnedTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, answer) => {
    const [first] = addresses
    if (options.all) answer(null, [...addresses])
    else if (first) answer(null, first.address, first.family)
  }
}
