import { createHash } from 'node:crypto'

import { troubleOf } from '@/cms/database/database-trouble'
import { CACHING } from '@/domain/routes/caching'

import { isKnown, weakTag } from '../entity-tag'

/** What is sent to programs and readers of plain text. */
interface Feed {
  /** What the log calls it. */
  name: string
  /** Its media type. */
  type: string
  /** @throws what the database throws while it is away */
  write: () => Promise<string>
  headers?: Readonly<Record<string, string>>
}

/** Answers with what a search finds: 304 where the client has it already, 503 while the database does not answer. */
export async function feedAnswer(
  request: Request,
  { name, type, write, headers = {} }: Feed,
): Promise<Response> {
  let body: string
  try {
    body = await write()
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    console.error(`${name} could not be read: ${String(error)}`)
    return new Response(`${name} cannot be read right now.\n`, {
      status: 503,
      headers: { 'Cache-Control': CACHING.never, 'Retry-After': '5' },
    })
  }
  const tag = weakTag(createHash('sha256').update(body))
  const kept = { ETag: tag, 'Cache-Control': CACHING.page, 'X-Robots-Tag': 'noindex', ...headers }
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers: kept })
  return new Response(body, { headers: { ...kept, 'Content-Type': type } })
}
