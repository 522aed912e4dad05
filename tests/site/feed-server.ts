import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

import type { Network } from '../../src/cms/services/network/checked-host'
import { CERTIFICATE, KEY } from '../fixtures/feed-certificate'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server of feeds on this machine, by `https`, that answers as it is told. */
export interface FeedServer {
  port: number
  /** Of `feeds.example`, which the server's certificate is for. */
  address(path: string): string
  /** What is answered from now on. */
  answer: Answer
  /** Every question so far. */
  asked: IncomingMessage[]
  /** By which it is reached: the name `feeds.example` leads here. */
  network: Network
  close(): Promise<void>
}

/** Opens one; it listens on 127.0.0.1 alone. */
export async function openFeedServer(): Promise<FeedServer> {
  const server: Omit<FeedServer, 'port' | 'address' | 'close'> = {
    answer: (_request, response) => void response.writeHead(404).end(),
    asked: [],
    network: {
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      isAllowed: (address) => address === '127.0.0.1',
      ca: CERTIFICATE,
    },
  }
  const listener = https.createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    server.asked.push(request)
    server.answer(request, response)
  })
  // A client that does not believe the certificate hangs up.
  listener.on('tlsClientError', () => undefined)
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return Object.assign(server, {
    port,
    address: (path: string) => `https://feeds.example:${port}${path}`,
    close: async () => {
      listener.close()
      listener.closeAllConnections()
      await once(listener, 'close')
    },
  })
}

/** Answers with a file of a table. */
export function file(
  body: string | Buffer,
  headers: Record<string, string> = {},
  status = 200,
): Answer {
  return (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/csv', ...headers }).end(body)
}
