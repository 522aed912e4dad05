import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createOwnQuestions, placeOf } from '../../../src/server/own-questions'

/** The front server's own questions, and how it tells them from everybody else's. */

const own = createOwnQuestions({ siteUrl: 'https://crew.example', trustProxyHops: 1 })
const other = createOwnQuestions({ siteUrl: 'http://localhost:3000', trustProxyHops: 0 })

let seen: IncomingHttpHeaders = {}
const server = createServer((request, response) => {
  seen = { ...request.headers }
  const isOwn = own.recognize(request)
  if (request.url === '/never') return
  response.writeHead(404).end(JSON.stringify([isOwn, own.isOwn(request)]))
})
const place = () => placeOf(server.address() as AddressInfo, undefined)
const signal = new AbortController().signal

beforeAll(() => new Promise<void>((resolve) => server.listen({ port: 0, host: '::' }, resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('it knows its own, and nobody else’s', async () => {
  expect(await own.ask(place(), '/a?b', signal)).toMatchObject({ status: 404, body: '[true,true]' })
  expect((await other.ask(place(), '/', signal)).body).toBe('[false,false]')
  for (const pretended of ['', 'x', 'A'.repeat(43)]) {
    const answer = await fetch(`http://127.0.0.1:${place().port}/`, {
      headers: { 'x-mh-own-question': pretended },
    })
    expect(await answer.text()).toBe('[false,false]')
  }
})

test('it is asked for as its readers ask for it, through its proxy where it has one', async () => {
  await own.ask(place(), '/', signal)
  expect(seen).toMatchObject({
    host: 'crew.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'crew.example',
    'x-forwarded-proto': 'https',
  })
  await other.ask(place(), '/', signal)
  expect(seen.host).toBe('localhost:3000')
  expect(Object.keys(seen).filter((name) => name.startsWith('x-forwarded'))).toEqual([])
  // No wish for a language: it is asked as a crawler is.
  expect(seen['accept-language']).toBeUndefined()
})

test('a question ends with its signal', async () => {
  const late = own.ask(place(), '/never', AbortSignal.timeout(20))
  await expect(late).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  ['0.0.0.0', undefined, '127.0.0.1'],
  ['::', undefined, '127.0.0.1'],
  ['::', '::', '127.0.0.1'],
  ['127.0.0.1', 'localhost', '127.0.0.1'],
  ['::1', '::1', '::1'],
  ['192.168.1.5', '192.168.1.5', '192.168.1.5'],
  ['fe80::1', 'fe80::1%eth0', 'fe80::1%eth0'],
])('a site that listens on %s (HOST %s) is asked at %s', (address, host, asked) => {
  expect(placeOf({ address, family: '', port: 3000 }, host)).toEqual({ host: asked, port: 3000 })
})
