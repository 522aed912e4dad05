import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Place, placeOf } from './own-questions'

/** Where this very process can be asked, and nobody but this machine. */
export interface PrivateListener {
  place: Place
  close: () => void
}

/**
 * Listens at a port of this machine that nobody is told, beside the one that the site is at: before that is open, or to ask
 * one of several processes that share it.
 * @throws what Node says where nobody can listen there
 */
export async function listenPrivately(answer: RequestListener): Promise<PrivateListener> {
  const server = createServer(answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Node's cluster would have all its workers share it.
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve)
  })
  return {
    place: placeOf(server.address() as AddressInfo, undefined),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
