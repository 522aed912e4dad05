import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 10_000
const NEXT_PATIENCE_MS = 5_000

/**
 * Takes no new connections, lets the requests in flight finish, and closes each connection as soon
 * as it is idle; what is still going on after ten seconds is cut off.
 *
 * @param {import('node:http').Server} server
 * @param {{ close: () => Promise<void> }} app
 */
export async function closeGently(server, app) {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that becomes idle later is not closed by `close` itself.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  server.closeIdleConnections()
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
  // Work that was put off until after an answer is finished too, within reason.
  await Promise.race([app.close(), delay(NEXT_PATIENCE_MS, undefined, { ref: false })])
}
