import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

export interface CatService {
  readonly url: string
  /** How often it was asked. */
  asked: number
  /** What it answers from now on. */
  answerWith: (response: ServerResponse) => void
  close: () => void
}

/** A service of pictures of cats, on loopback. */
export async function startCatService(): Promise<CatService> {
  const server = createServer((_, response) => {
    service.asked += 1
    service.answerWith(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  const service: CatService = {
    url: `http://127.0.0.1:${address.port}/cat`,
    asked: 0,
    answerWith: (response) => response.writeHead(404).end(),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return service
}
