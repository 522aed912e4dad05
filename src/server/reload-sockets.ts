import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import type next from 'next'

import { establishClientFacts } from './client-facts'

/**
 * Hot reload speaks over WebSockets: the browser's, and one of the CMS to its own server. Once made
 * they are no business of the HTTP server any more, which would wait for them for ever.
 * @returns ends them all
 */
export function listenForReload(server: Server, app: ReturnType<typeof next>): () => void {
  const { upgradeHandler } = app as unknown as {
    upgradeHandler: (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown
  }
  const sockets = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    establishClientFacts(request, 0)
    upgradeHandler(request, socket, head)
  })
  return () => sockets.forEach((socket) => socket.destroy())
}
