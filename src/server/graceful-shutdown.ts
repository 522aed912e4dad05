import { closeSync, openSync, readSync } from 'node:fs'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How long requests under way may take; what is still going on then is cut off. */
const PATIENCE_MS = 10_000
const NEXT_PATIENCE_MS = 5_000
/**
 * How long an open connection may be silent before it counts as idle: a request that was sent before the
 * stop is still on its way, over a satellite for 350 ms.
 */
const SILENCE_MS = 500
const SWEEP_MS = 50
/** In which a client that was answered just before the stop sends its next request, from a machine near by. */
const RETURN_MS = 5
/** How long connections that come after the stop may hold up the end of listening. */
const ACCEPT_MS = 1_000

/**
 * Prepares a server for a graceful shutdown: a stop that cuts nobody off. Call it before the server listens.
 */
export function prepareGracefulShutdown(server: Server) {
  let accepted = 0
  let isEnding = false
  let held: (() => void)[] | undefined
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket) => {
    accepted += 1
    connections.set(socket, new Connection(socket))
    socket.once('close', () => {
      const gone = connections.get(socket)
      connections.delete(socket)
      // Node has told the answer that was being sent; those behind it would never hear.
      setImmediate(() => gone?.abandon())
    })
  })
  server.on('request', ({ socket }, response) => {
    if (isEnding) response.setHeader('Connection', 'close')
    connections.get(socket)?.take(response)
  })

  /**
   * Answers what was sent before the stop, also on connections that nobody has accepted yet; takes no new
   * connections after that. A connection is closed with its next answer, or once it is silent.
   * @param untilNobodyListens of the processes that listen at the same port; resolves at once where this is the only one
   */
  async function shutDown(
    app: { close: () => Promise<void> },
    untilNobodyListens: () => Promise<void> = () => Promise.resolve(),
  ) {
    held = []
    await untilNoneWaits(server, () => accepted)
    await delay(RETURN_MS)
    await untilNoneWaits(server, () => accepted)
    const closed = new Promise((resolve) => {
      // The method of HTTP servers would destroy silent connections at once, with requests on their way.
      Listener.prototype.close.call(server, resolve)
    })
    await untilNobodyListens()
    const endOfListening = performance.now()
    // Only now: a client that is told to close reconnects at once.
    isEnding = true
    for (const connection of connections.values()) connection.announceEnd()
    for (const begin of held.splice(0)) begin()
    held = undefined
    const sweep = setInterval(() => {
      // After this turn has read its input, so that data that has just arrived does not count as silence.
      setImmediate(() => {
        for (const connection of connections.values()) connection.endIfSilent(endOfListening)
      })
    }, SWEEP_MS)
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    await closed
    clearInterval(sweep)
    clearTimeout(cutOff)
    // Also waits, within limits, for work that was deferred until after the answer.
    await Promise.race([app.close(), delay(NEXT_PATIENCE_MS, undefined, { ref: false })])
  }

  /**
   * Holds back requests while connections from before the stop are accepted: Node accepts one in each turn of the event
   * loop, and rendering makes turns long.
   */
  function queueAtStop(answer: RequestListener): RequestListener {
    return (request, response) => {
      if (held) held.push(() => answer(request, response))
      else answer(request, response)
    }
  }
  return { shutDown, queueAtStop }
}

/**
 * Waits until the system holds no connection that Node has not accepted: the system resets those when listening ends,
 * and Node accepts one in each turn of its event loop. Connections from before the stop are accepted even if turns are
 * long, up to a limit. Where the system does not report the number, a turn without a new connection ends the wait.
 * @param accepted connections so far
 */
async function untilNoneWaits(server: Server, accepted: () => number) {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const count = () => (port === undefined ? undefined : countWaiting(port))
  const began = performance.now()
  let waiting = count()
  const owed = accepted() + (waiting ?? 0)
  for (;;) {
    const before = accepted()
    // On a busy machine the system takes longer to count than Node takes to accept.
    for (let turns = Math.max(1, waiting ?? 1); turns > 0; turns -= 1) {
      await new Promise(setImmediate)
    }
    const isGoingOn = accepted() > before
    waiting = count()
    if (waiting === 0 || (waiting === undefined && !isGoingOn)) return
    const patience = isGoingOn && accepted() < owed ? PATIENCE_MS : ACCEPT_MS
    if (performance.now() - began >= patience) return
  }
}

/**
 * How many connections the system holds for the listeners at a port; `undefined` where it does not tell.
 */
function countWaiting(port: number) {
  if (process.platform !== 'linux') return undefined
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  let waiting = 0
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of listenersIn(table)) {
      const [, from, , , queues] = line
      if (from?.endsWith(local)) waiting += Number.parseInt(queues?.split(':')[1] ?? '0', 16)
    }
  }
  return waiting
}

/** Enough for twenty lines. */
const PIECE = Buffer.alloc(4096)

/**
 * The lines of a table that are of listeners, which stand before all others. The rest is not read: with thousands of
 * connections it takes milliseconds, in which more of them come.
 * @returns number, local address, remote address, state (0A listens), queues "sent:received" …; none where the table is closed
 *   to this process, or there is no IPv6
 */
function listenersIn(table: string): string[][] {
  let file: number | undefined
  try {
    file = openSync(table, 'r')
    const lines: string[][] = []
    let rest = ''
    for (;;) {
      const size = readSync(file, PIECE)
      const [...pieces] = (rest + PIECE.toString('latin1', 0, size)).split('\n')
      rest = pieces.pop() ?? ''
      for (const piece of pieces) {
        const line = piece.trim().split(/\s+/)
        if (line[3] === '0A') lines.push(line)
        // The first line names the columns.
        else if (line[3] !== 'st') return lines
      }
      if (size === 0) return lines
    }
  } catch {
    return []
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** What is going on on one connection. Node itself counts one that has said nothing yet as busy. */
class Connection {
  readonly #socket: Socket
  #answers = new Set<ServerResponse>()
  /** When the last answer ended, and what had been read by then. */
  #silent = { since: performance.now(), bytesRead: 0 }

  constructor(socket: Socket) {
    this.#socket = socket
  }

  take(response: ServerResponse) {
    this.#answers.add(response)
    response.once('close', () => {
      this.#answers.delete(response)
      this.#silent = { since: performance.now(), bytesRead: this.#socket.bytesRead }
    })
  }

  /** Ends answers that wait behind another one on a connection that has closed. */
  abandon() {
    for (const answer of [...this.#answers]) {
      answer.destroy()
      answer.emit('close')
    }
  }

  /** Tells the client with the answer under way that no other will follow. */
  announceEnd() {
    for (const answer of this.#answers) {
      if (!answer.headersSent) answer.setHeader('Connection', 'close')
    }
  }

  endIfSilent(endOfListening: number) {
    if (this.#answers.size > 0 || this.#socket.bytesRead !== this.#silent.bytesRead) return
    const since = Math.max(endOfListening, this.#silent.since)
    if (performance.now() - since >= SILENCE_MS) this.#socket.destroy()
  }
}
