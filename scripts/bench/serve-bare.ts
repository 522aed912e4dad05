import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Undo } from './run-bench'

/** A server of Node's own that sends what a page of the site answers, in a process of its own. */
export interface BareServer {
  url: string
  pid: number
}

/** Starts one that answers as this address does with an encoding. */
export async function serveBare(undo: Undo, page: string, encoding: string): Promise<BareServer> {
  const answer = await readRaw(page, encoding)
  const child = fork('scripts/bench/bare-server.ts', { execArgv: ['--import=tsx'] })
  undo(async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  child.send(answer)
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0 }
}

/** Headers and body as they come over the wire; Node says itself what concerns the connection. */
function readRaw(url: string, encoding: string) {
  return new Promise<{ headers: [string, string][]; body: string }>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => {
        const headers = Object.entries(response.headers).filter(
          ([name]) => !['connection', 'date', 'keep-alive', 'transfer-encoding'].includes(name),
        )
        resolve({
          headers: headers.map(([name, value]) => [name, String(value)]),
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
      response.once('error', reject)
    }).once('error', reject)
  })
}
