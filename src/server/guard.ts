import type { ServerResponse } from 'node:http'

import type { Log } from './request-log'

/** Keeps what throws to the request that it concerns: nobody else's answer is to end with it. */
export function createGuard(log: Log) {
  function fail(response: ServerResponse, error: unknown) {
    log.error({ id: response.getHeader('X-Request-Id'), err: error }, 'the request failed')
    if (response.headersSent) return void response.destroy()
    response.writeHead(500, { 'Cache-Control': 'no-store', Connection: 'close' }).end()
  }
  return {
    run(response: ServerResponse, work: () => void) {
      try {
        work()
      } catch (error) {
        fail(response, error)
      }
    },
    /** The same for what is waited for. */
    wait(response: ServerResponse, work: () => Promise<void>) {
      work().catch((error: unknown) => fail(response, error))
    },
  }
}

export type Guard = ReturnType<typeof createGuard>
