import type { IncomingMessage, ServerResponse } from 'node:http'

import { encodingFor, isKnown } from './answer-kind'
import { compressBody, type Effort, WORTH_COMPRESSING } from './compress-bodies'
import { addVary } from './keep-vary'
import type { CachedBody } from './cached-bodies'

/**
 * Sends what is kept, or says that the reader has it.
 * @param ifNoneMatch as the reader sent it
 */
export function sendKept(
  ifNoneMatch: string | undefined,
  response: ServerResponse,
  { headers, encoding, body, etag }: CachedBody,
) {
  response.statusCode = 200
  response.setHeader('ETag', etag)
  addVary(response, 'Accept-Encoding')
  if (isKnown(ifNoneMatch, etag)) {
    response.statusCode = 304
    for (const name of Object.keys(headers)) response.removeHeader(name)
    response.removeHeader('Content-Length')
    response.end()
    return
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.byteLength)
  response.end(body)
}

/** Sends what is this reader's alone, such as a page that says there is none. */
export function sendOnce(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  effort: Effort = 'fast',
) {
  const encoding = body.byteLength < WORTH_COMPRESSING ? 'identity' : encodingFor(headers)
  const sent = encoding === 'identity' ? body : compressBody(body, encoding, effort)
  addVary(response, 'Accept-Encoding')
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', sent.byteLength)
  response.end(sent)
}
