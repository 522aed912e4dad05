import { troubleOf } from '@/cms/database/database-trouble'
import { queryList } from '@/cms/database/read-pool'
import { isIndexNowKey } from '@/domain/addresses/index-now'
import { CACHING } from '@/domain/routes/caching'

export const dynamic = 'force-dynamic'

const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' }

/** The key by which search engines know that it is this site that tells them; there is none while nobody is told. */
export async function GET(): Promise<Response> {
  try {
    const [row] = await queryList<{ key: unknown }>(
      'SELECT key FROM index_now WHERE is_on ORDER BY id LIMIT 1',
      [],
    )
    if (!row || !isIndexNowKey(row.key)) {
      return new Response('There is no key.\n', {
        status: 404,
        headers: { ...headers, 'Cache-Control': CACHING.revalidated },
      })
    }
    // The key and nothing else.
    return new Response(row.key, { headers: { ...headers, 'Cache-Control': CACHING.revalidated } })
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    console.error(`The key for search engines could not be read: ${String(error)}`)
    return new Response('The key cannot be read right now.\n', {
      status: 503,
      headers: { ...headers, 'Cache-Control': CACHING.never, 'Retry-After': '5' },
    })
  }
}
