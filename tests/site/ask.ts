import { type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'

export interface Answer {
  status: number
  /** Where a redirect leads: path and query where that is on the same site, else the whole address. */
  location: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Sends a request exactly as written: no address is tidied up, no header added, none followed. Over https, whatever the
 * certificate is of.
 */
export async function ask(
  site: string,
  path: string,
  headers: Record<string, string> = {},
  sent?: string | URLSearchParams,
): Promise<Answer> {
  const { bytes, ...answer } = await askBytes(site, path, headers, sent)
  return { ...answer, body: bytes.toString('utf8') }
}

/** `ask`, with the body as it came, compressed where it was. */
export function askBytes(
  site: string,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
  sent?: string | URLSearchParams,
): Promise<Omit<Answer, 'body'> & { bytes: Buffer }> {
  const { protocol, hostname, port } = new URL(site)
  // As a connection is made to it: an IPv6 address has brackets in a URL alone.
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const send = protocol === 'https:' ? secureRequest : request
  return new Promise((resolve, reject) => {
    const options = { host, port, path, method, headers, rejectUnauthorized: false }
    const outgoing = send(options, (incoming) => {
      const pieces: Buffer[] = []
      incoming.on('data', (piece: Buffer) => pieces.push(piece))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          location: incoming.headers.location?.replace(site, ''),
          headers: incoming.headers,
          bytes: Buffer.concat(pieces),
        }),
      )
    })
    outgoing.on('error', reject)
    if (sent instanceof URLSearchParams) {
      outgoing.setHeader('Content-Type', 'application/x-www-form-urlencoded')
    }
    outgoing.end(sent?.toString())
  })
}
