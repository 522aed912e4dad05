import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import sirv from 'sirv'

/** Seconds: a year. What is below has the digest of its content in its name. */
const FOR_EVER = 31_536_000

/**
 * Serves what a build made for browsers, as the build has compressed it (scripts/set-up/compress-build.mjs);
 * Next would compress each file again at each request, and less. Development needs no build: where there is
 * none, every request is left to Next.
 * @param root the folder of the project
 */
export function createStaticFiles(root: string) {
  const folder = path.join(root, '.next/static')
  const serve = existsSync(folder)
    ? sirv(folder, { brotli: true, gzip: true, etag: true, immutable: true, maxAge: FOR_EVER })
    : undefined
  /** @param next where there is no such file */
  return function serveStatic(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const url = request.url ?? ''
    if (!serve || !url.startsWith(PREFIX)) {
      next()
      return
    }
    // A part of a script is no use to a browser, and of a range that ends before it begins sirv makes an exception.
    delete request.headers.range
    // The server looks for the file by the address; whoever is asked next must find it as it was.
    request.url = url.slice(PREFIX.length - 1)
    // Of a file that a new build has taken away meanwhile nobody else hears; its browser asks for the page again.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, () => {
      request.url = url
      next()
    })
  }
}

const PREFIX = '/_next/static/'
