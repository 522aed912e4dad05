import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { checkFile } from '../../../../../src/cms/services/forms/check-file'
import { scanFile } from '../../../../../src/cms/services/forms/virus-scanner'
import { pdf } from '../../../../fixtures/form-files'
import { fileOf } from '../../../../site/virus-scanner'

const servers: Server[] = []
const sockets = new Set<Socket>()

/** A clamd that has read the whole file when it is asked what it says; what it hears before is not always all. */
async function clamd(
  answer: (file: Buffer, socket: Socket) => void,
  onPiece?: (socket: Socket) => void,
): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket)
    // Whoever gives up resets the connection.
    socket.on('error', () => undefined)
    let heard = Buffer.alloc(0)
    socket.on('data', (piece) => {
      heard = Buffer.concat([heard, piece])
      onPiece?.(socket)
      const file = fileOf(heard)
      if (file) answer(file, socket)
    })
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers.splice(0)) server.close()
  vi.restoreAllMocks()
})

const says = (words: string) => (_: Buffer, socket: Socket) => void socket.end(`${words}\0`)
const QUICK = { connecting: 200, whole: 400 }

describe('a scanner', () => {
  it('gets the whole file, in pieces, and says that it is clean', async () => {
    const file = Buffer.alloc(200_001, 'engineer')
    const heard: Buffer[] = []
    const scanner = await clamd((bytes, socket) => {
      heard.push(bytes)
      socket.end('stream: OK\0')
    })
    expect(await scanFile(file, scanner)).toBe('clean')
    expect(heard).toHaveLength(1)
    expect(heard[0]?.equals(file)).toBe(true)
  })

  it('says what it found', async () => {
    const scanner = await clamd(says('stream: Win.Test.EICAR_HDB-1 FOUND'))
    expect(await scanFile(pdf(), scanner)).toEqual({ found: 'Win.Test.EICAR_HDB-1' })
  })

  it('is not there, is silent, dies, or answers nothing that is an answer', async () => {
    const gone = await clamd(says(''))
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
    const scanners = [
      gone,
      await clamd(() => undefined),
      await clamd((_, socket) => void socket.destroy()),
      await clamd((_, socket) => void socket.end('stream: OK')),
      await clamd(says('INSTREAM size limit exceeded. ERROR')),
      await clamd((_, socket) => void socket.end('x'.repeat(100_000))),
      await clamd(
        () => undefined,
        (socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0'),
      ),
    ]
    for (const scanner of scanners) {
      const start = performance.now()
      await expect(scanFile(Buffer.alloc(1_000_000), scanner, QUICK)).rejects.toThrow()
      expect(performance.now() - start).toBeLessThan(3_000)
    }
  })
})

describe('a file of a form', () => {
  it('is not taken with a virus, and says so where the scanner is away', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const file = { bytes: pdf(), name: 'cv.pdf' }
    const taken = { type: 'application/pdf', name: 'cv.pdf', bytes: file.bytes, isUnscanned: false }
    expect(await checkFile(file, 'read', await clamd(says('stream: OK')))).toEqual(taken)
    const virus = await clamd(says('stream: Pdf.Exploit FOUND'))
    expect(await checkFile(file, 'read', virus)).toEqual({ problem: 'virus' })
    expect(logged).not.toHaveBeenCalled()
    const broken = await clamd((_, socket) => void socket.destroy())
    expect(await checkFile(file, 'read', broken)).toEqual({ ...taken, isUnscanned: true })
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not be checked for viruses'))
  })

  it('waits for its turn, and is not taken now where too many wait', async () => {
    const waiting: Socket[] = []
    const scanner = await clamd((_, socket) => void waiting.push(socket))
    const sent = Array.from({ length: 30 }, () =>
      checkFile({ bytes: pdf(), name: 'cv.pdf' }, 'read', scanner),
    )
    const answers = Promise.all(sent)
    const first = await Promise.race(sent)
    expect(first).toEqual({ problem: 'cannotBeChecked' })
    let isDone = false
    void answers.finally(() => (isDone = true))
    while (!isDone) {
      expect(waiting.length).toBeLessThanOrEqual(2)
      for (const socket of waiting.splice(0)) socket.end('stream: OK\0')
      await new Promise((turn) => setImmediate(turn))
    }
    expect((await answers).filter((answer) => 'name' in answer)).toHaveLength(22)
  })
})
