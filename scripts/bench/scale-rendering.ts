import type { Client } from 'pg'

import type { Locale } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { quantile, spread } from './quantiles'
import { readPage } from './read-page'

const SAMPLE = 30
const WARM_UP = 3
const CACHED_READS = 3

/**
 * Times of the first request of distinct pages, spread evenly over the tree, and of later ones. The
 * server's own first requests are not counted: they load code that stays.
 */
export async function timeRendering(client: Client, origin: string, locale: Locale = 'en') {
  const { rows } = await client.query<{ path: string }>(
    `SELECT path FROM publications WHERE locale = $1 ORDER BY document::int`,
    [locale],
  )
  const wanted = Math.min(SAMPLE + WARM_UP, rows.length)
  const step = rows.length / wanted
  const urls = Array.from(
    { length: wanted },
    (_, index) =>
      `${origin}${publicPath({ locale, path: rows[Math.floor(index * step)]?.path ?? '' }, 'en')}`,
  )
  const uncached: number[] = []
  const cached: number[] = []
  for (const [index, url] of urls.entries()) {
    const first = await read(url)
    const later: number[] = []
    for (let reads = 0; reads < CACHED_READS; reads += 1) later.push(await read(url))
    if (index < WARM_UP) continue
    uncached.push(first)
    cached.push(quantile(later, 0.5))
  }
  return { distinctPages: uncached.length, uncached: spread(uncached), cached: spread(cached) }
}

async function read(url: string): Promise<number> {
  const { status, ms } = await readPage(url)
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  return ms
}
