import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { prepareGracefulShutdown } from '../../../src/server/graceful-shutdown'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const APP = { close: () => Promise.resolve() }

/** A server as the site has it, whose answers come after `answerMs`. */
async function serve(answerMs = 0) {
  const server = createServer()
  const { shutDown, queueAtStop } = prepareGracefulShutdown(server)
  const answer = queueAtStop((_, response) => {
    setTimeout(() => response.end('whole'), answerMs)
  })
  server.on('request', answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { server, port, close: () => shutDown(APP) }
}

/** Everything the socket is told until it is closed, or why it was cut off. */
function readToEnd(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    socket.once('error', ({ message }) => resolve(message))
    socket.once('close', () => resolve(text))
  })
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

test('answers behind a slow one are told when their connection has closed', async () => {
  const server = createServer()
  prepareGracefulShutdown(server)
  let taken = 0
  let closed = 0
  server.on('request', (_, response) => {
    taken += 1
    response.once('close', () => (closed += 1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const socket = await open(port)
  socket.write(REQUEST.repeat(20))
  await expect.poll(() => taken).toBe(20)
  socket.destroy()
  await expect.poll(() => closed).toBe(20)
  server.close()
})

test('a stop answers what was sent before it on connections that had said nothing, or were idle', async () => {
  const { server, port, close } = await serve()
  const [fresh, used, silent] = await Promise.all([open(port), open(port), open(port)])
  used.write(REQUEST)
  await once(used, 'data')
  await expect.poll(() => serverConnections(server)).toBe(3)
  // In one turn: the server cannot have read them when it is told to stop.
  const answers = [fresh, used, silent].map(readToEnd)
  fresh.write(REQUEST)
  used.write(REQUEST)
  await close()
  const [first, second, nothing] = await Promise.all(answers)
  for (const answer of [first, second]) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/^Connection: close\r$/m)
    expect(answer).toContain('whole')
  }
  expect(nothing).toBe('')
})

test('a stop answers a request that is on its way, and one whose answer is under way', async () => {
  const { server, port, close } = await serve(300)
  const [slow, late] = await Promise.all([open(port), open(port)])
  slow.write(REQUEST)
  await expect.poll(() => serverConnections(server)).toBe(2)
  const answers = [slow, late].map(readToEnd)
  const closed = close()
  // As long as over a satellite.
  setTimeout(() => late.write(REQUEST), 350)
  await closed
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^Connection: close\r$/m)
    expect(answer).toContain('whole')
  }
})

test('a stop answers those who connected before it and were not accepted yet, however slow it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-close-'))
  const { port, close } = await serve()
  const sent = path.join(folder, 'sent')
  const client = spawn(process.execPath, ['-e', CROWD, String(port), sent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  client.stdout.setEncoding('utf8').on('data', (piece: string) => (printed += piece))
  // Kept busy, the server accepts nobody.
  const deadline = Date.now() + 10_000
  while (!existsSync(sent) && Date.now() < deadline);
  const ended = once(client, 'close')
  const slowness = slowTurns(40)
  await close()
  clearImmediate(slowness.next)
  await ended
  expect(printed).toBe('answered 20, cut off 0')
  await rm(folder, { recursive: true })
})

/** Every turn of the event loop takes so long, as where others keep the machine busy. */
function slowTurns(milliseconds: number): { next: NodeJS.Immediate } {
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  const slow = () => {
    Atomics.wait(sleeper, 0, 0, milliseconds)
    slowness.next = setImmediate(slow)
  }
  const slowness = { next: setImmediate(slow) }
  return slowness
}

/** Twenty clients that connect and send; then the file is written. */
const CROWD = `
const [port, file] = process.argv.slice(1)
let sent = 0
const result = { answered: 0, cutOff: 0 }
for (let index = 0; index < 20; index += 1) {
  const socket = require('node:net').connect(Number(port), '127.0.0.1')
  socket.on('connect', () => socket.write(${JSON.stringify(REQUEST)}, () => {
    sent += 1
    if (sent === 20) require('node:fs').writeFileSync(file, '')
  }))
  let text = ''
  socket.on('data', (piece) => (text += piece))
  socket.on('error', () => {})
  socket.on('close', () => {
    result[text.includes('whole') ? 'answered' : 'cutOff'] += 1
    if (result.answered + result.cutOff === 20) process.stdout.write('answered ' + result.answered + ', cut off ' + result.cutOff)
  })
}
`

function serverConnections(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
