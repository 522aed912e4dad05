import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { request } from '../../../../src/ui/browser/site-requests'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A server on the loopback that answers as each test wants, and remembers what it was asked. */
let server: Server
let url: string
let answer: Handler
let asked: { method?: string; accept?: string; type?: string; body: string }[] = []

beforeAll(async () => {
  // What a browser says of itself; Node has nothing of the kind.
  vi.stubGlobal('navigator', { onLine: true })
  server = createServer((incoming, response) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    incoming.on('end', () => {
      const { accept, 'content-type': type } = incoming.headers
      const { method } = incoming
      asked.push({
        body,
        ...(method && { method }),
        ...(accept && { accept }),
        ...(type && { type }),
      })
      answer(incoming, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterEach(() => {
  asked = []
})

afterAll(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const readName = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'name' in json ? String(json.name) : undefined

const json =
  (status: number, body: unknown): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504]

describe('a request', () => {
  it('asks for JSON and reads it', async () => {
    answer = json(200, { name: 'Mariner' })
    expect(await request(url, readName)).toEqual({ ok: true, data: 'Mariner' })
    expect(asked).toEqual([{ method: 'GET', accept: 'application/json', body: '' }])
  })

  it.each(WRITES)('%s sends JSON', async (method) => {
    answer = json(200, { name: 'Mariner' })
    const sent = await request(url, readName, { method, body: { a: 'ї', b: [1] } })
    expect(sent.ok).toBe(true)
    const type = 'application/json'
    expect(asked).toEqual([{ method, accept: type, type, body: '{"a":"ї","b":[1]}' }])
  })

  it.each(PASSING)('that reads is tried once more on %d', async (status) => {
    answer = json(status, { name: 'no' })
    const failure = status < 500 ? 'refused' : 'failed'
    expect(await request(url, readName)).toEqual({ ok: false, failure })
    expect(asked).toHaveLength(2)
  })

  it('that reads succeeds where the second try does', async () => {
    const began = performance.now()
    answer = (...exchange) => json(asked.length === 1 ? 503 : 200, { name: 'again' })(...exchange)
    expect(await request(url, readName)).toEqual({ ok: true, data: 'again' })
    // Not at once: what was too much a moment ago is too much still.
    expect(performance.now() - began).toBeGreaterThan(250)
  })

  it.each(PASSING)('that writes is not tried again on %d', async (status) => {
    answer = json(status, {})
    for (const method of WRITES) {
      expect((await request(url, readName, { method, body: {} })).ok).toBe(false)
    }
    expect(asked.map(({ method }) => method)).toEqual(WRITES)
  })

  it.each([400, 401, 403, 404, 410, 422, 499, 501, 505, 599])(
    'is not tried again on %d, which is a failure',
    async (status) => {
      answer = json(status, { name: 'no' })
      const failure = status < 500 ? 'refused' : 'failed'
      expect(await request(url, readName)).toEqual({ ok: false, failure })
      expect(asked).toHaveLength(1)
    },
  )

  it.each([
    ['a page', '<!doctype html><title>Sign in to the ship’s network</title>'],
    ['half of it', '{"name":"Mar'],
    ['nothing', ''],
    ['something else', '{"title":"Mariner"}'],
    ['a name that is no text in quotation marks', 'Mariner'],
  ])('that is answered with %s was not understood', async (_name, body) => {
    answer = (_request, response) => response.end(body)
    expect(await request(url, readName)).toEqual({ ok: false, failure: 'unreadable' })
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Handler]>([
    ['no answer', () => undefined],
    ['an answer that stops', (_request, response) => void response.write('{"name":')],
  ])('gives up in time on %s', async (_name, handler) => {
    answer = handler
    const began = performance.now()
    const given = await request(url, readName, { timeout: 300 })
    expect(given).toEqual({ ok: false, failure: 'timeout' })
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it('that finds nobody is tried once more, and says so', async () => {
    answer = (incoming) => incoming.socket.destroy()
    expect(await request(url, readName)).toEqual({ ok: false, failure: 'unreachable' })
    expect(asked).toHaveLength(2)
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('{')
      setImmediate(() => response.destroy())
    }
    expect(await request(url, readName)).toEqual({ ok: false, failure: 'unreachable' })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await request(url, readName)).toEqual({ ok: false, failure: 'offline' })
  })
})
