import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A statement of a transaction that is about to end well, as the driver writes it. */
const COMMIT = /\bcommit\b/i

/** What is lost with a connection: the commit, or the database's answer to it. */
type Loss = 'commit' | 'answer'

export interface DatabaseLink {
  /** The database's address, by way of this link. */
  url: string
  /** Ends every connection, and lets none through until `mend`. */
  cut(): void
  /** Nothing is heard any more of what is sent, until `mend`. */
  freeze(): void
  mend(): void
  /** Ends the next connection that has written a text, at its commit. */
  loseAtCommit(loss: Loss, written: RegExp): void
  close(): Promise<void>
}

/**
 * A link to a database that breaks when it is told to, between a site and the Postgres of the run.
 * @param delayMs how long each answer is on its way, as from a database far away or with much to do
 */
export async function linkToDatabase(databaseUrl: string, delayMs = 0): Promise<DatabaseLink> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  let losing: { loss: Loss; written: RegExp } | undefined

  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    let hasWritten = false
    let isLastAnswer = false
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // The other side may be gone already.
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
      if (isFrozen) socket.pause()
    }
    near.on('data', (piece) => {
      const words = piece.toString('latin1')
      if (losing?.written.test(words)) hasWritten = true
      if (hasWritten && losing && COMMIT.test(words)) {
        const { loss } = losing
        losing = undefined
        if (loss === 'commit') return end()
        isLastAnswer = true
      }
      far.write(piece)
    })
    far.on('data', (piece) => {
      if (isLastAnswer) end()
      else if (delayMs === 0) near.write(piece)
      else setTimeout(() => near.write(piece), delayMs)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const endAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: url.href,
    cut() {
      isCut = true
      endAll()
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    mend() {
      isCut = false
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    loseAtCommit(loss, written) {
      losing = { loss, written }
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
