import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 10_000
const NEXT_PATIENCE_MS = 5_000

/**
 * Prepares a server for a stop that cuts nobody off. Call it before the server listens.
 *
 * @param {import('node:http').Server} server
 */
export function prepareToClose(server) {
  // Browsers open connections in advance, and Node counts one that has said nothing yet as busy.
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeIdle = () => {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  /**
   * Takes no new connections, lets the requests in flight finish, and closes each connection as soon
   * as it is idle; what is still going on after ten seconds is cut off.
   *
   * @param {{ close: () => Promise<void> }} app
   */
  return async function closeGently(app) {
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection that becomes idle later is not closed by `close` itself.
    const sweep = setInterval(closeIdle, 100)
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    closeIdle()
    await closed
    clearInterval(sweep)
    clearTimeout(cutOff)
    // Work that was put off until after an answer is finished too, within reason.
    await Promise.race([app.close(), delay(NEXT_PATIENCE_MS, undefined, { ref: false })])
  }
}
