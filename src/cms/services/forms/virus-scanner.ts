import { connect } from 'node:net'

/** A piece of what is sent: its length in four bytes comes first. Bytes. */
const PIECE = 64 * 1024

/** Milliseconds for the connection, and for the whole. ClamAV gives up a file by itself after two minutes. */
const PATIENCE = { connecting: 3_000, whole: 30_000 }

/** The longest answer that is one. Bytes. */
const LONGEST_ANSWER = 4_096

/**
 * Lets a ClamAV look at a file, by the command `INSTREAM` of its protocol.
 * @param scanner such as `tcp://clamav:3310`
 * @param patience milliseconds
 * @returns `clean`, or the name of what was found
 * @throws where there was no answer in time, or none that says either
 */
export async function scanFile(
  bytes: Buffer,
  scanner: string,
  patience: typeof PATIENCE = PATIENCE,
): Promise<'clean' | { found: string }> {
  const answer = await ask(bytes, new URL(scanner), patience)
  if (answer === 'stream: OK') return 'clean'
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (found === undefined) throw new Error(`ClamAV answered: ${answer.slice(0, 200)}`)
  return { found }
}

function ask(bytes: Buffer, { hostname, port }: URL, patience: typeof PATIENCE): Promise<string> {
  return new Promise((resolve, reject) => {
    // IPv6 stands in brackets.
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({ host, port: Number(port) })
    let answer = ''
    const giveUp = () =>
      socket.destroy(new Error(`ClamAV at ${host}:${port} did not answer in time`))
    const whole = setTimeout(giveUp, patience.whole)
    const connecting = setTimeout(giveUp, patience.connecting)
    socket.setEncoding('utf8')
    socket.once('connect', () => {
      clearTimeout(connecting)
      // With `z` commands and answers end with a NUL.
      socket.write('zINSTREAM\0')
      for (let start = 0; start < bytes.length; start += PIECE) {
        const piece = bytes.subarray(start, start + PIECE)
        socket.write(sizeOf(piece))
        socket.write(piece)
      }
      socket.write(sizeOf(Buffer.alloc(0)))
    })
    socket.on('data', (piece: string) => {
      answer += piece
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) socket.destroy()
    })
    socket.once('end', () => socket.destroy())
    // It refuses what is too large for it while that still comes, and closes: its answer says so, the error does not.
    socket.once('error', (error) => {
      if (answer === '') reject(error)
    })
    socket.once('close', () => {
      clearTimeout(whole)
      clearTimeout(connecting)
      const end = answer.indexOf('\0')
      if (end >= 0) resolve(answer.slice(0, end).trim())
      else reject(new Error(`ClamAV at ${host}:${port} closed the connection without an answer`))
    })
  })
}

function sizeOf(piece: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(piece.length)
  return size
}
