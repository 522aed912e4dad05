import { streamOf } from './stream-pieces'

/**
 * Answers with XML that is written while it is read (stream-pieces.ts). A failure before the first piece is a 503; a
 * later one breaks the connection.
 */
export async function answerSitemap(
  pieces: AsyncGenerator<string, void, undefined>,
): Promise<Response> {
  let first: IteratorResult<string, void>
  try {
    first = await pieces.next()
  } catch (error) {
    return answerUnavailable(error)
  }
  return new Response(streamOf(first, pieces), { headers: SITEMAP_HEADERS })
}

/** The answer while the database is away. */
export function answerUnavailable(error: unknown): Response {
  console.error(`A sitemap could not be read: ${String(error)}`)
  return new Response('The list of pages cannot be read right now.\n', {
    status: 503,
    headers: { ...TEXT, 'Cache-Control': 'no-store', 'Retry-After': '5' },
  })
}

/** The answer to the number of a file that there is not. */
export function answerNoSuchSitemap(): Response {
  return new Response('There is no such sitemap.\n', { status: 404, headers: TEXT })
}

/** What shared caches may do: a minute for everybody, longer only while the site is down. */
export const MACHINE_CACHING = 'public, max-age=0, s-maxage=60, stale-if-error=86400'

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }

const SITEMAP_HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': MACHINE_CACHING,
  'X-Robots-Tag': 'noindex',
}
