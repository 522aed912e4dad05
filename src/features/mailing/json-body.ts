import { MIMEType } from 'node:util'

/**
 * Reads a JSON response strictly. A body that is not declared as JSON in UTF-8, has more than `mostBytes` decompressed
 * or cannot be parsed is a problem. The problem never quotes the body, and an unread body is cancelled.
 * @throws the errors of the connection
 */
export async function readJson(
  response: Response,
  mostBytes: number,
): Promise<{ ok: true; json: unknown } | { ok: false; problem: string }> {
  const problem = typeProblem(response.headers.get('content-type'))
  if (problem !== undefined) {
    await response.body?.cancel()
    return { ok: false, problem }
  }
  const bytes = await readBytes(response, mostBytes)
  if (!bytes) return { ok: false, problem: `more than ${mostBytes} bytes` }
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, problem: 'not in UTF-8' }
  }
  try {
    return { ok: true, json: JSON.parse(text) as unknown }
  } catch {
    return { ok: false, problem: 'no JSON' }
  }
}

function typeProblem(header: string | null): string | undefined {
  if (header === null) return 'no content type'
  let type
  try {
    type = new MIMEType(header)
  } catch {
    return 'no content type that makes sense'
  }
  if (type.essence !== 'application/json' && !type.subtype.endsWith('+json')) {
    return `content type ${type.essence.slice(0, 100)}`
  }
  const charset = type.params.get('charset')
  const isUtf8 = charset === null || /^utf-?8$/i.test(charset)
  return isUtf8 ? undefined : 'a character set that is not UTF-8'
}

/** All of a body; `undefined` where that is more than `most`, of which the rest is not waited for. */
async function readBytes({ body }: Response, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  // The standard's stream, which Node lets be iterated; leaving the loop cancels it.
  for await (const piece of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > most) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
