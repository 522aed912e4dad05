import { createHash, createHmac } from 'node:crypto'
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { createBodies } from '../../../src/server/request-bodies'
import { createSignedInCheck } from '../../../src/server/signed-in'
import { matchContentRoute, matchFixedRoute } from '../../../src/domain/routes/match-route'
import { LARGEST_BODY } from '../../../src/domain/routes/route-table'
import { LARGEST_FORM_FILE } from '../../../src/domain/forms/form-file'
import { LARGEST_FILE } from '../../../src/domain/pictures/media-limits'

const KB = 1024
const MB = 1024 * KB
const SECRET = 'only-for-these-tests'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

interface Served {
  port: number
  /** Bytes of each body that went on to the site. */
  seen: number[]
  /** Lets the site answer what it has kept waiting. */
  answerAll: () => void
}

/** The site behind the front server: it reads the body, and answers with its length. */
const routeOf = ({ url = '', headers }: IncomingMessage) => {
  const path = url.slice(1).replace(/\?.*/, '')
  return (matchFixedRoute(path) ?? matchContentRoute(path, headers))?.route
}

async function serve({
  isWaiting = false,
  heldFor = 0,
  patience,
}: {
  isWaiting?: boolean
  heldFor?: number
  patience?: Parameters<typeof createBodies>[0]['patience']
} = {}): Promise<Served> {
  const isSignedIn = createSignedInCheck(SECRET)
  const sayLater = (request: IncomingMessage, _: ServerResponse, status: number) => ({
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: `${request.url} ${status}`,
  })
  const takeBody = createBodies({ isSignedIn, sayLater, ...(patience && { patience }) })
  const seen: number[] = []
  const waiting: (() => void)[] = []
  const take = (request: IncomingMessage, response: ServerResponse) =>
    takeBody(request, response, routeOf(request), () => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => {
        const { length } = Buffer.concat(pieces)
        seen.push(length)
        const answer = () => {
          const refused = request.headers['x-mh-body-refused']
          response.statusCode = refused === undefined ? 200 : Number(refused)
          response.end(String(length))
        }
        if (isWaiting) waiting.push(answer)
        else answer()
      })
    })
  const server = createServer((request, response) => {
    if (heldFor > 0) setTimeout(take, heldFor, request, response)
    else take(request, response)
  })
  server.on('checkContinue', (request, response) => server.emit('request', request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, seen, answerAll: () => waiting.splice(0).forEach((answer) => answer()) }
}

/** A session as Payload signs it. */
function session(secret = SECRET): Record<string, string> {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const signed = [{ alg: 'HS256' }, { id: 1 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = createHmac('sha256', key).update(signed).digest('base64url')
  return { Cookie: `mh-lng=en; mh-token=${signed}.${signature}` }
}

interface Sending {
  path?: string
  headers?: Record<string, string>
  /** Sent before the answer is looked at. */
  bytes: number
  declared?: number
  agent?: Agent
}

interface Answer {
  status: number
  body: string
  retryAfter: string | undefined
}

function send(
  { port }: Served,
  { path = '/api/staff/login', headers = {}, bytes, declared, agent }: Sending,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = declared === undefined ? {} : { 'Content-Length': String(declared) }
    const outgoing = ask(
      { port, path, method: 'POST', agent, headers: { ...headers, ...length } },
      (incoming) => {
        let body = ''
        incoming.setEncoding('utf8').on('data', (piece: string) => (body += piece))
        incoming.on('end', () => {
          const { statusCode: status = 0, headers } = incoming
          resolve({ status, body, retryAfter: headers['retry-after'] })
        })
      },
    )
    outgoing.on('error', reject)
    const piece = Buffer.alloc(64 * KB, 32)
    for (let left = bytes; left > 0; left -= piece.length) outgoing.write(piece.subarray(0, left))
    if (declared === undefined || declared <= bytes) outgoing.end()
    else outgoing.flushHeaders()
  })
}

describe('the body of a request', () => {
  it('goes on whole, by its length or in chunks, one after the other on one connection', async () => {
    const site = await serve()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const bytes of [1, 64 * KB]) {
      expect(await send(site, { bytes, declared: bytes, agent })).toMatchObject({ status: 200 })
      expect(await send(site, { bytes, agent })).toMatchObject({ status: 200, body: `${bytes}` })
    }
    agent.destroy()
    expect(site.seen).toEqual([1, 1, 64 * KB, 64 * KB])
  })

  it('goes on whole where the request was held for a moment before', async () => {
    const site = await serve({ heldFor: 20 })
    for (const bytes of [1, 512 * KB]) {
      for (const declared of [bytes, undefined]) {
        const sent = { bytes, headers: session(), ...(declared && { declared }) }
        expect(await send(site, sent)).toMatchObject({ status: 200, body: `${bytes}` })
      }
    }
  })

  it('of a stranger is refused by its declared length before any of it is sent', async () => {
    const site = await serve()
    const answer = await send(site, { bytes: 0, declared: 400 * MB })
    expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('larger than')])
    expect(site.seen).toEqual([])
  })

  it('of a stranger in chunks is refused while it comes, and the refusal is read', async () => {
    const site = await serve()
    expect((await send(site, { bytes: 2 * MB })).status).toBe(413)
    expect((await send(site, { bytes: 2 * MB, path: '/api/media' })).status).toBe(413)
    const forged = session('another-secret')
    expect((await send(site, { bytes: 2 * MB, headers: forged })).status).toBe(413)
    expect(site.seen).toEqual([])
  })

  it('that is announced first is asked for only where it is taken', async () => {
    const { port } = await serve()
    const first = (length: number) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1')
        socket.once('data', (data) => {
          socket.destroy()
          resolve(data.toString().split('\r\n', 1)[0] ?? '')
        })
        socket.write(
          `POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`,
        )
      })
    expect(await first(10)).toBe('HTTP/1.1 100 Continue')
    expect(await first(10 * MB)).toBe('HTTP/1.1 413 Payload Too Large')
  })

  it('of a signed-in user may be an upload, and is refused by the route that knows their language', async () => {
    const site = await serve()
    const headers = session()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const upload = { path: '/api/media?locale=en', headers, agent }
    expect(await send(site, { ...upload, bytes: LARGEST_FILE })).toMatchObject({
      status: 200,
      body: String(LARGEST_FILE),
    })
    for (const declared of [60 * MB, undefined]) {
      const refused = await send(site, { ...upload, bytes: 60 * MB, ...(declared && { declared }) })
      expect(refused).toMatchObject({ status: 413, body: '0' })
    }
    expect(await send(site, { headers, agent, bytes: 2 * MB })).toMatchObject({ status: 413 })
    expect(await send(site, { ...upload, bytes: 10 })).toMatchObject({ status: 200, body: '10' })
    agent.destroy()
  })

  it('waits for no memory: of many at once some are refused for a while, and later none', async () => {
    const site = await serve({ isWaiting: true })
    const bytes = 60 * KB
    const answers = Array.from({ length: 100 }, () => send(site, { bytes }))
    const refused: Answer[] = []
    for (const answer of answers) {
      void answer.then((one) => one.status !== 200 && refused.push(one))
    }
    await expect.poll(() => refused.length + site.seen.length).toBe(100)
    expect(site.seen.length * bytes).toBeLessThanOrEqual(4 * MB)
    expect(site.seen.length).toBeGreaterThan(50)
    for (const { status, retryAfter } of refused) {
      expect(status === 408 || (status === 503 && Number(retryAfter) > 0)).toBe(true)
    }
    // Who is signed in has a share of their own.
    const signedIn = send(site, { bytes, headers: session() })
    await expect.poll(() => site.seen.length + refused.length).toBe(101)
    site.answerAll()
    expect((await signedIn).status).toBe(200)
    await Promise.all(answers)
    const later = send(site, { bytes })
    await expect.poll(() => site.seen.length + refused.length).toBe(102)
    site.answerAll()
    expect((await later).status).toBe(200)
  })
})

const FORM = '/forms/answer/7'

/** Milliseconds; nothing that a test waits for takes as long. */
const QUICK = { anonymous: 300, signedIn: 300, form: { betweenPieces: 300, whole: 1_500 } }

/** Sends a piece of a body whenever it is told to. */
function trickle({ port }: Served, path: string, declared: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${declared}\r\n\r\n`)
  let heard = ''
  socket.on('data', (data) => (heard += data.toString()))
  return {
    socket,
    piece: (bytes: number) => socket.write(Buffer.alloc(bytes, 32)),
    heard: () => heard,
    status: () => heard.slice(9, 12),
  }
}

describe('a form with a file', () => {
  const largest = LARGEST_FORM_FILE + 100 * KB

  it('has room for the largest file, and no other stranger’s body has', async () => {
    const site = await serve()
    expect(await send(site, { path: FORM, bytes: largest })).toMatchObject({ status: 200 })
    expect(await send(site, { path: '/forms/contact', bytes: largest })).toMatchObject({
      status: 413,
    })
  })

  it('may come slowly as long as pieces keep coming, and not for ever', async () => {
    const site = await serve({ patience: QUICK })
    const slow = trickle(site, FORM, 10)
    const endless = trickle(site, FORM, 1_000_000)
    const stalled = trickle(site, FORM, 10)
    const start = performance.now()
    for (let n = 0; n < 10; n += 1) {
      slow.piece(1)
      endless.piece(1)
      await new Promise((done) => setTimeout(done, 70))
    }
    // Longer than any stranger's other body may take.
    expect(performance.now() - start).toBeGreaterThan(600)
    await expect.poll(slow.status).toBe('200')
    await expect.poll(stalled.status).toBe('408')
    expect(endless.heard()).toBe('')
    const dripping = setInterval(() => endless.piece(1), 50)
    await expect.poll(endless.status, { timeout: 5_000 }).toBe('408')
    clearInterval(dripping)
    expect(endless.heard()).toContain(`${FORM} 408`)
    for (const { socket } of [slow, endless, stalled]) socket.destroy()
  })

  it('that is too large is left to its page, with its beginning', async () => {
    const site = await serve()
    for (const declared of [20 * MB, undefined]) {
      const bytes = 20 * MB
      const answer = await send(site, { path: FORM, bytes, ...(declared && { declared }) })
      expect(answer).toMatchObject({ status: 413, body: String(64 * KB) })
    }
    const contact = await send(site, { path: '/forms/contact', bytes: 6 * MB })
    expect(contact).toMatchObject({ status: 413, body: String(64 * KB) })
  })

  it('waits for no memory: beyond some, the oldest that are not whole make room', async () => {
    const site = await serve()
    const many = Array.from({ length: 12 }, () => {
      const one = trickle(site, FORM, 5 * MB)
      one.piece(4 * MB)
      return one
    })
    const refused = () => many.filter((one) => /408|503/.test(one.status())).length
    await expect.poll(refused, { timeout: 10_000 }).toBeGreaterThanOrEqual(4)
    expect(refused()).toBeLessThan(8)
    // They take no room from what others send.
    expect(await send(site, { bytes: 60 * KB })).toMatchObject({ status: 200 })
    expect(await send(site, { path: FORM, bytes: 5 * MB })).toMatchObject({ status: 200 })
    for (const { socket } of many) socket.destroy()
  })

  it('is told to come again in the words of its page where all room is taken by whole ones', async () => {
    const site = await serve({ isWaiting: true })
    const answers = Array.from({ length: 6 }, () => send(site, { path: FORM, bytes: 5.4 * MB }))
    await expect.poll(() => site.seen.length, { timeout: 5_000 }).toBe(6)
    const refused = await send(site, { path: FORM, bytes: MB })
    expect(refused).toMatchObject({ status: 503, body: `${FORM} 503`, retryAfter: '5' })
    site.answerAll()
    for (const answer of answers) expect(await answer).toMatchObject({ status: 200 })
  })
})

/** Begins a body that never ends, and tells when and how it is refused. */
function stall({ port }: Served, bytes: number, headers: Record<string, string> = {}) {
  const head = Object.entries({ Host: 'x', 'Content-Length': bytes + 1, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`POST /api/staff/login HTTP/1.1\r\n${head}\r\n`)
  socket.write(Buffer.alloc(bytes, 32))
  const refusal = new Promise<string>((resolve) =>
    socket.once('data', (data) => resolve(data.toString().slice(9, 12))),
  )
  return { socket, refusal }
}

describe('bodies that stall', () => {
  it('make room, the oldest first, and stop nobody from signing in', async () => {
    const site = await serve()
    const stalled = Array.from({ length: 200 }, () => stall(site, 60 * KB))
    const refusals: string[] = []
    for (const { refusal } of stalled) void refusal.then((status) => refusals.push(status))
    await expect
      .poll(() => refusals.length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(200 - Math.floor((4 * MB) / (60 * KB)))
    expect(refusals).toContain('408')
    for (const bytes of [60, 60 * KB]) {
      expect(await send(site, { bytes, declared: bytes })).toMatchObject({ status: 200 })
    }
    for (const { socket } of stalled) socket.destroy()
  })

  it('leave a small body its way where all the rest is taken', async () => {
    const site = await serve({ isWaiting: true })
    const bytes = 64 * KB
    const answers = Array.from({ length: 64 }, () => send(site, { bytes }))
    await expect.poll(() => site.seen.length).toBe(64)
    expect((await send(site, { bytes })).status).toBe(503)
    const small = send(site, { bytes: 60 })
    await expect.poll(() => site.seen.length).toBe(65)
    site.answerAll()
    expect((await small).status).toBe(200)
    await Promise.all(answers)
  })

  it('are refused after a while: those of strangers as a whole, those of signed-in users without progress', async () => {
    const site = await serve({ patience: { ...QUICK, anonymous: 60, signedIn: 120 } })
    for (const headers of [{}, session()]) {
      const { socket, refusal } = stall(site, 60, headers)
      expect(await refusal).toBe('408')
      socket.destroy()
    }
  })
})

it('the largest body that is taken has room for the largest file with what is written beside it', () => {
  expect(LARGEST_BODY).toBeGreaterThan(LARGEST_FILE + 100 * KB)
})
