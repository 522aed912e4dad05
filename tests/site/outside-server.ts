import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Network } from '../../src/cms/services/network/checked-host'

/** A question that another site got. */
interface OutsideQuestion {
  method: string
  host: string
  path: string
  userAgent: string
  at: number
}

/** The sites outside, all on one server of this machine: every name leads here but those that are told otherwise. */
export interface OutsideServer {
  port: number
  /** Of a site whose name ends in `.example`. */
  address(host: string, path: string): string
  /** What is answered at a path, for a method; 200 for all others. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  asked: OutsideQuestion[]
  /** By which it is reached: `private.example` leads to an address that is not allowed. */
  network: Network
  close(): Promise<void>
}

/** Where nothing may ever be fetched from. */
const PRIVATE_ADDRESS = '10.0.0.1'

/** Opens one; it listens on 127.0.0.1 alone. */
export async function openOutsideServer(): Promise<OutsideServer> {
  const server: Omit<OutsideServer, 'port' | 'address' | 'close'> = {
    answer: (_request, response) => void response.end(),
    asked: [],
    network: {
      resolve: (host) => {
        if (host.startsWith('nowhere.')) return Promise.reject(new Error('ENOTFOUND'))
        const address = host.endsWith('.example') && !host.startsWith('private.')
        return Promise.resolve([{ address: address ? '127.0.0.1' : PRIVATE_ADDRESS, family: 4 }])
      },
      isAllowed: (address) => address === '127.0.0.1',
    },
  }
  const listener = http.createServer((request, response) => {
    const { method = '', headers, url: path = '' } = request
    const at = performance.now()
    server.asked.push({
      ...{ method, path, at },
      host: headers.host ?? '',
      userAgent: headers['user-agent'] ?? '',
    })
    server.answer(request, response)
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return Object.assign(server, {
    port,
    address: (host: string, path: string) => `http://${host}.example:${port}${path}`,
    close: async () => {
      listener.close()
      listener.closeAllConnections()
      await once(listener, 'close')
    },
  })
}
