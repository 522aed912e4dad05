import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sirv from 'sirv'

import { SCRIPTS_PATH } from '../domain/browser/browser-scripts'
import { SCRIPT_SET } from '../domain/browser/script-set'

/** Seconds: a year. What is below has the digest of its content in its name. */
const FOR_EVER = 31_536_000

const KEPT = { brotli: true, gzip: true, etag: true, immutable: true, maxAge: FOR_EVER }

/** What the bundle of this server has beside itself (scripts/set-up/bundle-server.mjs). */
const SCRIPTS = fileURLToPath(new URL('./scripts', import.meta.url))

/**
 * Serves what a build made for browsers, as the build has compressed it; Next would compress each file again at each
 * request, and less. Development needs no build: what Next makes is left to Next there, and what we make is read again
 * each time.
 * @param root the folder of the project
 */
export function createStaticFiles(root: string, { dev = false } = {}) {
  const built = path.join(root, '.next/static')
  const folders: [string, ReturnType<typeof sirv>][] = []
  if (!dev && existsSync(built)) folders.push([PREFIX, sirv(built, KEPT)])
  if (existsSync(SCRIPTS)) {
    folders.push([`${SCRIPTS_PATH}${SCRIPT_SET}/`, sirv(SCRIPTS, dev ? { dev } : KEPT)])
  }
  /** @param next where there is no such file */
  return function serveStatic(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const url = request.url ?? ''
    const [prefix, serve] = folders.find(([beginning]) => url.startsWith(beginning)) ?? []
    if (prefix === undefined || !serve) {
      if (url.startsWith(SCRIPTS_PATH)) sayGone(response)
      else next()
      return
    }
    // A part of a script is no use to a browser, and of a range that ends before it begins sirv makes an exception.
    delete request.headers.range
    // The server looks for the file by the address; whoever is asked next must find it as it was.
    request.url = url.slice(prefix.length - 1)
    // Of a file that a new build has taken away meanwhile nobody else hears; its browser asks for the page again.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, () => {
      request.url = url
      if (prefix === PREFIX) next()
      else sayGone(response)
    })
  }
}

const PREFIX = '/_next/static/'

/** A page of another build asks for a script of its own: without it the page is what the server made. */
function sayGone(response: ServerResponse) {
  response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' })
  response.end('There is no such script.\n')
}
