import { once } from 'node:events'
import { createServer } from 'node:http'

/** What arrived at the far end of the tag. */
export interface AnalyticsEnd {
  /** Where the tag's script is. */
  tagUrl: string
  /** How often the script was asked for. */
  loads(): number
  /** What the tag reported, in the order it happened in each document. */
  seen(): unknown[][]
  forget(): void
  stop(): void
}

/**
 * A tag in the manner of Google's, on a server of its own: it understands `arguments` objects alone,
 * reports each command it finds and each page of the history, keeps cookies, and asks `ga-disable-…`
 * before every request.
 */
const TAG = `(() => {
  const { origin, searchParams } = new URL(document.currentScript.src)
  const id = searchParams.get('id')
  let number = 0
  const report = (entry) => {
    if (window['ga-disable-' + id]) return
    const since = performance.timeOrigin
    navigator.sendBeacon(origin + '/seen', JSON.stringify({ since, number: number++, entry }))
  }
  const take = (command) => {
    const isCommand = Object.prototype.toString.call(command) === '[object Arguments]'
    report(isCommand ? [...command] : ['not a command'])
  }
  document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=9999'
  document.cookie = '_ga_' + id.slice(2) + '=GS1.1; Path=/; Max-Age=9999'
  document.cookie = '_gcl_au=1.1; Path=/; Max-Age=9999'
  const layer = window.dataLayer
  layer.forEach(take)
  layer.push = (...commands) => commands.forEach(take)
  const { pushState } = history
  history.pushState = function (...state) {
    pushState.apply(this, state)
    report(['page', location.pathname])
  }
})()`

interface Report {
  /** When its document began. */
  since: number
  number: number
  entry: unknown[]
}

/** Starts it on a port that is free. */
export async function startAnalyticsEnd(): Promise<AnalyticsEnd> {
  let loads = 0
  let seen: Report[] = []
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/gtag/js?id=')) {
      loads += 1
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(TAG)
      return
    }
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      if (request.url === '/seen') seen.push(JSON.parse(body) as Report)
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    tagUrl: `http://127.0.0.1:${address.port}/gtag/js`,
    loads: () => loads,
    // They may overtake each other on the way.
    seen: () =>
      seen.toSorted((a, b) => a.since - b.since || a.number - b.number).map(({ entry }) => entry),
    forget() {
      loads = 0
      seen = []
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
