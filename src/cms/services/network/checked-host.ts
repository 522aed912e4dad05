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
 * Resolves and checks all addresses of a host. A host with one forbidden address is refused as a whole.
 * @throws HostRefused where it has no address, one is not allowed, or the signal aborts first
 */
export async function resolveChecked(
  host: string,
  { resolve, isAllowed }: Network,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  // The system's resolver cannot be stopped, so its result is ignored after the deadline.
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
