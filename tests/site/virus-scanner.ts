import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

const COMMAND = Buffer.from('zINSTREAM\0')

export interface VirusScanner {
  /** As the setting `CLAMAV_URL` has it. */
  url: string
  /** What it says of a file; nothing: it hangs. */
  says: ((file: Buffer) => string) | undefined
  /** How many wait for it while it hangs. */
  waiting: () => number
  /** Ends every connection, and takes none until `comeBack`. */
  goAway(): void
  comeBack(): void
  close(): Promise<void>
}

/** A clamd on loopback, as far as the site asks one. */
export async function startVirusScanner(): Promise<VirusScanner> {
  const sockets = new Set<Socket>()
  let isAway = false
  const server = createServer((socket) => {
    if (isAway) return void socket.resetAndDestroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A client that gives up resets the connection.
    socket.on('error', () => undefined)
    const pieces: Buffer[] = []
    socket.on('data', (piece) => {
      pieces.push(piece)
      const file = fileOf(Buffer.concat(pieces))
      if (file && scanner.says) socket.end(`${scanner.says(file)}\0`)
    })
  })
  const endAll = () => sockets.forEach((socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const scanner: VirusScanner = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    says: () => 'stream: OK',
    waiting: () => sockets.size,
    goAway() {
      isAway = true
      endAll()
    },
    comeBack() {
      isAway = false
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
  return scanner
}

/** The file of a whole `INSTREAM`; nothing until it is whole. */
export function fileOf(heard: Buffer): Buffer | undefined {
  if (!heard.subarray(0, COMMAND.length).equals(COMMAND)) return undefined
  const pieces = []
  for (let place = COMMAND.length; place + 4 <= heard.length;) {
    const size = heard.readUInt32BE(place)
    if (size === 0) return Buffer.concat(pieces)
    pieces.push(heard.subarray(place + 4, place + 4 + size))
    place += 4 + size
  }
  return undefined
}
